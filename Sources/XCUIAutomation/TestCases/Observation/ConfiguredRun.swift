import XCTest

/// The run of a test, together with its runs in other configurations of the device.
final class ConfiguredRun: XCTestCaseRun {
  private var others: [XCTestRun] = []

  /// Adds a run in another configuration.
  func add(_ run: XCTestRun?) {
    if let run { others.append(run) }
  }

  override var executionCount: Int {
    others.reduce(super.executionCount) { $0 + $1.executionCount }
  }

  override var skipCount: Int { others.reduce(super.skipCount) { $0 + $1.skipCount } }

  override var failureCount: Int { others.reduce(super.failureCount) { $0 + $1.failureCount } }

  override var unexpectedExceptionCount: Int {
    others.reduce(super.unexpectedExceptionCount) { $0 + $1.unexpectedExceptionCount }
  }

  override var totalDuration: Double {
    others.reduce(super.totalDuration) { $0 + $1.totalDuration }
  }
}
