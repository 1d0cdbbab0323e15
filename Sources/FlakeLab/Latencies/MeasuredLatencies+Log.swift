extension MeasuredLatencies {
  /// Reads durations from an Xcode log, whose lines begin with `t = 1.23s`.
  ///
  /// A duration lasts from a line with the first text to the next line with the second. Another
  /// line with the first text starts a new duration. A time that is smaller than the previous one
  /// starts the log of another test.
  ///
  /// - Parameters:
  ///   - bytes: the log.
  ///   - beginning: the text in the first line, such as `Tap "Save"`; `*` matches anything.
  ///   - ending: the text in the last line.
  public init(log bytes: [UInt8], from beginning: String, to ending: String) {
    self.init(checking: bytes) { $0.readLog($1, beginning, ending) }
  }

  /// Measures durations from the steps of tests, with their seconds since the start of the test.
  ///
  /// A duration begins and ends as in a log.
  package init(
    steps tests: [[(seconds: Double, words: String)]], from beginning: String, to ending: String
  ) {
    self.init()
    for test in tests {
      var span = StepSpan(beginning: beginning, ending: ending)
      for step in test where goesOn {
        if let lasted = span.take(step.words, at: step.seconds) {
          add(lasted, .seconds, line: 1, column: 1)
        }
      }
    }
    if samples.isEmpty, faults.isEmpty { fault(1, 1, "there is no duration in the file") }
  }

  private mutating func readLog(_ text: String, _ beginning: String, _ ending: String) {
    var span = StepSpan(beginning: beginning, ending: ending)
    var timed = 0
    for (number, line) in text.split(
      omittingEmptySubsequences: false, whereSeparator: \.endsLine
    ).enumerated() where goesOn {
      guard let stamp = Self.stamp(line) else { continue }
      guard let seconds = stamp.seconds else {
        fault(number + 1, stamp.column, "expected a time such as '1.23s'")
        continue
      }
      timed += 1
      if let lasted = span.take(String(stamp.words), at: seconds) {
        add(lasted, .seconds, line: number + 1, column: stamp.column)
      }
    }
    if timed == 0 { fault(1, 1, "there is no line with a time such as 't = 1.23s'") }
  }

  /// The time of a line and the text after it; nil for a line without `t =`.
  private static func stamp(
    _ line: Substring
  ) -> (seconds: Double?, column: Int, words: Substring)? {
    let trimmed = line.drop { $0 == " " || $0 == "\t" }
    guard trimmed.hasPrefix("t =") else { return nil }
    let rest = trimmed.dropFirst(3).drop { $0 == " " }
    let column = line.count - rest.count + 1
    let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let behind = rest.dropFirst(digits.count)
    guard behind.first == "s" else { return (nil, column, behind) }
    return (Double(digits), column, behind.dropFirst())
  }
}

/// The steps from one with the first text to the next one with the second.
private struct StepSpan {
  let beginning: String
  let ending: String
  private var began: Double?
  private var last = 0.0

  init(beginning: String, ending: String) {
    self.beginning = beginning
    self.ending = ending
  }

  /// Takes the next step; gives the seconds since the beginning if it is the end.
  mutating func take(_ words: String, at seconds: Double) -> Double? {
    if seconds < last { began = nil }
    last = seconds
    var lasted: Double?
    if let start = began, MeasuredLatencies.holds(words, ending) {
      lasted = seconds - start
      began = nil
    }
    if MeasuredLatencies.holds(words, beginning) { began = seconds }
    return lasted
  }
}
