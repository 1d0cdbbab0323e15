import SeededCases
import Testing

@testable import PageChecks

/// Texts at random, and Swift with pieces cut out, doubled and changed: nothing traps, every byte
/// that is no blank belongs to exactly one token, and places lie in the text.
@Suite struct PageCheckFuzzTests {
  private struct Draw: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var word = state
      word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
      word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
      return word ^ (word >> 31)
    }
  }

  private static let pieces = [
    "class A: XCTestCase {", "struct LoginPage: Page {", "func testA() {", "}", "{", "(", ")", "[",
    "]", "\"", "\"\"\"", "#\"", "\"#", "\\(", "\\#(", "//", "/*", "*/", "#/", "/#", "/", "\n", " ",
    "app.cells[\"row.first\"].tap()", "app.cells.element(boundBy: 1).tap()", "sleep(2)",
    "XCTAssert(x)", "// rehearse:allow sleep: why\n", "// rehearse:allow", ":", "rehearse:allow",
    "é",
    "😀", "`", "\\u{", "var x: Int {", "init(", "extension ", "where ", "<", ">", ".", "?", "!", "=",
    "let buy = app.buttons[\"details.buy\"]\n", "\r\n", "0.", "9999999999999999999999", "#expect",
    "\\", "\u{0}", "element(boundBy: ", "app.tables", "subscript", "deinit", "class", "func",
  ]

  private func text(_ seed: UInt64) -> String {
    var draw = Draw(state: seed)
    let count = Int.random(in: 1...60, using: &draw)
    var text = (0..<count).map { _ in Self.pieces.randomElement(using: &draw) ?? "" }.joined()
    if Bool.random(using: &draw), text.count > 4 {
      let cut = Int.random(in: 1..<text.count, using: &draw)
      text = String(text.dropFirst(cut)) + String(text.prefix(cut))
    }
    return text
  }

  @Test func `any text can be checked`() {
    for seed in FuzzCount.times(350) {
      let text = text(seed)
      let lines = text.utf8.count { $0 == 10 } + 1
      for finding in findings(text, app: seed.isMultiple(of: 2) ? sampleApp : nil) {
        #expect((1...lines).contains(finding.line), "seed \(seed)")
        #expect(finding.column >= 1, "seed \(seed)")
      }
    }
  }

  @Test func `every byte that is no blank is in one token`() {
    for seed in FuzzCount.times(350) {
      let tokens = SwiftTokens(text(seed))
      var covered = Array(repeating: 0, count: tokens.bytes.count)
      for token in tokens.code + tokens.comments {
        #expect(!token.range.isEmpty, "seed \(seed)")
        for place in token.range { covered[place] += 1 }
      }
      let isRight = zip(tokens.bytes, covered).allSatisfy { byte, count in
        byte <= 32 ? count <= 1 : count == 1
      }
      #expect(isRight, "seed \(seed)")
    }
  }

  @Test func `a deep text takes no long time and no deep stack`() {
    let pieces = [
      "(", "[", "{", "\"\\(", "#/", "(/", "Task {", "#\"\\#(", "/*", "func a(", "class A {", "a.",
      "a(", "a[", "waitFor(",
      "let a = a(",
    ]
    for piece in pieces {
      let text = String(repeating: piece, count: 4_000)
      #expect(findings(text).count < 100_000)
    }
  }

  /// A literal or a comment, however deep; only there the name `inside` may occur.
  private func silence(_ draw: inout Draw, depth: Int = 0) -> String {
    let hashes = String(repeating: "#", count: Int.random(in: 0...2, using: &draw))
    let inner = depth < 4 ? silence(&draw, depth: depth + 1) : "\"inside\""
    return switch Int.random(in: 0..<7, using: &draw) {
    case 0: "\(hashes)\"inside \\\(hashes)\" { \\\(hashes)(f(inside, \(inner))) )\"\(hashes)"
    case 1: "\(hashes)\"\"\"\n \"inside\" \\\(hashes)(\(inner)) {\n\"\"\"\(hashes)"
    case 2: "/* inside /* \" } */ \"\"\" */"
    case 3: "f(/in\"side[(]\\//)"
    case 4: "#\(hashes)/in\"side/ {/#\(hashes)"
    case 5: "#\(hashes)\"a \" \\(inside \" }\"#\(hashes)"
    default: "[\(inner)]"
    }
  }

  @Test func `a name behind literals is found, and none in them`() {
    for seed in FuzzCount.times(700) {
      var draw = Draw(state: seed)
      let count = Int.random(in: 1...6, using: &draw)
      let text = (0..<count).map { "a\($0) = \(silence(&draw))\n" }.joined()
      let tokens = SwiftTokens(text)
      let words = tokens.code.filter { $0.kind == .word }.map(tokens.words)
      #expect(words.filter { $0 != "f" } == (0..<count).map { "a\($0)" }, "seed \(seed): \(text)")
    }
  }
}
