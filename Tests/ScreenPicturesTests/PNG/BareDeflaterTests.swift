import Testing

@testable import ScreenPictures

@Suite struct BareDeflaterTests {
  @Test func `What is packed is unpacked, for random runs of bytes`() throws {
    var chance = SplitMix(state: 20_260_101)
    for round in 0..<200 {
      var content: [UInt8] = []
      for _ in 0..<Int(chance.next() % 40) {
        let value = UInt8(truncatingIfNeeded: chance.next() % 3 * 100)
        content += Array(repeating: value, count: Int(chance.next() % 400))
        content.append(UInt8(truncatingIfNeeded: chance.next()))
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

/// A source of numbers for these tests.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
