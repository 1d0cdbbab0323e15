/// A failure as xcpretty and fastlane print it, in three lines below the name of its class.
///
/// ```
/// ShopUITests.CartTests
///   testAdd, XCTAssertTrue failed - no total
///   /ci/shop/CartTests.swift:42
/// ```
///
/// While tests run, they print the first two lines, the second one after a cross.
struct SummarizedFailure {
  /// The name of the test: `ShopUITests.CartTests/testAdd`.
  let test: String
  let failure: TestFailure

  /// The failures of all summaries in a log.
  static func all(in lines: [Substring]) -> [SummarizedFailure] {
    var (found, unplaced): ([SummarizedFailure], [SummarizedFailure]) = ([], [])
    var owner = ""
    var open: (test: String, message: String)?
    for line in lines {
      // fastlane puts the time and a mark before each line.
      let line = line.firstRange(of: "▸ ").map { line[$0.upperBound...] } ?? line
      let words = line.drop { $0 == " " }
      if let (file, number) = place(words), let test = open {
        found.append(
          SummarizedFailure(
            test: owner + "/" + test.test,
            failure: TestFailure(message: test.message, file: file, line: number)))
        open = nil
      } else if let test = message(words) {
        open = test
      } else if words.hasPrefix("✗ "), let test = message(words.dropFirst(2)) {
        unplaced.append(
          SummarizedFailure(
            test: owner + "/" + test.test,
            failure: TestFailure(message: test.message, file: "", line: 0)))
      } else if words.startIndex == line.startIndex, words.allSatisfy(isOfName), !words.isEmpty {
        owner = String(words)
      }
    }
    return found + unplaced
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
