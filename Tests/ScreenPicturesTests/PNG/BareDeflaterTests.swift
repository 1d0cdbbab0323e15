import Testing

@testable import ScreenPictures

@Suite struct BareDeflaterTests {
  @Test func `What is packed is unpacked, for random runs of bytes`() throws {
    var random = SmallRandom(seed: 20_260_101)
    for round in 0..<200 {
      var content: [UInt8] = []
      for _ in 0..<random.below(40) {
        let value = UInt8(random.below(3) * 100)
        content += Array(repeating: value, count: random.below(400))
        content.append(UInt8(random.below(256)))
      }
      #expect(try Inflater.inflate(Deflater.deflate(content)) == content, "round \(round)")
    }
  }

  @Test func `Repetitions far apart are found as far as the format allows`() throws {
    let piece = (0..<64).map { UInt8($0) }
    for gap in [32_600, 32_704, 32_705, 40_000] {
      let content = piece + Array(repeating: 255, count: gap) + piece
      #expect(try Inflater.inflate(Deflater.deflate(content)) == content, "gap \(gap)")
    }
  }

  @Test func `Repeated words get smaller`() {
    let content = Array(String(repeating: "the same words ", count: 100).utf8)
    #expect(Deflater.deflate(content).count < content.count / 10)
  }

  @Test func `The checksum is that of the standard`() {
    #expect(Checksums.crc(Array("123456789".utf8)) == 0xCBF4_3926)
    #expect(Checksums.crc([]) == 0)
  }
}
