import AccessibilityTree
import SeededCases
import Testing

@testable import ScreenImport

/// Strings that a debugger prints in one line.
@Suite struct DebuggerTextTests {
  private static let dump = """
    Attributes: Application, 0x1, pid: 1, label: 'Shop'
    Element subtree:
     →Application, 0x1, pid: 1, label: 'Shop'
        Button, 0x2, {{0.0, 0.0}, {10.0, 10.0}}, label: 'Say "hi"'

    """

  /// The text as a debugger prints it.
  private static func escaped(_ text: String) -> String {
    let inside = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n").replacing("\t", with: "\\t")
    return "(String) $R0 = \"\(inside)\""
  }

  private static func labels(_ text: String) throws -> [String] {
    let file = try ImportReader.read(Array(text.utf8))
    return file.trees.flatMap { tree in
      let snapshot = file.snapshot(of: tree)
      return (0..<snapshot.count).map { snapshot[$0].label }
    }
  }

  @Test func `are read like the dump`() throws {
    #expect(try Self.labels(Self.escaped(Self.dump)) == Self.labels(Self.dump))
    #expect(try Self.labels(Self.dump) == ["Shop", "Say \"hi\""])
  }

  @Test func `have characters by their numbers`() {
    let bytes = DebuggerText.decoded(from: Array(#""a\u{2192}b\n""#.utf8))
    #expect(bytes.map { String(decoding: $0, as: UTF8.self) } == "a\u{2192}b\n\n")
  }

  @Test func `without a line break are no text`() {
    #expect(DebuggerText.decoded(from: Array(#"let a = "b\t""#.utf8)) == nil)
  }

  @Test func `of any bytes never trap, and give back what was escaped`() {
    let pieces = ["\"", "\\", "n", "\n", "u{", "}", "41", "→", " ", "\t"]
    for seed in FuzzCount.times(200) {
      var numbers = SeededNumbers(seed: seed)
      let text = (0..<numbers.below(30)).map { _ in pieces[numbers.below(pieces.count)] }.joined()
      _ = DebuggerText.decoded(from: Array(text.utf8))
      let whole = text + "\n"
      let back = DebuggerText.decoded(from: Array(Self.escaped(whole).utf8)) ?? []
      #expect(String(decoding: back, as: UTF8.self) == whole + "\n", "seed \(seed)")
    }
  }
}
