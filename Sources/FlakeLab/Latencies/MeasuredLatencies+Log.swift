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

  private mutating func readLog(_ text: String, _ beginning: String, _ ending: String) {
    var began: Double?
    var last = 0.0
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
      if seconds < last { began = nil }
      last = seconds
      let words = String(stamp.words)
      if let start = began, Self.holds(words, ending) {
        add(seconds - start, .seconds, line: number + 1, column: stamp.column)
        began = nil
      }
      if Self.holds(words, beginning) { began = seconds }
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
