/// Why a UI test is flaky: the twelve causes of Romano et al., ICSE 2021, table 4.
public enum FlakeCause: String, Sendable, CaseIterable {
  /// What comes over the network has not come.
  case networkResourceLoading = "network resource loading"
  /// What has come is not shown yet, not any more, or elsewhere.
  case resourceRendering = "resource rendering"
  /// Something moves.
  case animationTiming = "animation timing"
  /// The system, its settings or its language differ.
  case platformIssue = "platform issue"
  /// The screen, or what is on it, has another size.
  case layoutDifference = "layout difference"
  /// A query finds another element, two, or none.
  case selectorIssue = "selector issue"
  /// The runner acts when the app cannot take it, or its act is lost.
  case runnerInteraction = "incorrect runner interaction"
  /// What has no order is taken to have one.
  case unorderedCollections = "unordered collections"
  /// The calendar, or a moment that is taken too exactly.
  case time
  /// Things arrive in an order that the app or the test does not expect.
  case loadOrder = "incorrect resource load order"
  /// What another test has left behind.
  case testOrder = "test order dependency"
  /// The app draws by chance.
  case randomness
}

/// A way to mend a flaky test, by table 6 of the same; that of removing it is none.
public enum FlakeFix: String, Sendable, CaseIterable {
  /// A longer time-out or pause.
  case addDelay = "add or increase a delay"
  /// Waiting for what the test needs.
  case fixAwait = "fix the await mechanism"
  /// Another query or call.
  case fixAPIAccess = "fix the API access"
  /// The same device, system or language in every run.
  case changeVersion = "pin the version"
  /// Another course of the test, or of the app.
  case refactorLogic = "refactor the logic"
  /// No movements in tests.
  case disableAnimations = "disable animations"
  /// A fresh state for each test.
  case resetConfiguration = "reset the configuration between tests"
}

/// Which of the two has the fault.
public enum FlakeBlame: String, Sendable {
  /// The test takes for granted what the app need not do.
  case test
  /// The app does what it must not.
  case app
}
