/// How the tests of an exercise ended, read from what they printed.
package struct TestRun: Sendable, Equatable {
  /// One failure.
  package struct Failure: Sendable, Equatable {
    /// The name of the source file, without its folder.
    package let file: String
    /// The line, from 1.
    package let line: Int
    /// The message, help included.
    package let message: String
  }

  /// How many tests ran, including skipped ones.
  package var executed = 0
  /// How many of them were skipped.
  package var skipped = 0
  /// How many tests got a certificate from a search.
  package var certified = 0
  /// The failures, in order.
  package var failures: [Failure] = []
  /// Whether the run had to be stopped.
  package var isEndless = false

  /// Whether all tests passed, and there was at least one.
  package var isPass: Bool { failures.isEmpty && executed > skipped }

  /// Whether a search ran every order of every test and all passed.
  package var isCertified: Bool { isPass && certified >= executed - skipped }

  /// A run that did not end.
  package static var endless: TestRun {
    var run = TestRun(printed: "")
    run.isEndless = true
    return run
  }

  /// Reads what XCTest prints, and the table of a search below it.
  package init(printed text: String) {
    var isInMessage = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let failure = Self.failure(line) {
        failures.append(failure)
        isInMessage = true
      } else if line.hasPrefix("Test ") || line.hasPrefix("\t ") {
        isInMessage = false
        readSummary(line)
      } else if line.contains(#/ exhaustive +\d+  no order fails /#) {
        certified += 1
      } else if isInMessage, let last = failures.popLast() {
        failures.append(
          Failure(file: last.file, line: last.line, message: last.message + "\n" + line))
      }
    }
  }

  /// A line such as `/a/B.swift:12: error: B.testC : What happened`.
  private static func failure(_ line: Substring) -> Failure? {
    guard let match = line.firstMatch(of: #/^(.*?):(\d+): error: \S+ : (.*)$/#),
      let number = Int(match.2)
    else { return nil }
    let file = match.1.split(separator: "/").last.map(String.init) ?? ""
    return Failure(file: file, line: number, message: String(match.3))
  }

  /// A line such as `Executed 3 tests, with 1 test skipped and 2 failures (0 unexpected) in …`.
  private mutating func readSummary(_ line: Substring) {
    guard let match = line.firstMatch(of: #/Executed (\d+) tests?, with/#) else { return }
    executed = Int(match.1) ?? 0
    let skips = line.firstMatch(of: #/(\d+) tests? skipped/#)
    skipped = skips.flatMap { Int($0.1) } ?? 0
  }
}
