import Testing

@testable import ScreenPictures

@Suite struct GlyphDataTests {
  private let data = GlyphData()

  @Test(arguments: [
    "The quick brown fox, 0123456789!?", "Größe naïve façade Łódź İstanbul č ő",
    "Съешь же ещё этих мягких булок", "Їжак ґанок Ўзбек", "Ξεσκεπάζω την ψυχοφθόρα",
    "いろはにほへとちりぬるを", "アイウエオ、カキクケコ。", "「日本語の設定画面」", "東西南北春夏秋冬",
    "検索結果一覧通知暗証番号", "亜唖娃阿哀愛挨姶逢葵茜穐悪握渥", "枠鷲亙亘鰐詫藁蕨椀湾碗腕", "€ … “ ” – — ← → ✓ ★",
  ])
  func `there is a glyph for every character of`(words: String) {
    let missing = words.unicodeScalars.filter { data.place(of: $0, weight: .regular) == nil }
    #expect(missing.isEmpty)
  }

  @Test func `what is not carried is known to be missing`() {
    #expect(data.place(of: "😀", weight: .regular) == nil)
    #expect(data.place(of: "한", weight: .semibold) == nil)
  }

  @Test func `kanji are lent to the heavier weight`() throws {
    #expect(try #require(data.place(of: "日", weight: .semibold)).isTooLight)
    #expect(try #require(data.place(of: "A", weight: .semibold)).isTooLight == false)
  }

  @Test func `kanji are as wide as an em, and an i is narrower than a W`() throws {
    let advance = { (scalar: Unicode.Scalar) in
      data.advance(at: try #require(data.place(of: scalar, weight: .regular)))
    }
    #expect(try advance("日") == GlyphData.grid)
    #expect(try advance("i") < advance("W"))
  }

  @Test func `every outline is closed and lies near its em`() throws {
    var glyphs = 0
    for value in UInt32(0x20)...0xFFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for weight in [GlyphWeight.regular, .semibold] {
        guard let place = data.place(of: scalar, weight: weight) else { continue }
        glyphs += 1
        var reader = data.outline(at: place)
        var open = 0
        var reach = 0
        reader.readOutline { step in
          switch step {
          case .move(let x, let y):
            open += 1
            reach = max(reach, abs(x), abs(y))
          case .line(let x, let y), .curve(_, _, let x, let y): reach = max(reach, abs(x), abs(y))
          case .close: open -= 1
          }
        }
        #expect(open == 0 && reach < 3 * GlyphData.grid, "\(value)")
      }
    }
    #expect(glyphs > 4_000)
  }

  @Test func `a character without a place in words has no outline`() throws {
    var reader = data.outline(at: try #require(data.place(of: " ", weight: .regular)))
    var steps = 0
    reader.readOutline { _ in steps += 1 }
    #expect(steps == 0)
  }
}
