/// Reads numbers and outlines from the glyph data.
struct GlyphReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position: Int

  init(bytes: UnsafeBufferPointer<UInt8>, position: Int) {
    self.bytes = bytes
    self.position = position
  }

  /// The next signed number: seven bits per byte, low bits first, with the sign in the lowest bit.
  mutating func number() -> Int {
    var value = 0
    var shift = 0
    while position < bytes.count, shift < 28 {
      let byte = Int(bytes[position])
      position += 1
      value |= (byte & 127) << shift
      shift += 7
      if byte < 128 { break }
    }
    return value & 1 == 0 ? value >> 1 : -(value + 1) >> 1
  }

  /// Visits the steps of the next outline.
  mutating func readOutline(_ visit: (GlyphStep) -> Void) {
    var x = 0
    var y = 0
    for _ in 0..<max(0, number()) {
      x += number()
      y += number()
      visit(.move(x, y))
      for _ in 0..<max(0, number()) { step(&x, &y, visit) }
      visit(.close)
    }
  }

  private mutating func step(_ x: inout Int, _ y: inout Int, _ visit: (GlyphStep) -> Void) {
    // The kind is a plain byte, so it is readable in a dump.
    let kind = position < bytes.count ? bytes[position] : 0
    position += 1
    switch kind {
    case 0: x += number()
    case 1: y += number()
    case 2:
      x += number()
      y += number()
    default:
      let controlX = x + number()
      let controlY = y + number()
      x = controlX + number()
      y = controlY + number()
      return visit(.curve(controlX, controlY, x, y))
    }
    visit(.line(x, y))
  }
}

/// A step of an outline, in units of the em; y grows upwards from the baseline.
enum GlyphStep: Equatable {
  case move(Int, Int)
  case line(Int, Int)
  /// A quadratic curve with its control point and its end.
  case curve(Int, Int, Int, Int)
  case close
}
