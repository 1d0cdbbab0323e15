/// Builds and runs the tests of a package for a watch.
package protocol WatchedTests {
  /// Builds the tests; returns what is wrong, or nil if they are built.
  func build() -> String?
  /// The name of the app in a folder of the package.
  ///
  /// - Throws: ``AppFaults`` if its files have faults.
  func appName(in folder: String) throws(AppFaults) -> String
  /// Runs tests and returns their outcomes.
  func run(_ tests: WatchPlan.Tests) throws -> [TestOutcome]
  /// A page that shows a failed test step by step; nil if it has no journal.
  func trace(of outcome: TestOutcome) -> [UInt8]?
}

/// What is wrong with the files of an app, a line each.
package struct AppFaults: Error, Equatable {
  /// The faults with their places.
  package let text: String

  /// Keeps the faults of an app.
  package init(_ text: String) { self.text = text }
}

/// The outcome of a test.
package struct TestOutcome: Sendable, Equatable {
  /// The name, such as `ShopTests.CartTests/testAdd`.
  package let test: String
  /// How it ended, and which apps it has driven.
  package let entry: TestMemory.Entry
  /// The first line of the failure; empty if it passed.
  package let failure: String
  /// The path of its journal, if it has one.
  package let journal: String?

  /// Makes the outcome of a test.
  package init(test: String, entry: TestMemory.Entry, failure: String = "", journal: String? = nil)
  {
    self.test = test
    self.entry = entry
    self.failure = failure
    self.journal = journal
  }
}
