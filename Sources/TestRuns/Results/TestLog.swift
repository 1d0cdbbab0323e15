/// The progress of the tests as the log of a process shows it, read in pieces while it grows.
package struct TestLog: Equatable, Sendable {
  /// The test that has begun last; nil before the first.
  package private(set) var running: String?
  /// How many tests have ended.
  package private(set) var ended = 0
  /// How many of them have failed.
  package private(set) var failed = 0
  /// How often the running test has run, if it runs many times.
  package var runs: Int?
  /// The beginning of a line whose end has not arrived yet.
  private var rest: [UInt8] = []

  /// The longest line that is looked at, in bytes; tests may print longer ones.
  static let lineLimit = 4_096

  /// Starts at the beginning of a log.
  package init() {}

  /// Reads the next piece of the log.
  package mutating func read(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        take(String(decoding: rest, as: UTF8.self))
        rest.removeAll(keepingCapacity: true)
      } else if rest.count < Self.lineLimit {
        rest.append(byte)
      }
    }
  }

  /// What a line begins with that tells what a process does after its tests.
  static let work = "Now: "

  /// The progress of the tests, in one line.
  package var text: String {
    let counts = "\(ended) \(ended == 1 ? "test has" : "tests have") ended, \(failed) failed"
    let run = runs.map { ", run \($0)" } ?? ""
    return running.map { "\($0)\(run): \(counts)" } ?? counts
  }

  /// The same for the logs of several processes; that of the first names the running test.
  package static func + (first: TestLog, second: TestLog) -> TestLog {
    var sum = first
    if first.running == nil { (sum.running, sum.runs) = (second.running, second.runs) }
    sum.ended += second.ended
    sum.failed += second.failed
    return sum
  }

  /// Reads a line as XCTest prints it: `Test Case 'CartTests.testAdd' passed (0.1 seconds)`, or
  /// what follows the tests: `Now: model 2`.
  private mutating func take(_ line: String) {
    if line.hasPrefix(Self.work) { return running = String(line.dropFirst(Self.work.count)) }
    let parts = line.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == "Test Case " else { return }
    if parts[2].hasPrefix(" started at ") {
      running = String(parts[1])
    } else if parts[2].hasPrefix(" passed (") || parts[2].hasPrefix(" skipped (") {
      ended += 1
    } else if parts[2].hasPrefix(" failed (") {
      ended += 1
      failed += 1
    }
  }
}
