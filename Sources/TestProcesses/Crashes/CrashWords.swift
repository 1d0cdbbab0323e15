import Foundation
import TestFailures

/// The words about a process that crashed, from its last output.
struct CrashWords {
  private let end: ChildEnd
  private let lines: [Substring]

  /// The most lines of the last output, and the most calls of a backtrace.
  static let lineLimit = 10
  static let frameLimit = 5
  /// The file of the first call that is not the test's own.
  private static let discovery = " at TestDiscovery.swift:"
  /// In the name of what calls a test.
  private static let listing = ".__allTests__"
  /// The start of a report with a backtrace, registers and images.
  private static let report = "*** Program crashed"

  /// Reads the last output of a process.
  init(_ end: ChildEnd, output: String) {
    self.end = end
    lines = output.split(whereSeparator: \.isNewline)
  }

  /// The failure of the test in which the process ended, or that it has kept from running.
  func failure(_ occasion: String) -> TestFailure {
    let first = "The process ended \(end.longWords) \(occasion)"
    let summary = trap.flatMap(TrapWords.find).map { ": " + $0 }
    let place = trap.flatMap(Self.place) ?? frames.lazy.compactMap(Self.place(ofCall:)).first
    return TestFailure(
      message: ([first + (summary ?? ".")] + details.map { "    " + $0 }).joined(separator: "\n"),
      file: place?.file ?? "", line: place?.line ?? 0,
      reason: FailureReason(.crash, message: first + (summary ?? "")))
  }

  /// The end in one sentence part, with what was printed last.
  var sentence: String {
    let last = trap ?? lines.last { !$0.isEmpty }
    return end.longWords + (last.map { ": \($0)" } ?? "")
  }

  /// The line in which Swift says why it ends the process.
  private var trap: Substring? { lines.last { TrapWords.find(in: $0) != nil } }

  /// The calls of the backtrace; without one, the last lines before it.
  private var details: [String] {
    let frames = frames
    if !frames.isEmpty { return Array(frames.prefix(Self.frameLimit)) }
    let plain = lines.prefix { !$0.hasPrefix(Self.report) }
      .filter { !$0.allSatisfy(\.isWhitespace) && !$0.hasPrefix("*** ") }
    return plain.suffix(Self.lineLimit).map { Self.withoutAddresses(String($0)) }
  }

  private var frames: [String] {
    Array(lines.compactMap(Self.frame).prefix { !$0.contains(Self.discovery) })
  }

  /// The place in a line such as `ShopTests/CartTests.swift:16: Fatal error: none`; none for one in
  /// the standard library.
  private static func place(_ line: Substring) -> (file: String, line: Int)? {
    let parts = line.split(separator: ":", maxSplits: 2)
    guard parts.count == 3, let number = Int(parts[1]), !line.hasPrefix("Swift/") else {
      return nil
    }
    return (String(parts[0].split(separator: "/").last ?? parts[0]), number)
  }

  /// The place of a call, if it has one.
  private static func place(ofCall call: String) -> (file: String, line: Int)? {
    guard let range = call.ranges(of: " at ").last else { return nil }
    return place(call[range.upperBound...])
  }

  /// A call of the test's own code in a backtrace, without addresses and folders, which differ from
  /// run to run: `CartTests.testAdd() at CartTests.swift:16:28`.
  ///
  /// What an assertion is given to evaluate has no line of its own.
  private static func frame(_ line: Substring) -> String? {
    let pattern =
      /^ *\d+ +(?:\[ra\] +)?(?:\[system\] +)?0x[0-9a-f]+ (?<call>.+) \+ \d+ in .+ at (?<path>.+)$/
    guard let match = line.firstMatch(of: pattern) else { return nil }
    let file = match.path.split(separator: "/").last ?? match.path
    if file.contains(/:\d+:\d+$/) { return "\(match.call) at \(file)" }
    let isGiven = match.call.hasPrefix("implicit closure #") && !match.call.contains(Self.listing)
    return isGiven ? String(match.call) : nil
  }

  private static func withoutAddresses(_ line: String) -> String {
    line.replacing(/0x[0-9a-fA-F]{6,}/, with: "0x…")
  }
}

extension ChildEnd {
  /// The end in words, with the test that was running, if the log of the process names one:
  /// `by signal 11 (bad memory access) in CartTests.testAdd`.
  package func words(log path: String) -> String {
    guard let log = FileManager.default.contents(atPath: path), ProcessTrace.endsInTest(log),
      let test = ProcessTrace(ofXCTest: String(decoding: log, as: UTF8.self)).underWay.first
    else { return longWords }
    return "\(longWords) in \(test)"
  }

  /// The end in words, with the name of a signal.
  var longWords: String {
    guard case .signal(let signal) = self, let name = Self.signalNames[signal] else { return words }
    return "\(words) (\(name))"
  }

  private static let signalNames: [Int32: String] = [
    4: "illegal instruction", 5: "trap", 6: "abort", 7: "bus error", 8: "arithmetic error",
    9: "kill", 11: "bad memory access", 15: "termination",
  ]
}
