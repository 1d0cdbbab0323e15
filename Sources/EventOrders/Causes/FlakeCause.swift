/// Why a UI test is flaky: the twelve causes of Romano et al., ICSE 2021, table 4.
public enum FlakeCause: String, Sendable, CaseIterable {
  /// A response from the network has not arrived.
  case networkResourceLoading = "network resource loading"
  /// Something is not shown yet, is already gone, or is elsewhere.
  case resourceRendering = "resource rendering"
  /// Something is moving.
  case animationTiming = "animation timing"
  /// The system, its settings or its language are different.
  case platformIssue = "platform issue"
  /// The screen, or what is on it, has a different size.
  case layoutDifference = "layout difference"
  /// A query finds the wrong element, two elements, or none.
  case selectorIssue = "selector issue"
  /// The runner acts when the app cannot respond, or its action is lost.
  case runnerInteraction = "incorrect runner interaction"
  /// The test relies on an order that is not defined.
  case unorderedCollections = "unordered collections"
  /// The calendar matters, or the test relies on an exact moment.
  case time
  /// Events arrive in an order that the app or the test does not expect.
  case loadOrder = "incorrect resource load order"
  /// Another test has left something behind.
  case testOrder = "test order dependency"
  /// The app behaves randomly.
  case randomness
}

/// A way to fix a flaky test, from table 6 of the same paper, without removing the test.
public enum FlakeFix: String, Sendable, CaseIterable {
  /// A longer timeout or pause.
  case addDelay = "add or increase a delay"
  /// A wait for what the test needs.
  case fixAwait = "fix the await mechanism"
  /// Another query or call.
  case fixAPIAccess = "fix the API access"
  /// The same device, system or language in every run.
  case changeVersion = "pin the version"
  /// A different flow in the test or in the app.
  case refactorLogic = "refactor the logic"
  /// No animations in tests.
  case disableAnimations = "disable animations"
  /// A fresh state for each test.
  case resetConfiguration = "reset the configuration between tests"
}

/// Whether the test or the app is at fault.
public enum FlakeBlame: String, Sendable {
  /// The test relies on something that the app does not promise.
  case test
  /// The app has a bug.
  case app
}
