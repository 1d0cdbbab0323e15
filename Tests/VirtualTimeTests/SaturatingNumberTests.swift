import Testing
import VirtualTime

@Suite struct `Numbers as whole numbers` {
  @Test(
    arguments: [
      (0, 0), (2.9, 2), (-2.9, -2), (0x1p62, 1 << 62), (-0x1p63, .min),
      (0x1.fffffffffffffp62, 9_223_372_036_854_774_784),
      (0x1p63, .max), (0x1p64, .max), (1e300, .max), (-1e300, .min), (.infinity, .max),
      (-.infinity, .min), (.nan, 0),
    ] as [(Double, Int)])
  func `saturate`(number: Double, whole: Int) {
    #expect(Int(saturating: number) == whole)
  }

  @Test func `saturate in small types too`() {
    #expect(UInt8(saturating: 255) == 255)
    #expect(UInt8(saturating: 256) == 255)
    #expect(UInt8(saturating: -1) == 0)
  }
}
