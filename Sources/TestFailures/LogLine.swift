/// A line about a test that a test runner prints, on a Mac or on Linux.
package enum LogLine: Equatable, Sendable {
  /// A test has started; the name is as printed.
  case started(test: String)
  /// A test has ended, with its duration in seconds if the line has it.
  case ended(test: String, hasFailed: Bool, seconds: Double?)
  /// The tests of a suite begin.
  case suiteStarted(String)
  /// A suite has ended.
  case suiteEnded(String)
  /// A failure of a test.
  case failure(test: String, file: String, line: Int, message: String)
  /// A step of a test: the seconds since its start, its depth inside other steps, and its words.
  case step(seconds: Double, depth: Int, words: String)

  private static let caseMarks = ["Test Case '", "Test case '"]
  private static let suiteMark = "Test Suite '"
  private static let errorMark = ": error: "
  private static let timeMark = "t = "

  /// Reads a line; nil for any other line.
  ///
  /// A test may have printed words before the runner's own, and CI puts the time before each line.
  package init?(_ line: Substring) {
    if let step = Self.step(line) {
      self = step
    } else if let failure = Self.failure(line) {
      self = failure
    } else if let mark = Self.caseMarks.first(where: { line.firstRange(of: $0) != nil }),
      let (name, words) = Self.quoted(in: line, after: mark)
    {
      if words.hasPrefix("started") {
        self = .started(test: name)
      } else {
        let seconds = words.split(separator: "(").last?.prefix { $0.isNumber || $0 == "." }
        self = .ended(
          test: name, hasFailed: words.hasPrefix("failed"), seconds: seconds.flatMap { Double($0) })
      }
    } else if let (name, words) = Self.quoted(in: line, after: Self.suiteMark) {
      self = words.hasPrefix("started") ? .suiteStarted(name) : .suiteEnded(name)
    } else {
      return nil
    }
  }

  /// The quoted name after a mark, and the words after it.
  private static func quoted(
    in line: Substring, after mark: String
  ) -> (name: String, words: Substring)? {
    guard let start = line.firstRange(of: mark)?.upperBound,
      let end = line[start...].firstIndex(of: "'")
    else { return nil }
    return (String(line[start..<end]), line[end...].dropFirst().drop { $0 == " " })
  }

  /// `    t =     1.37s     Find the "x" Button`, nested by four spaces a level.
  ///
  /// CI may put its own text before it; text of a test does not end in as many spaces.
  private static func step(_ line: Substring) -> LogLine? {
    guard let mark = line.firstRange(of: timeMark) else { return nil }
    let before = line[..<mark.lowerBound]
    guard before.hasSuffix("    ") || !before.contains(where: { $0.isLetter && !"TZ".contains($0) })
    else { return nil }
    let rest = line[mark.upperBound...].drop { $0 == " " }
    guard let end = rest.firstIndex(of: "s"), let seconds = Double(rest[..<end]) else { return nil }
    let words = rest[end...].dropFirst()
    let spaces = words.prefix { $0 == " " }.count
    return .step(
      seconds: seconds, depth: max(0, spaces - 1) / 4, words: String(words.dropFirst(spaces)))
  }

  /// `/path/CartTests.swift:42: error: -[ShopUITests.CartTests testAdd] : XCTAssertTrue failed`.
  private static func failure(_ line: Substring) -> LogLine? {
    guard let mark = line.firstRange(of: errorMark) else { return nil }
    let place = line[..<mark.lowerBound].split(separator: ":")
    let words = line[mark.upperBound...]
    let numbers: [Int?] = place.map { Int($0) }
    guard place.count > 1, let number = numbers[place.count - 1] ?? numbers[1],
      let colon = words.firstRange(of: " : ")
    else { return nil }
    // A column may follow the line.
    let beforeColumn = place.count > 2 ? numbers[place.count - 2] : nil
    let file = place[place.count - (beforeColumn == nil ? 2 : 3)].split(separator: "/").last
    return .failure(
      test: String(words[..<colon.lowerBound]), file: file.map(String.init) ?? "",
      line: beforeColumn ?? number,
      message: String(words[colon.upperBound...]))
  }
}
