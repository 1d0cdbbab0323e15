import Testing

@testable import CommandLineTool

/// What keys do to a line.
@Suite struct EditedLineTests {
  private func typed(_ bytes: String, after earlier: [String] = []) -> EditedLine {
    var line = EditedLine(after: earlier)
    var rest = Array(bytes.utf8)[...]
    let keys = TerminalKeys { rest.popFirst() }
    while let key = keys.key() { _ = line.take(key) }
    return line
  }

  private func text(_ bytes: String, after earlier: [String] = []) -> String {
    String(typed(bytes, after: earlier).text)
  }

  @Test(
    "keys change the line",
    arguments: [
      ("tap go", "tap go"), ("tp\u{1B}[Da", "tap"), ("tapp\u{7F}", "tap"),
      ("Xtap\u{01}\u{1B}[3~", "tap"),
      ("ap\u{1B}[Ht", "tap"), ("ap\u{01}t\u{05}!", "tap!"), ("wrong\u{15}tap", "tap"),
      ("tap go\u{17}", "tap "), ("tap  \u{17}", ""), ("tap go\u{02}\u{02}\u{0B}", "tap "),
      ("dropped\u{03}tap", "tap"), ("ttap\u{01}\u{04}", "tap"), ("tp\u{02}a\u{06}!", "tap!"),
      ("größe", "größe"),
      ("tap\u{1B}[99;99;99m", "tap"), ("tap\u{1B}OD\u{1B}[C!", "tap!"),
      ("\u{7F}\u{1B}[3~tap", "tap"),
    ])
  func keys(bytes: String, wanted: String) {
    #expect(text(bytes) == wanted)
  }

  @Test(
    "the arrow keys bring earlier lines back, and the new one again",
    arguments: [
      ("\u{1B}[A", "second"), ("\u{1B}[A\u{1B}[A", "first"), ("\u{1B}[A\u{1B}[A\u{1B}[A", "first"),
      ("new\u{1B}[A\u{1B}[B", "new"), ("\u{1B}[B", ""), ("\u{1B}[A!", "second!"),
    ])
  func history(bytes: String, wanted: String) {
    #expect(text(bytes, after: ["first", "second"]) == wanted)
  }

  @Test("a tab writes what all completions share, and shows them when that is nothing more")
  func tab() {
    var line = typed("t")
    let words = { (start: String) in ["tap", "tape", "tree"].filter { $0.hasPrefix(start) } }
    #expect(line.take(.tab, completions: words) == .choices(["tap", "tape", "tree"]))
    _ = line.take(.character("a"))
    #expect(line.take(.tab, completions: words) == .typing)
    #expect(String(line.text) == "tap")
    #expect(line.cursor == 3)
    _ = line.take(.character("x"))
    #expect(line.take(.tab, completions: words) == .typing)
    #expect(String(line.text) == "tapx")
  }

  @Test("a line ends with return, the input in an empty line alone")
  func ends() {
    var line = typed("tap")
    #expect(line.take(.endOfInput) == .typing)
    #expect(line.take(.enter) == .entered("tap"))
    var empty = EditedLine()
    #expect(empty.take(.endOfInput) == .ended)
    #expect(empty.take(.interrupt) == .ended)
    #expect(line.take(.interrupt) == .typing)
    #expect(line.text.isEmpty)
  }

  @Test(
    "the part of a line around the cursor is shown that fits the terminal",
    arguments: [
      ("tap", 5, "tap", 0), ("abcdefgh", 5, "defgh", 0), ("abcdefgh\u{01}", 5, "abcde", 5),
      ("abcdefgh\u{02}\u{02}", 5, "bcdef", 0), ("日本語", 5, "本語", 0), ("日本語\u{02}", 6, "日本語", 2),
    ])
  func parts(bytes: String, columns: Int, wanted: String, behind: Int) {
    let part = typed(bytes).part(fitting: columns)
    #expect(part.text == wanted)
    #expect(part.behind == behind)
  }

  @Test("a line takes as many characters as a command may have, and no more")
  func limit() {
    let full = String(repeating: "a", count: EditedLine.lengthLimit)
    #expect(text(full).count == EditedLine.lengthLimit)
    #expect(text(full + "b").count == EditedLine.lengthLimit)
  }

  @Test("a key is a sequence of at most so many bytes, and what follows is typed")
  func sequences() {
    let up = { (parameters: Int) in "\u{1B}[" + String(repeating: "9", count: parameters) + "A" }
    let limit = TerminalKeys.sequenceLimit
    #expect(text(up(limit - 1), after: ["first"]) == "first")
    #expect(text(up(limit), after: ["first"]) == "A")
  }

  @Test("bytes of any kind keep the cursor in the line")
  func fuzz() {
    var random = Steps(state: 16)
    for round in 0..<2_000 {
      var line = EditedLine(after: ["tap go", "größe"])
      var left = 40
      let keys = TerminalKeys {
        left -= 1
        guard left >= 0 else { return nil }
        return [0x1B, 0x5B, 0x41, 0x42, 0x7F, UInt8.random(in: 0...255, using: &random)]
          .randomElement(using: &random)
      }
      while let key = keys.key() {
        _ = line.take(key) { [$0 + "é", $0 + "éa"] }
        #expect((0...line.text.count).contains(line.cursor), "round \(round)")
      }
    }
  }

  /// Numbers of a linear congruence, the same in every run.
  private struct Steps: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 33
    }
  }
}
