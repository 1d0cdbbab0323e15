/// Text under construction, kept as UTF-8 so that rows are made without a string each.
struct TextBuffer {
  private(set) var bytes: [UInt8] = []

  var string: String {
    String(decoding: bytes, as: UTF8.self)
  }

  mutating func reserve(_ byteCount: Int) {
    bytes.reserveCapacity(byteCount)
  }

  @inline(__always)
  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  @inline(__always)
  mutating func append(_ part: UnsafeBufferPointer<UInt8>) {
    bytes.append(contentsOf: part)
  }

  mutating func appendLineEnd() {
    bytes.append(0x0A)
  }

  mutating func append(spaces count: Int) {
    let blank: StaticString = "                                "
    var rest = count
    blank.withUTF8Buffer { blank in
      while rest > 0 {
        let part = min(rest, blank.count)
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: blank[..<part]))
        rest -= part
      }
    }
  }

  mutating func append(_ other: TextBuffer) {
    bytes.append(contentsOf: other.bytes)
  }

  mutating func append(_ frame: ElementFrame) {
    append("{{")
    append(frame.x)
    append(", ")
    append(frame.y)
    append("}, {")
    append(frame.width)
    append(", ")
    append(frame.height)
    append("}}")
  }

  mutating func append(_ point: ElementPoint) {
    append("{")
    append(point.x)
    append(", ")
    append(point.y)
    append("}")
  }
}

extension TextBuffer {
  /// Appends a number with one decimal, rounded to nearest and ties to even, as `%.1f` does.
  mutating func append(_ number: Double) {
    guard number.magnitude < 1e15 else {
      append(number.isNaN ? "nan" : number.isInfinite ? (number < 0 ? "-inf" : "inf") : "\(number)")
      return
    }
    if number.sign == .minus { bytes.append(0x2D) }
    let tenths = Self.tenths(of: number.magnitude)
    append(tenths / 10)
    bytes.append(0x2E)
    bytes.append(0x30 + UInt8(truncatingIfNeeded: tenths % 10))
  }

  /// Ten times the number, rounded; uses no mathematics library, which this module does not link.
  private static func tenths(of number: Double) -> UInt64 {
    let scaled = number * 10
    let whole = UInt64(scaled)
    let rest = scaled - Double(whole)
    guard rest == 0.5 else { return rest > 0.5 ? whole + 1 : whole }
    // Multiplying may have made a tie of a number just beside one: compare twice that, exactly.
    let shift = 52 - Int(number.exponent)
    let significand = number.significandBitPattern | 1 << 52
    guard shift >= 0, shift < 64 else { return whole + whole % 2 }
    let exact = significand * 20
    let tie = (2 * whole + 1) << UInt64(shift)
    if exact == tie { return whole + whole % 2 }
    return exact > tie ? whole + 1 : whole
  }

  mutating func append(_ number: UInt64) {
    appendDigits(of: number, base: 10)
  }

  mutating func append(hexadecimal number: UInt64) {
    append("0x")
    appendDigits(of: number, base: 16)
  }

  private mutating func appendDigits(of number: UInt64, base: UInt64) {
    let start = bytes.count
    var rest = number
    repeat {
      let digit = UInt8(truncatingIfNeeded: rest % base)
      bytes.append(digit < 10 ? 0x30 + digit : 0x57 + digit)
      rest /= base
    } while rest > 0
    var low = start
    var high = bytes.count - 1
    while low < high {
      bytes.swapAt(low, high)
      low += 1
      high -= 1
    }
  }
}
