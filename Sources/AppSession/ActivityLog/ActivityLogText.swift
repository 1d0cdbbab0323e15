package import RunJournal
import TestFailures
import VirtualTime

/// The log of a run as Xcode prints it, made from the run's facts.
///
/// ```swift
/// print(ActivityLogText.text(of: try JournalRecord(bytes)))
/// ```
///
/// A line has the time since the start of the test, four blanks for each level, and a title
/// (behaviour.md A8). Outside of a test a line has no time and shows `nan`.
package struct ActivityLogText {
  /// A call or a named step that has not ended.
  private struct Open {
    let level: Int
    /// The level that the next call is below; in a call, the level of its last step.
    var parent: Int
    let isCall: Bool
  }

  /// The log so far, in UTF-8.
  package private(set) var bytes: [UInt8] = []
  private let wallClockStart: Double
  private let showsFailures: Bool
  private var testStart: Int64?
  private var test = ""
  private var open: [Open] = []

  /// The deepest level; deeper lines are printed at this level.
  package static let levelLimit = 64

  /// Starts a log.
  ///
  /// - Parameters:
  ///   - wallClockStart: seconds since 1970 at which the run starts.
  ///   - showsFailures: false if other code prints the failures in their places.
  package init(wallClockStart: Double, showsFailures: Bool = true) {
    self.wallClockStart = wallClockStart
    self.showsFailures = showsFailures
  }

  /// The whole log of a journal.
  package static func text(of record: JournalRecord) -> String {
    var log = ActivityLogText(wallClockStart: record.header.wallClockStart)
    for entry in record.entries { log.take(entry.fact, at: entry.nanoseconds) }
    return String(decoding: log.bytes, as: UTF8.self)
  }

  /// Prints a fact, if the log shows facts of its kind.
  package mutating func take(_ fact: JournalFact, at instant: Int64) {
    switch fact {
    case .testStarted(let name, let module): start(name, module, at: instant)
    case .testFinished:
      testStart = nil
      open = []
    case .activityBegan(let title): begin(title, isCall: false, at: instant)
    case .callBegan(let title): begin(title, isCall: true, at: instant)
    case .activityEnded, .callEnded: _ = open.popLast()
    case .step(let level, let title): step(title, level, at: instant)
    case .failed(let failure):
      if showsFailures { fail(failure) }
    case .requested, .answered, .requestCancelled:
      if let words = Self.networkWords(fact) {
        line(words, level: open.last?.level ?? 0, at: instant)
      }
    default: return
    }
  }

  /// The words for a network request, which Xcode's log does not show.
  private static func networkWords(_ fact: JournalFact) -> String? {
    switch fact {
    case .requested(let number, let method, let url, let by, _):
      "Request \(number) of \(by): \(method) \(url)"
    case .answered(let answer):
      "Answer to request \(answer.number): "
        + (answer.failure.isEmpty ? "\(answer.status)" : answer.message)
        + (answer.rule.isEmpty ? "" : " from \(answer.rule)")
    case .requestCancelled(let number): "Request \(number) is cancelled"
    default: nil
    }
  }

  /// Returns what has been printed, and clears it.
  package mutating func takeBytes() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }

  private mutating func start(_ name: String, _ module: String, at instant: Int64) {
    testStart = instant
    open = []
    test = Self.appleName(of: name, module: module)
    let seconds = wallClockStart + Double(instant) / 1e9
    line("Start Test at \(WallClockText.text(seconds))", level: 0, at: instant)
  }

  private mutating func begin(_ title: String, isCall: Bool, at instant: Int64) {
    let level = open.last.map { $0.parent + 1 } ?? 0
    open.append(Open(level: level, parent: level, isCall: isCall))
    line(title, level: level, at: instant)
  }

  private mutating func step(_ title: String, _ below: Int, at instant: Int64) {
    let level = (open.last?.level ?? 0) + max(0, below)
    if open.last?.isCall == true { open[open.count - 1].parent = level }
    line(title, level: level, at: instant)
  }

  private mutating func fail(_ failure: TestFailure) {
    let place = failure.file.isEmpty ? "<unknown>:0" : "\(failure.file):\(failure.line)"
    bytes.append(contentsOf: "\(place): error: \(test) : \(failure.message)\n".utf8)
  }

  private mutating func line(_ title: String, level: Int, at instant: Int64) {
    append("    t = ")
    appendTime(instant)
    for _ in 0..<min(level, Self.levelLimit) { append("    ") }
    var title = title
    title.withUTF8 { bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\n"))
  }

  private mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Seconds in eight columns with two decimals, an `s` and a blank.
  private mutating func appendTime(_ instant: Int64) {
    guard let testStart else { return append("     nans ") }
    let hundredths = (max(0, instant - testStart) + 5_000_000) / 10_000_000
    let seconds = hundredths / 100
    var unit: Int64 = 10_000
    while seconds / unit > 9 { unit *= 10 }
    while unit > 0 {
      let isBlank = unit > 1 && seconds < unit
      bytes.append(isBlank ? UInt8(ascii: " ") : Self.digit(seconds / unit))
      unit /= 10
    }
    bytes.append(UInt8(ascii: "."))
    bytes.append(Self.digit(hundredths / 10))
    bytes.append(Self.digit(hundredths))
    append("s ")
  }

  /// The last digit of a number.
  private static func digit(_ number: Int64) -> UInt8 {
    UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10)
  }

  /// A test's name as Xcode writes it: `-[Module.Class test]`.
  package static func appleName(of name: String, module: String) -> String {
    let parts = name.split(separator: ".", maxSplits: 1)
    let path = parts.count == 2 ? "\(parts[0]) \(parts[1])" : name
    return module.isEmpty ? "-[\(path)]" : "-[\(module).\(path)]"
  }
}
