/// A colour, with one byte each for red, green, blue and opacity.
package struct PictureColour: Hashable, Sendable {
  /// `0xRRGGBB`.
  package let packed: UInt32
  /// The opacity; 255 is opaque.
  package let alpha: UInt8

  /// Makes a colour from `0xRRGGBB`.
  package init(_ packed: UInt32, alpha: UInt8 = 255) {
    self.packed = packed & 0xFF_FFFF
    self.alpha = alpha
  }

  /// Blends a colour over another one, with an opacity from 0 to 255.
  @inline(__always)
  static func mixed(_ colour: UInt32, over below: UInt32, alpha: UInt32) -> UInt32 {
    // Red and blue are computed together in one word; their products fit into 16 bits.
    let rest = 255 - alpha
    let outer = (colour & 0xFF00FF) &* alpha &+ (below & 0xFF00FF) &* rest &+ 0x80_0080
    let inner = ((colour >> 8) & 0xFF) &* alpha &+ ((below >> 8) & 0xFF) &* rest &+ 0x80
    // (v + 128 + ((v + 128) >> 8)) >> 8 is v / 255 rounded, exactly.
    let outerDone = (outer &+ ((outer >> 8) & 0xFF00FF)) >> 8 & 0xFF00FF
    let innerDone = (inner &+ (inner >> 8)) >> 8 & 0xFF
    return outerDone | innerDone << 8
  }

  /// The opaque colour that results from blending this one over another one.
  func over(_ below: PictureColour, alpha: UInt8) -> PictureColour {
    PictureColour(Self.mixed(packed, over: below.packed, alpha: UInt32(alpha)))
  }
}
