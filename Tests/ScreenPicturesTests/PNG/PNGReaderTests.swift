import SeededCases
import Testing

@testable import ScreenPictures

@Suite("PNG files read back")
struct PNGReaderTests {
  @Test(arguments: FuzzCount.some(of: PictureGallery.all, every: 3))
  func `have the pixels that were written`(screen: PictureGallery.Screen) throws {
    let bytes = screen.picture.png()
    let read = try #require(PNGReader.read(bytes))
    let naive = try PNGFile(bytes)
    #expect(read.width == naive.width)
    #expect(read.height == naive.height)
    #expect(read.pixels == naive.pixels)
  }

  @Test func `with more colours than a palette holds too`() throws {
    let pixels = (0..<5_000).map { UInt32($0) &* 40_503 & 0xFF_FFFF }
    let canvas = Canvas(width: 100, height: 50, pixels: pixels)
    #expect(PNGReader.read(PNGWriter.write(canvas))?.pixels == pixels)
  }

  @Test func `are none without the chunk at their end`() {
    // It is empty, so it has the length, the name and the sum.
    #expect(PNGReader.read(Self.small) != nil)
    #expect(PNGReader.read(Array(Self.small.dropLast(12))) == nil)
  }

  @Test(arguments: FuzzCount.times(600))
  func `are none where a byte is another, or some are missing`(seed: UInt64) {
    var random = SmallRandom(seed: seed)
    var bytes = Self.small
    for _ in 0...random.below(3) {
      let place = random.below(bytes.count)
      if random.below(4) == 0 {
        bytes.removeSubrange(place...)
        if bytes.isEmpty { bytes = [0] }
      } else {
        bytes[place] ^= UInt8(1 + random.below(255))
      }
    }
    guard bytes != Self.small else { return }
    // A sum guards every chunk, so that a change is found wherever it is.
    #expect(PNGReader.read(bytes) == nil, "seed \(seed)")
  }

  @Test(arguments: FuzzCount.times(600))
  func `stop at any stream of bits within their limit`(seed: UInt64) {
    var random = SmallRandom(seed: seed)
    let bytes = (0..<random.below(200)).map { _ in UInt8(random.below(256)) }
    let read = Inflating.inflate(bytes[...], limit: 10_000)
    #expect(read?.count ?? 0 <= 10_000, "seed \(seed)")
  }

  /// Noise has hardly ever a block that is read to its end; the sums of a file hide what is in it.
  @Test func `stop at any damaged stream within their limit`() {
    let bytes = (0..<400).map { UInt8($0 * $0 % 7) }
    let streams = [Self.stored, Self.fixed, Deflater.deflate(bytes), Self.stored + Self.fixed]
    for seed in FuzzCount.times(1_600) {
      let stream = BrokenBytes.of(streams[Int(seed) % streams.count], seed: seed)
      let read = Inflating.inflate(stream[...], limit: 10_000)
      #expect(read?.count ?? 0 <= 10_000, "seed \(seed)")
    }
  }

  @Test func `have so many pixels and no more`() {
    let bytes = PNGWriter.write(Canvas(width: 3, height: 2, pixels: [1, 2, 3, 4, 5, 6]))
    #expect(PNGReader.pixelLimit > 6)
    #expect(PNGReader.read(bytes, pixelLimit: 6)?.pixels.count == 6)
    #expect(PNGReader.read(bytes, pixelLimit: 5) == nil)
  }

  @Test func `may have stored and fixed blocks`() {
    #expect(Inflating.inflate(Self.stored[...], limit: 3) == [7, 8, 9])
    #expect(Inflating.inflate(Self.stored[...], limit: 2) == nil)
    #expect(Inflating.inflate(Self.fixed[...], limit: 10) == [UInt8](repeating: 0x61, count: 10))
    #expect(Inflating.inflate(Self.fixed[...], limit: 9) == nil)
  }

  private static let stored: [UInt8] = [1, 3, 0, 0xFC, 0xFF, 7, 8, 9]
  /// "aaaaaaaaaa" by zlib: a literal, then a copy of nine.
  private static let fixed: [UInt8] = [0x4B, 0x84, 0x03, 0x00]

  private static let small = PNGWriter.write(
    Canvas(width: 20, height: 10, pixels: (0..<200).map { UInt32($0 % 7) }))
}
