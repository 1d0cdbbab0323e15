package import TestFailures

/// Where the crashes of test processes are recorded, which the processes could not do themselves.
package protocol CrashRecording {
  /// How many cases of a test have begun and not ended.
  func casesUnderWay(of test: String) -> Int
  /// Records that the process crashed in a test; returns whether the test can continue in another
  /// process.
  func add(_ crash: TestFailure, in test: String) -> Bool
  /// Records that a test has not run.
  func addUnfinished(_ test: String)
  /// Whether each crash is printed when it happens.
  var printsCrashes: Bool { get }
  /// Whether a process that somebody ended is recorded as crashed, and the others continue.
  var recordsKilled: Bool { get }
  /// Whether tests continue after a crash in the set-up of their class, which runs again then.
  var resumesSetUp: Bool { get }
}

extension CrashRecording {
  /// One, for tests without cases.
  package func casesUnderWay(of test: String) -> Int { 1 }

  /// Records nothing.
  package func addUnfinished(_ test: String) {}

  /// False: the table of all tests has them.
  package var printsCrashes: Bool { false }

  /// False: what was killed is made again, with the same results.
  package var recordsKilled: Bool { false }

  /// False: many trials would crash again and again.
  package var resumesSetUp: Bool { false }
}
