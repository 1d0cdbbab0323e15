package import Trials

/// The last result of each test.
package struct TestMemory: Sendable {
  /// The last run of a test.
  package struct Entry: Sendable, Equatable {
    /// How it ended.
    package var status: TestResult.Status
    /// The apps that it has driven; none for a test without an app.
    package var seen: [SeenApp]

    /// A run of a test.
    package init(_ status: TestResult.Status, seen: [SeenApp] = []) {
      self.status = status
      self.seen = seen
    }
  }

  /// The tests by name, such as `ShopTests.CartTests/testAdd`.
  package private(set) var tests: [String: Entry] = [:]

  /// Knows nothing yet.
  package init() {}

  /// Records the result of a test.
  package mutating func take(_ test: String, _ entry: Entry) { tests[test] = entry }

  /// Forgets the tests of targets that were rebuilt; those that still exist return with their
  /// results.
  package mutating func forget(target: String?) {
    tests = tests.filter { target != nil && Self.target(of: $0.key) != target }
  }

  /// The tests that did not pass the last time, sorted.
  package var failed: [String] { tests.filter { $0.value.isFailure }.keys.sorted() }

  static func target(of test: String) -> String { String(test.prefix { $0 != "." }) }
}

extension TestMemory.Entry {
  /// Whether it did not pass; a skipped test has not failed.
  package var isFailure: Bool { ![.passed, .skipped].contains(status) }
}
