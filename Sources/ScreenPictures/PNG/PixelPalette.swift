/// The colours of a picture by number, up to 256.
struct PixelPalette {
  /// The colours in the order of their first use.
  private(set) var colours: [UInt32] = []
  private var slots = [Int32](repeating: -1, count: 1 << 11)

  /// The number of a colour, which is added if it is new; nil if there are too many colours.
  mutating func number(of colour: UInt32) -> UInt8? {
    var slot = Int((colour &* 0x9E37_79B1) >> 21)
    while slots[slot] >= 0 {
      if colours[Int(slots[slot])] == colour { return UInt8(slots[slot]) }
      slot = (slot + 1) & (slots.count - 1)
    }
    guard colours.count < 256 else { return nil }
    slots[slot] = Int32(colours.count)
    colours.append(colour)
    return UInt8(colours.count - 1)
  }

  /// The rows of a picture as colour numbers, each after the byte for no filter; nil if the picture
  /// has too many colours.
  mutating func rows(of canvas: Canvas) -> [UInt8]? {
    let width = canvas.width
    var rows = [UInt8](repeating: 0, count: (width + 1) * canvas.height)
    var isWhole = true
    rows.withUnsafeMutableBufferPointer { rows in
      canvas.pixels.withUnsafeBufferPointer { pixels in
        var last: UInt32 = 0xFFFF_FFFF
        var number: UInt8 = 0
        for row in 0..<canvas.height {
          for column in 0..<width {
            let colour = pixels[row * width + column]
            if colour != last {
              guard let found = self.number(of: colour) else {
                isWhole = false
                return
              }
              last = colour
              number = found
            }
            rows[row * (width + 1) + column + 1] = number
          }
        }
      }
    }
    return isWhole ? rows : nil
  }
}
