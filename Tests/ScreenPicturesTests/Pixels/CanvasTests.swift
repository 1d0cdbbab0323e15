import Testing

@testable import ScreenPictures

@Suite struct CanvasTests {
  private let bounds = PictureFrame(x: 0, y: 0, width: 10.points, height: 8.points)

  private func canvas(scale: Int = 1, _ commands: DrawCommand..., clip: PictureFrame? = nil)
    -> Canvas
  {
    var list = DrawingList(bounds: bounds)
    for command in commands { list.append(command, clip: clip ?? bounds) }
    return Canvas(list, scale: scale)
  }

  private func box(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PictureFrame {
    PictureFrame(x: x.points, y: y.points, width: width.points, height: height.points)
  }

  @Test(arguments: [1, 2, 4]) func `a point has as many pixels as the scale says`(scale: Int) {
    let canvas = canvas(scale: scale)
    #expect(canvas.width == 10 * scale && canvas.height == 8 * scale)
  }

  @Test func `a box fills its pixels and no others`() {
    let canvas = canvas(.box(box(2, 3, 4, 2), radius: 0, PictureColour(0xFF0000)))
    for (index, pixel) in canvas.pixels.enumerated() {
      let isInside = (2..<6).contains(index % 10) && (3..<5).contains(index / 10)
      #expect(pixel == (isInside ? 0xFF0000 : 0))
    }
  }

  @Test func `nothing is painted outside of the clip`() {
    let canvas = canvas(
      .box(bounds, radius: 0, PictureColour(0xFFFFFF)), clip: box(0, 0, 3, 1))
    #expect(canvas.pixels.filter { $0 != 0 }.count == 3)
  }

  @Test func `a line thinner than a pixel is still seen`() {
    let line = PictureFrame(x: 0, y: 100, width: 10.points, height: 4)
    #expect(canvas(.box(line, radius: 0, PictureColour(0xFF))).pixels.contains(0xFF))
  }

  @Test func `round corners leave the corners and fill the middle`() {
    let canvas = canvas(.box(bounds, radius: 4.points, PictureColour(0xFFFFFF)))
    #expect(canvas.pixels[0] < 0x404040)
    #expect(canvas.pixels[4 * 10 + 5] == 0xFFFFFF)
    #expect(canvas.pixels[4 * 10] == 0xFFFFFF)
  }

  @Test func `round corners mirror each other`() {
    let canvas = canvas(scale: 2, .box(bounds, radius: 4.points, PictureColour(0xFFFFFF)))
    #expect(canvas.pixels == Array(canvas.pixels.reversed()))
  }

  @Test func `colours mix as a division by 255, rounded, says`() {
    for alpha in 0...255 {
      for (above, below) in [(0, 255), (255, 0), (17, 200), (200, 17), (128, 127), (1, 254)] {
        let exact = (2 * (above * alpha + below * (255 - alpha)) + 255) / 510
        let mixed = PictureColour.mixed(
          UInt32(above) * 0x10101, over: UInt32(below) * 0x10101, alpha: UInt32(alpha))
        #expect(mixed == UInt32(exact) * 0x10101, "\(above) over \(below) at \(alpha)")
      }
    }
  }

  @Test func `text leaves ink between its baseline and its height`() {
    let text = DrawnText(
      words: "H", start: PicturePoint(x: 1.points, y: 7.points), size: 8.points,
      weight: .regular, width: 6.points, colour: PictureColour(0xFFFFFF))
    let canvas = canvas(scale: 4, .text(text))
    let rows = Set(canvas.pixels.indices.filter { canvas.pixels[$0] != 0 }.map { $0 / 40 })
    #expect(rows.min() == 4 && rows.max() == 27)
  }

  @Test func `a character without a glyph is a box that can be seen`() {
    let text = DrawnText(
      words: "\u{10FFFD}", start: PicturePoint(x: 0, y: 7.points), size: 8.points,
      weight: .regular, width: 6.points, colour: PictureColour(0xFFFFFF))
    #expect(canvas(scale: 4, .text(text)).pixels.filter { $0 == 0xFFFFFF }.count > 20)
  }

  @Test func `characters that only join others show nothing`() {
    let text = DrawnText(
      words: "\u{200D}\u{FE0F}", start: PicturePoint(x: 0, y: 7.points), size: 8.points,
      weight: .regular, width: 0, colour: PictureColour(0xFFFFFF))
    #expect(canvas(.text(text)).pixels.allSatisfy { $0 == 0 })
  }
}
