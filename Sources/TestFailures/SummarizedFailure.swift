/// A failure as xcpretty and fastlane print it, in three lines below the name of its class.
///
/// ```
/// ShopUITests.CartTests
///   testAdd, XCTAssertTrue failed - no total
///   /ci/shop/CartTests.swift:42
/// ```
///
/// While tests run, they print the first two lines, the second one after a cross. So does
/// xcbeautify, which puts the place before it for CI. Reports of CI services name the test, as
/// `CartTests.testAdd()`, above a line with the place as result bundles have it.
struct SummarizedFailure {
  /// The name of the test: `ShopUITests.CartTests/testAdd`.
  let test: String
  let failure: TestFailure

  /// The failures of all summaries in a log.
  static func all(in lines: [Substring]) -> [SummarizedFailure] {
    var (found, unplaced): ([SummarizedFailure], [SummarizedFailure]) = ([], [])
    var owner = ""
    var named: String?
    var open: (test: String, message: String)?
    func failure(
      _ test: (test: String, message: String), _ place: (file: String, line: Int)
    ) -> SummarizedFailure {
      SummarizedFailure(
        test: owner + "/" + test.test,
        failure: TestFailure(message: test.message, file: place.file, line: place.line))
    }
    for line in lines {
      // fastlane puts the time and a mark before each line.
      let line = line.firstRange(of: "▸ ").map { line[$0.upperBound...] } ?? line
      let words = line.drop { $0 == " " }
      named = test(words) ?? named
      if let failure = located(words) {
        found.append(SummarizedFailure(test: named ?? "", failure: failure))
      } else if let place = place(words), let test = open {
        found.append(failure(test, place))
        open = nil
      } else if let suite = suite(words) {
        owner = suite
      } else if let (rest, place) = marked(words), let test = message(rest) {
        if place == nil { unplaced.append(failure(test, ("", 0))) }
        if let place { found.append(failure(test, place)) }
      } else if let test = message(words) {
        open = test
      } else if words.startIndex == line.startIndex, words.allSatisfy(isOfName), !words.isEmpty {
        owner = String(words)
      }
    }
    return found + unplaced
  }

  /// The class of `Test Suite 'CartTests' started`, with or without its quotes.
  private static func suite(_ words: Substring) -> String? {
    let match = words.firstMatch(of: #/Test Suite '?([\w.]+)'? started/#)
    return match.map { String($0.1) }
  }

  /// The words after the mark of a failure, with the place that the mark names for CI.
  private static func marked(
    _ words: Substring
  ) -> (words: Substring, place: (file: String, line: Int)?)? {
    for cross in ["✗ ", "✖ ", "##[error]"] {
      guard let mark = words.firstRange(of: cross) else { continue }
      return (words[mark.upperBound...].drop { $0 == " " }, nil)
    }
    let place = #/(?:::error file=|sourcepath=)([^,;]+)[,;]line(?:number)?=(\d+)(?:::|\])\s*/#
    guard let mark = words.firstMatch(of: place), let line = Int(mark.2) else { return nil }
    let file = mark.1.split(separator: "/").last.map(String.init) ?? ""
    return (words[mark.range.upperBound...], (file, line))
  }

  /// The test of words that end with `CartTests.testAdd()`.
  private static func test(_ words: Substring) -> String? {
    guard words.hasSuffix("()"), let name = words.dropLast(2).split(separator: " ").last,
      name.contains(".test"), name.allSatisfy(isOfName)
    else { return nil }
    return String(name)
  }

  /// `file:///ci/CartTests.swift#StartingLineNumber=41 - XCTAssertTrue failed`, with `#` or `:`.
  private static func located(_ words: Substring) -> TestFailure? {
    guard words.hasPrefix("file:") else { return nil }
    let place = #/file:[^#\s]*\/([^#:\s\/]+\.swift)[#:]\S*?\bStartingLineNumber=(\d+)\S* - (.+)/#
    guard let match = words.wholeMatch(of: place), let line = Int(match.2) else { return nil }
    // Such lines are counted from 0.
    return TestFailure(message: String(match.3), file: String(match.1), line: line &+ 1)
  }

  /// `testAdd, XCTAssertTrue failed`.
  private static func message(_ words: Substring) -> (test: String, message: String)? {
    guard let comma = words.firstRange(of: ", ") else { return nil }
    let name = words[..<comma.lowerBound]
    guard name.hasPrefix("test"), name.allSatisfy(isOfName) else { return nil }
    return (String(name), String(words[comma.upperBound...]))
  }

  /// `/ci/shop/CartTests.swift:42`, or `<unknown>:0`; nil for anything else.
  private static func place(_ words: Substring) -> (file: String, line: Int)? {
    if words == "<unknown>:0" { return ("", 0) }
    guard words.first == "/", let colon = words.lastIndex(of: ":"),
      let number = Int(words[colon...].dropFirst()),
      let file = words[..<colon].split(separator: "/").last
    else { return nil }
    return (String(file), number)
  }

  private static func isOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "._".contains(character)
  }
}
