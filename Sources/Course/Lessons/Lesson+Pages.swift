extension Lesson {
  /// Lessons on separating tests from queries.
  static let pages: [Lesson] = [
    Lesson(
      number: 4, title: "The first page object", chapter: "TheFirstPageObject",
      task: """
        The test signs in with queries of its own. Write SignInPage and ProfilePage with the
        protocol Page, so that the test says what is done, and the pages know how. Assertions
        stay in the test.
        """,
      checks: [
        .passes(
          "passes", reason: "Pages must not change what the test does.",
          hint: "Each method does one thing and returns the page that it leads to."),
        .keeps(
          "has no queries in the test",
          SourceRule(scope: .tests, forbidden: queries, needed: ["SignInPage"]),
          reason: "A screen that changes should change one page, not forty tests.",
          hint: "Move whatever names an element into a page, and give the test a property."),
        .keeps(
          "touches no elements in the test",
          SourceRule(scope: .tests, forbidden: touches),
          reason: "A test that taps a page's elements knows how the page works.",
          hint: "Give the page a method for what the user does, and a property for what it shows."),
        .keeps(
          "has no assertions in the pages",
          SourceRule(scope: .pages, forbidden: ["XCTAssert*", "XCTFail"]),
          reason: "A page serves many tests. The test decides what must be true.",
          hint: "Let the page return a value, such as name, and let the test compare it."),
        .notices(
          "notices another name", variant: "stranger",
          reason: "The name on the profile is what the test is about.",
          hint: "Compare the page's name with the address that was typed."),
        .notices(
          "notices that nobody is signed in", variant: "lostSignIn",
          reason: "Returning ProfilePage() does not mean that it is on the screen.",
          hint: "Assert that the page exists before its values are read."),
      ]),
    Lesson(
      number: 5, title: "Cells as objects", chapter: "CellsAsObjects",
      task: """
        The test counts rows. Write a type for a row of the menu that is made with the identifier
        of the tea (ceylon, darjeeling) and has name, price, and a way to like it. Check Ceylon's
        name and price, and Darjeeling's name and that it can be liked.
        """,
      checks: [
        .keeps(
          "counts no rows", SourceRule(forbidden: ["firstMatch", "boundBy"]),
          reason: "A new row at the top shifts every number below it.",
          hint: "Make the row with an identifier: TeaRow(id: \"ceylon\")."),
        .keeps(
          "has no queries in the test", SourceRule(scope: .tests, forbidden: queries),
          reason: "The next test of a row should not have to write them again.",
          hint: "Give the row properties: name, price, isLiked."),
        .passes(
          "passes", reason: "The rows are Ceylon for $5 and Darjeeling.",
          hint: "The names inside a row are name, price and like."),
        .passes(
          "passes with the rows turned round", RunConditions(variant: "turned"),
          reason: "The order of the rows is not what the test is about.",
          hint: "Find the row by its identifier."),
        .notices(
          "notices a wrong name", variant: "misspelt",
          reason: "Each property that the task names is to be compared.",
          hint: "Darjeeling's name is compared too."),
        .notices(
          "notices a wrong price", variant: "dear",
          reason: "Each property that the task names is to be compared.",
          hint: "Ceylon costs $5."),
        .notices(
          "notices that nothing is liked", variant: "deafLike",
          reason: "The tap is only half of the test.",
          hint: "Look at the button's label after the tap."),
      ]),
    Lesson(
      number: 6, title: "Browsers", chapter: "Browsers",
      task: """
        The basket has two panels, panel.tea and panel.cake, and each has a count and a button
        add. Write an ElementBrowser for a panel, below a browser for the page (panels.view).
        Add one tea, and check that there is one tea and no cake.
        """,
      checks: [
        .keeps(
          "uses browsers",
          SourceRule(needed: ["ElementBrowser", "parentBrowser"]),
          reason: "A browser knows its parent, so the search starts at the right place.",
          hint: "struct Panel: ElementBrowser has a request and a parentBrowser."),
        .passes(
          "passes", reason: "Without a parent, add is found in both panels.",
          hint: "part(id: \"add\", type: .button) looks below the browser on which it is called."),
        .passes(
          "passes with the panels turned round", RunConditions(variant: "turned"),
          reason: "The order of the panels is not what the test is about.",
          hint: "The panel's identifier says which one it is."),
        .notices(
          "notices that a cake is added", variant: "mixedUp",
          reason: "What must not change is half of what a test should check.",
          hint: "Compare both counts."),
      ]),
  ]

  /// Names that appear in queries.
  private static let queries = [
    "buttons", "cells", "children", "descendants", "navigationBars", "otherElements",
    "secureTextFields", "staticTexts", "tables", "textFields",
  ]

  /// Names of what is done to elements, and of what is read from them.
  private static let touches = [
    "label", "press", "replaceText", "swipe*", "tap", "typeText", "value",
  ]
}
