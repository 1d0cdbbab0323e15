extension Lesson {
  static let finding: [Lesson] = [
    Lesson(
      number: 1, title: "Finding by label, identifier and predicate", chapter: "FindingElements",
      task: """
        The test opens the menu by words that a user reads. Let it find the button, the screen of
        the menu and the picture by their identifiers, so that it passes in German too. The
        picture must be oolong.png, which its identifier says at its end.
        """,
      checks: [
        .passes(
          "passes", reason: "A test has to pass with the app as it is.",
          hint: "The identifiers are welcome.open, menu.view and welcome.image_image:oolong.png."),
        .passes(
          "passes in German", RunConditions(variant: "german"),
          reason: "Labels are for people. They change with the language and with every edit.",
          hint: "Look for what the tree calls identifier: print(app.debugDescription) shows it."),
        .passes(
          "passes with other words on the buttons", RunConditions(variant: "reworded"),
          reason: "A list of labels in all languages is out of date after the next edit.",
          hint: "Find the button by its identifier welcome.open alone."),
        .notices(
          "notices that the button does nothing", variant: "closedDoor",
          reason: "If a test does not check the next screen, it passes whatever the tap does.",
          hint: "Assert that menu.view exists after the tap."),
        .notices(
          "notices another picture", variant: "wrongPicture",
          reason: "A test cannot see pixels. A name in the identifier says which picture it is.",
          hint: "NSPredicate(format: \"identifier ENDSWITH %@\", …) looks at the end."),
      ]),
    Lesson(
      number: 2, title: "Ambiguous matches", chapter: "AmbiguousMatches",
      task: """
        One button is labelled Large, another one has the identifier Large. Tap the one with the
        identifier, and check that the text sizes.chosen becomes Large pot.
        """,
      checks: [
        .keeps(
          "takes no first match",
          SourceRule(forbidden: ["firstMatch", "boundBy", "allElementsBoundBy*"]),
          reason: "The first of two matches is right only until somebody moves a button.",
          hint: "Be more exact: a predicate on only the identifier matches one button."),
        .passes(
          "passes", reason: "A subscript compares identifiers and labels, so it finds both.",
          hint: "app.buttons.element(matching: NSPredicate(…)) with identifier == %@."),
        .passes(
          "passes with the buttons the other way round", RunConditions(variant: "turned"),
          reason: "The order on the screen is not what the test is about.",
          hint: "Find the button by what it is, not by its position."),
        .passes(
          "passes in German", RunConditions(variant: "german"),
          reason: "A label that is unique today is still a text for people.",
          hint: "Ask for the identifier Large, which no language changes."),
        .notices(
          "notices that the wrong size is chosen", variant: "stuckSize",
          reason: "A tap without a check of its result proves nothing.",
          hint: "Compare the label of sizes.chosen with the words \"Large pot\"."),
      ]),
    Lesson(
      number: 3, title: "Hierarchy", chapter: "SearchingBelowAnElement",
      task: """
        Every row of the menu has a name, a price and a button to like it, under the same three
        identifiers. Check that Ceylon, the row with the identifier ceylon in the table
        menu.table, costs $5, and that its button says Liked after a tap.
        """,
      checks: [
        .keeps(
          "uses no positions", SourceRule(forbidden: ["firstMatch", "boundBy"]),
          reason: "Rows move. A test that counts them breaks with the next offer.",
          hint: "Find the row by its identifier first, then look inside it."),
        .passes(
          "passes", reason: "Identifiers that repeat are unique below one row.",
          hint: "app.tables[\"menu.table\"].otherElements[\"ceylon\"] is the row."),
        .passes(
          "passes with the rows turned round", RunConditions(variant: "turned"),
          reason: "The order of the rows is not what the test is about.",
          hint: "Find the row by its identifier."),
        .passes(
          "passes with a best seller above the table", RunConditions(variant: "bestSeller"),
          reason: "The same tea is on a screen twice as soon as somebody advertises it.",
          hint: "Start with the table, and search below it."),
        .notices(
          "notices a wrong price", variant: "dear",
          reason: "The price must be that of this row, not of any row.",
          hint: "Compare the label of price below the row."),
        .notices(
          "notices that nothing is liked", variant: "deafLike",
          reason: "The tap is only half of the test.",
          hint: "Read the button's label again after the tap."),
      ]),
  ]
}
