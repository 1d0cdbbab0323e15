extension Lesson {
  /// Lessons on bringing the app into the state that a test needs, and on waiting for it.
  static let conditions: [Lesson] = [
    Lesson(
      number: 7, title: "Waiting, three ways", chapter: "WaitingThreeWays",
      task: """
        The card of a tea is loaded. Wait for what the test needs and no longer: it is to pass
        where the network is slow, and to fail where nothing ever comes.
        """,
      checks: [
        .keeps(
          "does not sleep", SourceRule(forbidden: ["sleep", "usleep", "Thread", "delay"]),
          reason: "A fixed pause is too long on most days, and too short on the worst ones.",
          hint: "waitForExistence(timeout:) ends as soon as the element is there."),
        .passes(
          "passes", reason: "The card comes after about two seconds.",
          hint: "Wait for tea.card before you touch its contents."),
        .passes(
          "passes with a slow network", RunConditions(variant: "slow"),
          reason:
            "Nine seconds are rare, but they happen. A long timeout costs nothing if it is met.",
          hint: "Give the wait 20 seconds."),
        .passes(
          "passes with 200 seeds", RunConditions(trials: 200),
          reason: "One run shows one latency. 200 runs show what happens in a month.",
          hint: "Everything that is loaded after a tap needs its own wait."),
        .notices(
          "notices that nothing comes", variant: "neverLoads",
          reason: "A wait whose result is not checked cannot fail.",
          hint: "Assert the result: XCTAssertTrue(…waitForExistence(timeout: 20))."),
        .notices(
          "notices that nothing is added", variant: "deafAdd",
          reason: "A wait only prepares the test; it is not the test.",
          hint: "Compare the label of tea.note after the tap."),
      ]),
    Lesson(
      number: 8, title: "Stubs", chapter: "StubbedRequests",
      task: """
        The test depends on what the server has today. Write two tests with stubs of their own:
        without orders, orders.empty says No orders yet; and when GET /v1/orders fails with 500,
        a tap on orders.retry brings order 7 (the cell order.7), whose status is Packed.
        """,
      checks: [
        .passes(
          "passes with other data on the server", RunConditions(variant: "otherOrders"),
          reason: "Real data changes. A test that needs data has to bring its own.",
          hint: "Push a set before launch(): app.tunnel.stubs.push { Stub(…) }."),
        .passes(
          "passes", reason: "The last set pushed is asked first.",
          hint: "answers: takes several, one for each request."),
        .notices(
          "notices that the message for no orders is missing", variant: "silentEmpty",
          reason: "Empty states break unnoticed, because no developer's account is empty.",
          hint: "The folder has a set NoOrders. Compare the label of orders.empty."),
        .notices(
          "notices that the request is not retried", variant: "deafRetry",
          reason: "A failure is hard to reproduce by hand. A stub makes it happen on demand.",
          hint: "Answer .status(500) first, and .encoding(…) next; wait for order.7."),
      ]),
    Lesson(
      number: 9, title: "Toggles and accounts", chapter: "TogglesAndAccounts",
      task: """
        Cash-back is shown to the account member while the toggle cashback is on. Test three
        cases: a member with the toggle sees profile.cashback, a guest with the toggle does not,
        and a member without the toggle does not.
        """,
      checks: [
        .passes(
          "passes", reason: "Account and toggles are set in the launch environment.",
          hint: "Choose them before launch()."),
        .notices(
          "notices that nobody gets cash-back", variant: "noCashback",
          reason: "This is the case that everyone tests.",
          hint: "A member with the toggle sees profile.cashback."),
        .notices(
          "notices that guests get it too", variant: "cashbackForAll",
          reason: "A feature shown to the wrong people is as broken as one that is not shown.",
          hint: "Launch as guest with the toggle on; then it must not exist."),
        .notices(
          "notices that the toggle is ignored", variant: "cashbackAlways",
          reason: "A toggle that does nothing cannot switch off a broken feature.",
          hint: "Launch as member without the toggle; then it must not exist."),
      ]),
    Lesson(
      number: 10, title: "Coordinators", chapter: "LaunchingOneScreen",
      task: """
        The test of the settings goes through the first screen. Launch the settings alone: the
        coordinator is Settings. Check that the text settings.state says News are on after a tap
        on settings.news.
        """,
      checks: [
        .passes(
          "passes", reason: "The argument has a dash; the coordinator's name is the next argument.",
          hint: "app.launchArguments += [\"-coordinatorUnderUITest\", \"Settings\"]."),
        .passes(
          "passes with the way there closed", RunConditions(variant: "closedDoor"),
          reason: "A broken first screen should fail its own tests, not all tests.",
          hint: "Tap nothing on the first screen; start at the settings."),
        .passes(
          "passes in German", RunConditions(variant: "german"),
          reason: "The title is a text for people; it changes with the language.",
          hint: "Find elements by their identifiers."),
        .notices(
          "notices that nothing is switched", variant: "stuckNews",
          reason: "The tap is only half of the test.",
          hint: "Compare the label of settings.state."),
      ]),
  ]
}
