/// A test as the log of a run describes it: its steps with their times, and its failures.
package struct LoggedTest: Sendable, Equatable, Codable {
  /// A step, such as `Tap "Login" Button`.
  package struct Step: Sendable, Equatable, Codable {
    /// The seconds since the start of the test.
    package let seconds: Double
    /// Its depth inside other steps.
    package let depth: Int
    /// What was done.
    package let words: String

    /// Makes a step.
    package init(seconds: Double, depth: Int, words: String) {
      self.seconds = seconds
      self.depth = depth
      self.words = words
    }
  }

  /// A wait for something: how long it might have taken, and how long it took.
  package struct Wait: Sendable, Equatable {
    /// What was done, such as `Waiting 5.0s for "Login" Button to exist`.
    package let words: String
    /// The longest time, in seconds.
    package let limit: Double
    /// The time that passed, in seconds.
    package let taken: Double
  }

  /// The name without its module: `CartTests/testAdd`.
  package let name: String
  /// The steps, in order.
  package var steps: [Step]
  /// The failures, in order, with the names of their files.
  package var failures: [TestFailure]
  /// The seconds until the end; nil if the log does not say.
  package var seconds: Double?

  /// Makes a test.
  package init(
    name: String, steps: [Step] = [], failures: [TestFailure] = [], seconds: Double? = nil
  ) {
    self.name = Self.plainName(name)
    self.steps = steps
    self.failures = failures
    self.seconds = seconds
  }

  /// The same test under another name.
  package func named(_ name: String) -> LoggedTest {
    LoggedTest(name: name, steps: steps, failures: failures, seconds: seconds)
  }

  /// Whether a test has this name; names in a run begin with the module.
  package func isTest(_ name: String) -> Bool { Self.plainName(name) == self.name }

  /// The waits, in order.
  package var waits: [Wait] {
    steps.indices.compactMap { index in
      let step = steps[index]
      guard step.words.hasPrefix("Waiting "), step.words.contains("s for "),
        let limit = Double(step.words.dropFirst(8).prefix { $0.isNumber || $0 == "." }),
        let end = steps[(index + 1)...].first(where: { $0.depth <= step.depth })?.seconds ?? seconds
      else { return nil }
      return Wait(words: step.words, limit: limit, taken: end - step.seconds)
    }
  }

  /// A name without its module, in the form `CartTests/testAdd`.
  ///
  /// Runners write `-[ShopUITests.CartTests testAdd]`, `CartTests.testAdd`, `CartTests.testAdd()`
  /// or `ShopUITests.CartTests/testAdd`.
  package static func plainName(_ name: String) -> String {
    let inner = name.hasPrefix("-[") ? name.dropFirst(2).prefix { $0 != "]" } : name[...]
    let parts = inner.prefix { $0 != "(" }.split { ". /".contains($0) }
    return parts.suffix(2).joined(separator: "/")
  }

  /// The tests of a log in the order in which they started, with all that the log says about each.
  package static func all(in log: String) -> [LoggedTest] {
    var tests: [LoggedTest] = []
    // Colours of a terminal stand between the words.
    let plain = log.contains("\u{1B}") ? log.replacing(#/\x1B\[[0-9;]*m/#, with: "") : log
    let lines = plain.split(whereSeparator: \.isNewline)
    for text in lines {
      switch LogLine(text) {
      case .started(let name): tests.append(LoggedTest(name: name))
      case .step(let seconds, let depth, let words):
        if tests.isEmpty { tests.append(LoggedTest(name: "")) }
        tests[tests.count - 1].steps.append(Step(seconds: seconds, depth: depth, words: words))
        // Older versions of Xcode print it as a step too, before the line of the error.
        if let failure = failure(ofStep: words) { tests[tests.count - 1].note(failure) }
      case .failure(let name, let file, let line, let message):
        let failure = TestFailure(message: message, file: file, line: line)
        let owner = tests.lastIndex { $0.isTest(name) }
        if owner == nil { tests.append(LoggedTest(name: name)) }
        tests[owner ?? tests.count - 1].note(failure)
      case .ended(let name, _, let seconds):
        let owner = tests.lastIndex { $0.isTest(name) }
        // Runs in parallel print the end of a test alone.
        if owner == nil { tests.append(LoggedTest(name: name)) }
        tests[owner ?? tests.count - 1].seconds = seconds
      case .suiteStarted, .suiteEnded, nil: break
      }
    }
    for summarized in SummarizedFailure.all(in: lines) {
      let owner = tests.lastIndex { $0.isTest(summarized.test) }
      if owner == nil { tests.append(LoggedTest(name: summarized.test)) }
      tests[owner ?? tests.count - 1].note(summarized.failure)
    }
    return tests
  }

  /// Adds a failure, unless the log has already reported it.
  private mutating func note(_ failure: TestFailure) {
    if !failures.contains(where: { Self.isSame($0, failure) }) { failures.append(failure) }
  }

  /// `Assertion Failure: CartTests.swift:42: XCTAssertTrue failed` as a failure.
  private static func failure(ofStep words: String) -> TestFailure? {
    let parts = words.split(separator: ":", maxSplits: 3).map { $0.drop { $0 == " " } }
    guard parts.count == 4, parts[0] == "Assertion Failure", let line = Int(parts[2]) else {
      return nil
    }
    return TestFailure(message: String(parts[3]), file: String(parts[1]), line: line)
  }

  /// Whether two failures are the same: the same message at the same line, apart from values; of a
  /// missing element its name decides, since each version of Xcode has its own words around it.
  package static func isSame(_ left: TestFailure, _ right: TestFailure) -> Bool {
    let isSamePlace =
      left.line <= 0 || right.line <= 0
      || left.line == right.line && left.fileName == right.fileName
    guard isSamePlace else { return false }
    if let name = missingName(in: left.summary), name == missingName(in: right.summary) {
      return true
    }
    return FailureReason(message: left.summary) == FailureReason(message: right.summary)
  }

  /// The name of the element that a message says is missing; nil for another message.
  ///
  /// It comes before the mark if already a list around the element is missing or empty.
  private static func missingName(in message: String) -> String? {
    guard let mark = message.firstRange(of: "No matches found for ") else { return nil }
    let parts = [message[mark.upperBound...], message[..<mark.lowerBound]]
    return parts.lazy.compactMap { $0.matches(of: #/"([^"]+)"/#).last }.first.map { String($0.1) }
  }
}

extension LoggedTest {
  /// Adds what another file says about the same test.
  package mutating func add(_ other: LoggedTest) {
    if steps.isEmpty { steps = other.steps }
    // Activities report a failure without its line.
    if failures.first.map({ $0.line <= 0 }) ?? true, !other.failures.isEmpty {
      failures = other.failures
    }
    seconds = seconds ?? other.seconds
  }
}
