import SeededCases
import Testing

@testable import ScreenPictures

@Suite struct DeflaterTests {
  private func roundTrip(_ bytes: [UInt8], stride: Int) throws -> [UInt8] {
    let stream = Deflater.compress(bytes, stride: stride)
    #expect(stream.prefix(2) == [0x78, 0x9C])
    #expect(stream.suffix(4) == Checksums.adler(bytes).bigEndianBytes[...])
    return try Inflater.inflate(Array(stream.dropFirst(2).dropLast(4)))
  }

  @Test(arguments: [0, 1, 2, 3, 4, 7, 8, 9, 257, 258, 259, 1_000, 70_000])
  func `a run of one byte comes back`(count: Int) throws {
    let bytes = [UInt8](repeating: 200, count: count)
    #expect(try roundTrip(bytes, stride: 10) == bytes)
  }

  @Test func `every byte once comes back`() throws {
    let bytes = (0...255).map { UInt8($0) }
    #expect(try roundTrip(bytes, stride: 16) == bytes)
  }

  @Test func `a row like the one above costs next to nothing`() throws {
    var random = SmallRandom(seed: 3)
    let row = (0..<1_000).map { _ in UInt8(random.below(256)) }
    let bytes = [[UInt8]](repeating: row, count: 50).flatMap { $0 }
    #expect(try roundTrip(bytes, stride: 1_000) == bytes)
    #expect(Deflater.compress(bytes, stride: 1_000).count < 1_500)
  }

  @Test func `copies reach back as far as deflate allows and no further`() throws {
    for distance in [32_767, 32_768, 32_769, 40_000] {
      var random = SmallRandom(seed: UInt64(distance))
      let row = (0..<distance).map { _ in UInt8(random.below(256)) }
      #expect(try roundTrip(row + row.prefix(600), stride: distance) == row + row.prefix(600))
    }
  }

  @Test(arguments: FuzzCount.times(60).map { $0 + 1 })
  func `random bytes come back`(seed: UInt64) throws {
    var random = SmallRandom(seed: seed)
    let kinds = 1 + random.below(256)
    var bytes: [UInt8] = []
    while bytes.count < 3_000 + random.below(3_000) {
      let run = random.below(3) == 0 ? random.below(400) : 1
      bytes += [UInt8](repeating: UInt8(random.below(kinds)), count: run)
    }
    #expect(try roundTrip(bytes, stride: 1 + random.below(500)) == bytes, "seed \(seed)")
  }

  @Test func `more tokens than a block holds come back`() throws {
    var random = SmallRandom(seed: 9)
    let bytes = (0..<80_000).map { _ in UInt8(random.below(256)) }
    #expect(try roundTrip(bytes, stride: 100) == bytes)
  }
}
