import AccessibilityTree
import SeededCases
import Testing

@testable import ScreenPictures

/// Trees that no app would make: whatever their frames and words, a picture comes out.
@Suite struct RandomScreenTests {
  private static let numbers: [Double] = [
    0, 1, -1, 0.1, 20.5, 44, 100, 393, -500, 1e9, -1e9, 1e300, .infinity, -.infinity, .nan,
    .greatestFiniteMagnitude, .leastNonzeroMagnitude,
  ]
  private static let texts = [
    "", "a", "日本", "q", "shift", "😀👩‍👩‍👧‍👦", "\u{0}\n\t", String(repeating: "long ", count: 900), "50%",
    "-7.5e9%",
    "99999999999999999999", "page 9999999 of 999999999", "\u{301}\u{200F}", "1",
  ]

  private func tree(seed: UInt64) -> ElementSnapshot {
    var random = SmallRandom(seed: seed)
    var builder = SnapshotBuilder()
    let side = Double(1 + random.below(200))
    builder.begin(
      ElementAttributes(
        type: .application, frame: ElementFrame(x: 0, y: 0, width: side, height: 90)))
    for _ in 0..<random.below(80) {
      if random.below(4) == 0 { builder.end() }
      let type = ElementType.allCases[random.below(ElementType.allCases.count)]
      let flags = ElementFlags(rawValue: UInt16(random.below(256)))
      let attributes = ElementAttributes(
        type: type, identifier: text(&random), label: text(&random),
        value: random.below(2) == 0 ? nil : text(&random), placeholderValue: text(&random),
        frame: ElementFrame(
          x: number(&random), y: number(&random), width: number(&random),
          height: number(&random)),
        traits: ElementTraits(rawValue: UInt64(random.below(1 << 28))), flags: flags)
      if random.below(2) == 0 { builder.begin(attributes) } else { builder.add(attributes) }
    }
    return builder.finish()
  }

  private func number(_ random: inout SmallRandom) -> Double {
    random.below(3) == 0
      ? Self.numbers[random.below(Self.numbers.count)] : Double(random.below(1_200)) / 8 - 20
  }

  private func text(_ random: inout SmallRandom) -> String {
    Self.texts[random.below(Self.texts.count)]
  }

  @Test(arguments: FuzzCount.times(150).map { $0 + 1 })
  func `any tree gives a picture`(seed: UInt64) throws {
    let tree = tree(seed: seed)
    let picture = ScreenPicture(
      of: tree,
      style: PictureStyle(
        isDark: seed % 2 == 0, statusBarHeight: Int(seed) % 90, hasHomeIndicator: seed % 3 == 0))
    let canvas = Canvas(picture.drawing, scale: 1)
    let file = try PNGFile(PNGWriter.write(canvas))
    #expect(file.pixels == canvas.pixels, "seed \(seed)")
    #expect(
      picture
        == ScreenPicture(
          of: tree,
          style: PictureStyle(
            isDark: seed % 2 == 0, statusBarHeight: Int(seed) % 90, hasHomeIndicator: seed % 3 == 0)
        ))
    #expect(picture.drawing.entries.count <= DrawingList.commandLimit)
    #expect(picture.svg().hasSuffix("</svg>\n"))
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan, 1e300, -5, 0, 1e6])
  func `a root of any size gives a picture of a size that can be stored`(side: Double) {
    var builder = SnapshotBuilder()
    builder.add(
      ElementAttributes(
        type: .application, frame: ElementFrame(x: 0, y: 0, width: side, height: 10)))
    let picture = ScreenPicture(of: builder.finish())
    #expect(picture.width <= Double(DrawingList.sideLimit))
    #expect(!picture.png(scale: 1).isEmpty)
  }
}
