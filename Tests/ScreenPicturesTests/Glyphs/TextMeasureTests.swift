import SeededCases
import Testing

@testable import ScreenPictures

@Suite struct TextMeasureTests {
  private let measure = TextMeasure()
  private let size = 16.points

  private func line(_ words: String, _ width: Int) -> (words: String, size: Int, width: Int) {
    measure.line(
      words, within: width.points, size: size, least: 10.points, weight: .regular)
  }

  @Test func `a line that has room stays as it is`() {
    let line = line("Hello", 200)
    #expect(line.words == "Hello" && line.size == size)
  }

  @Test func `a line that is a little too wide becomes smaller`() {
    let line = line("Hello world", 70)
    #expect(line.words == "Hello world" && line.size < size && line.width <= 70.points)
  }

  @Test func `a line that is far too wide is cut off`() {
    let line = line("Hello world, how are you?", 60)
    #expect(line.words.hasPrefix("Hello") && line.words.hasSuffix("…"))
    #expect(line.width <= 60.points)
  }

  @Test func `line breaks within a line are blanks`() {
    #expect(line("a\nb\u{2028}c", 200).words == "a b c")
  }

  @Test func `a paragraph breaks at blanks`() {
    let lines = measure.lines(
      "one two three four", within: 80.points, size: size, weight: .regular, limit: 9)
    #expect(
      lines.map { $0.split(separator: " ").joined(separator: " ") } == ["one two", "three four"])
  }

  @Test func `a paragraph breaks between kanji`() {
    let lines = measure.lines(
      "日本語の文章です", within: 64.points, size: size, weight: .regular, limit: 9)
    #expect(lines == ["日本語の", "文章です"])
  }

  @Test func `a paragraph that has no room left says so`() {
    let lines = measure.lines(
      "one two three four", within: 70.points, size: size, weight: .regular, limit: 1)
    #expect(lines.count == 1 && lines[0].hasSuffix("…"))
  }

  @Test func `a paragraph has so many characters, and says that there are more`() {
    let lines = { (count: Int) in
      measure.lines(
        String(repeating: "a ", count: count / 2), within: 200.points, size: size,
        weight: .regular, limit: .max)
    }
    let limit = TextMeasure.scalarLimit
    #expect(lines(limit).joined().count { $0 == "a" } == limit / 2)
    #expect(lines(limit).last?.hasSuffix("…") == false)
    #expect(lines(limit + 2).count == lines(limit).count)
    #expect(lines(limit + 2).last?.hasSuffix("…") == true)
  }

  @Test(arguments: FuzzCount.times(80).map { $0 + 1 })
  func `no line of a paragraph is too wide, and none of it gets lost`(seed: UInt64) {
    var random = SmallRandom(seed: seed)
    let letters = Array("abc ij WM日本  語\n")
    let words = String((0..<random.below(120)).map { _ in letters[random.below(letters.count)] })
    let width = (20 + random.below(200)).points
    let lines = measure.lines(words, within: width, size: size, weight: .regular, limit: 10_000)
    for line in lines {
      let used = line.unicodeScalars.reversed().drop { $0 == " " }
      #expect(measure.width(of: used, size: size, weight: .regular) <= width, "seed \(seed)")
    }
    let kept = lines.joined().filter { $0 != " " }
    #expect(kept == words.filter { $0 != " " && $0 != "\n" }, "seed \(seed)")
  }
}
