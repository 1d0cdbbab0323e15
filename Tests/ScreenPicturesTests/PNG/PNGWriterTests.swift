import Testing

@testable import ScreenPictures

@Suite struct PNGWriterTests {
  private func canvas(_ colours: Int) -> Canvas {
    var list = DrawingList(bounds: PictureFrame(x: 0, y: 0, width: 40.points, height: 20.points))
    for number in 0..<colours {
      let frame = PictureFrame(
        x: (number % 40).points, y: (number / 40).points, width: 1.points, height: 1.points)
      let colour = PictureColour(UInt32(number) &* 40_503 & 0xFF_FFFF)
      list.append(.box(frame, radius: 0, colour), clip: list.bounds)
    }
    return Canvas(list, scale: 1)
  }

  @Test func `a picture of few colours has a palette and comes back pixel by pixel`() throws {
    let canvas = canvas(200)
    let file = try PNGFile(PNGWriter.write(canvas))
    #expect(file.chunks == ["IHDR", "pHYs", "PLTE", "IDAT", "IEND"])
    #expect(file.pixels == canvas.pixels)
  }

  @Test func `a picture of more colours than a palette holds comes back too`() throws {
    let canvas = canvas(700)
    let file = try PNGFile(PNGWriter.write(canvas))
    #expect(file.chunks == ["IHDR", "pHYs", "IDAT", "IEND"])
    #expect(file.pixels == canvas.pixels)
  }

  @Test func `exactly 256 colours still have a palette`() throws {
    let file = try PNGFile(PNGWriter.write(canvas(256)))
    #expect(file.chunks.contains("PLTE"))
  }

  @Test func `a palette refuses colour 257`() {
    var palette = PixelPalette()
    for colour in 0..<256 { #expect(palette.number(of: UInt32(colour)) == UInt8(colour)) }
    #expect(palette.number(of: 256) == nil)
    #expect(palette.number(of: 7) == 7)
  }

  @Test(arguments: [
    ("", 0, 1), ("123456789", 0xCBF4_3926, 0x091E_01DE), ("Wikipedia", 0xADAA_C02E, 0x11E6_0398),
  ])
  func `checksums are those that are known`(text: String, crc: UInt32, adler: UInt32) {
    #expect(Checksums.crc(Array(text.utf8)) == crc)
    #expect(Checksums.adler(Array(text.utf8)) == adler)
  }

  @Test func `a long sum is brought down in time`() {
    let bytes = [UInt8](repeating: 255, count: 100_000)
    #expect(Int(Checksums.adler(bytes)) == PNGFile.adler(bytes))
    #expect(Int(Checksums.crc(bytes)) == PNGFile.crc(bytes))
  }
}
