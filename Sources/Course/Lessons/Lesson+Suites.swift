import EnvironmentVariables

extension Lesson {
  /// Lessons on writing the tests of a whole app and keeping them stable.
  static let suites: [Lesson] = [
    Lesson(
      number: 11, title: "Given, when, then", chapter: "GivenWhenThen",
      task: """
        Make one chain of the test: givenPage() launches it, when steps do something, and
        thenIShouldSee says what came of it, with the text Thank you for: good tea. Nothing but
        the chain stands in the test.
        """,
      checks: [
        .keeps(
          "is a chain",
          SourceRule(
            scope: .tests, forbidden: ["XCTAssert*", "delay", "sleep", "uiElement"],
            needed: ["given*", "when*", "then*"]),
          reason: "The chain reads like the test case, in the order in which it happens.",
          hint: "Write givenPage() in FeedbackPage: it launches the app and returns self."),
        .passes(
          "passes", reason: "The steps must do what the old lines did.",
          hint: "Each step returns the page, so that the next one can follow."),
        .passes(
          "passes with a slow network", RunConditions(variant: "slow"),
          reason: "A delay in a chain is a sleep by another name.",
          hint: "thenIShouldSee takes a timeout."),
        .notices(
          "notices that the thanks are incomplete", variant: "thankless",
          reason: "It is not enough that some text is shown: it must be the right one.",
          hint: "thenIShouldSee(element:text:timeout:) compares the label."),
      ]),
    Lesson(
      number: 12, title: "Routing tests", chapter: "RoutingTests",
      task: """
        Three links lead to three screens: teahouse://menu to menu.table, teahouse://settings to
        settings.view, teahouse://sizes to sizes.view. The tests pass wherever a link leads. Give
        each the one element that only its screen has.
        """,
      checks: [
        .passes(
          "passes", reason: "The links of the app are right.",
          hint: "Each screen has its own element: a marker."),
        .passes(
          "passes in German", RunConditions(variant: "german"),
          reason: "A title is a text for people, and two screens may share one.",
          hint: "Ask for the marker's identifier and not for the title."),
        .notices(
          "notices that the menu is not opened", variant: "lostMenu",
          reason: "Every screen has a navigation bar. What all screens have identifies none.",
          hint: "app.tables[\"menu.table\"] exists only on the menu."),
        .notices(
          "notices that the settings are not opened", variant: "lostSettings",
          reason: "An unknown link opens the first screen, which looks right.",
          hint: "app.otherElements[\"settings.view\"] exists only on the settings."),
        .notices(
          "notices that the sizes are not opened", variant: "lostSizes",
          reason: "Links are edited in one table, where a line is easily copied and not changed.",
          hint: "app.otherElements[\"sizes.view\"] exists only on the sizes."),
      ]),
    Lesson(
      number: 13, title: "Collections and scrolling", chapter: "CollectionsAndScrolling",
      task: """
        The shelf shows forty cups, and has cells for those in sight alone. Scroll until the cell
        cup-31 is there and can be tapped, tap it, and check that shelf.chosen says Cup 31. Where
        it never comes the test must end.
        """,
      checks: [
        .keeps(
          "counts no cells", SourceRule(forbidden: ["boundBy", "allElementsBoundBy*"]),
          reason: "In a collection a number means another cell after every swipe.",
          hint: "collection.cells[\"cup-31\"] is the cell, wherever it is."),
        .passes(
          "passes", reason: "A cell out of sight does not exist.",
          hint: "Swipe up until the cell exists and isHittable, a limited number of times."),
        .passes(
          "passes with the cups turned round", RunConditions(variant: "turned"),
          reason: "The number of swipes is not what the test is about.",
          hint: "Look before each swipe, not after a fixed number of swipes."),
        .passes(
          "passes on a small phone", RunConditions(device: "iPhone SE (3rd generation)"),
          reason: "A smaller screen shows fewer cells.",
          hint: "Ask the cell whether it can be tapped; do not compute where it is."),
        .notices(
          "notices that the cup is gone", variant: "noCup",
          reason: "A loop without a limit never fails, and blocks every other test.",
          hint: "for _ in 0..<30 where !cup.exists { … } ends."),
      ]),
    Lesson(
      number: 14, title: "Flakiness found, shrunk and fixed", chapter: "FlakinessFoundAndFixed",
      task: """
        The headline and the offer are loaded side by side, and either may come first. The test
        passes on most days. Make it pass in every order, and still notice an offer that is wrong.
        """,
      checks: [
        .keeps(
          "does not sleep", SourceRule(forbidden: ["sleep", "usleep", "Thread", "delay"]),
          reason: "A pause makes a failure rarer and every run slower.",
          hint: "Wait for each element that is loaded."),
        .passes(
          "passes in every order of events", RunConditions(isSearch: true),
          reason: "A green run proves one order. The search proves all of them.",
          hint: EnvironmentVariable.search.assignment("exhaustive")
            + "names the two events that race."),
        .passes(
          "passes with 300 seeds", RunConditions(trials: 300),
          reason: "Latencies vary. A timeout below the slowest of them fails one day.",
          hint: "Give each wait 20 seconds or more."),
        .notices(
          "notices a wrong offer", variant: "noOffer",
          reason: "A test that is stable because it checks less is not a test.",
          hint: "Keep the comparison of the label, behind a wait."),
      ]),
  ]
}
