import Foundation
import Synchronization

/// How a test uses the result of the call that it is making, as far as its source shows.
///
/// The expression of an XCTest assertion is on the call stack. The expression of `#expect` is not,
/// and a later assertion on the variable that keeps the result is not either.
struct WaitUse {
  /// Whether an assertion judges the result.
  let isJudged: Bool

  /// The use of the call that is being made.
  static var current: WaitUse {
    ThreadClock.real {
      let lines = FailureSite.lines(of: FailureSite.returnAddresses()) { _ in false }
      return WaitUse(
        isJudged: lines.prefix(depth).contains { site in
          source(of: site.file).map { Self(at: site.line, in: $0).isJudged } ?? false
        })
    }
  }

  private init(isJudged: Bool) { self.isJudged = isJudged }

  /// Reads the use from the lines of a source.
  ///
  /// An assertion checks it if it begins on the line of the call, or up to three lines above in the
  /// same statement, or if one of the next lines asserts on the constant that keeps the result.
  init(at line: Int, in source: [Substring]) {
    guard source.indices.contains(line - 1) else {
      self.init(isJudged: false)
      return
    }
    let start = Self.start(of: line - 1, in: source)
    let statement = source[start...(line - 1)].joined(separator: " ")
    guard !Self.asserts(statement), let name = Self.constant(in: statement) else {
      self.init(isJudged: Self.asserts(statement))
      return
    }
    let later = source[line...].prefix(Self.reach)
    self.init(
      isJudged: later.contains { Self.asserts(String($0)) && Self.words($0).contains(name) })
  }

  /// How many lines after a wait may assert on its result.
  private static let reach = 20
  /// How many callers may assert on the result.
  private static let depth = 12
  private static let assertions = ["XCTAssert", "XCTUnwrap", "#expect", "#require", "XCTFail"]

  private static func asserts(_ text: String) -> Bool { assertions.contains(where: text.contains) }

  private static func words(_ text: Substring) -> [Substring] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
  }

  /// The first line of a statement: lines that begin with a dot or a bracket continue it.
  private static func start(of line: Int, in source: [Substring]) -> Int {
    var start = line
    while start > 0, line - start < 3 {
      let text = source[start].drop(while: \.isWhitespace)
      let above = source[start - 1].last { !$0.isWhitespace }
      guard
        text.first.map({ ".)]".contains($0) }) == true
          || above.map({ "(,=".contains($0) }) == true
      else { break }
      start -= 1
    }
    return start
  }

  /// The constant or variable that a statement sets to the result of the call, not to a closure.
  private static func constant(in statement: String) -> Substring? {
    let parts = statement.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, !parts[1].contains("{") else { return nil }
    let words = words(parts[0])
    guard let place = words.firstIndex(where: { $0 == "let" || $0 == "var" }),
      words.indices.contains(place + 1), !["if", "guard", "while"].contains(words[0])
    else { return nil }
    return words[place + 1]
  }

  private static let sources = Mutex<[String: [Substring]]>([:])

  /// The lines of a source file; nil if it cannot be read where the tests run.
  private static func source(of path: String) -> [Substring]? {
    if let known = sources.withLock({ $0[path] }) { return known }
    guard let bytes = FileManager.default.contents(atPath: path) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    sources.withLock { $0[path] = lines }
    return lines
  }
}
