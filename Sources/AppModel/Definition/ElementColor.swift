/// A colour of the screen, which files write as `#RRGGBB`.
public struct ElementColor: Sendable, Hashable {
  /// Red, 0 to 255.
  public let red: UInt8
  /// Green, 0 to 255.
  public let green: UInt8
  /// Blue, 0 to 255.
  public let blue: UInt8

  /// Makes a colour from red, green and blue.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Makes a colour from one number, such as `0x1D4B54`; higher bits are ignored.
  public init(_ number: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: number >> 16), green: UInt8(truncatingIfNeeded: number >> 8),
      blue: UInt8(truncatingIfNeeded: number))
  }

  /// Reads `#RRGGBB` in upper or lower case; nil for anything else.
  public init?(_ text: String) {
    guard text.utf8.count == 7, text.first == "#",
      text.dropFirst().allSatisfy({ $0.isASCII && $0.isHexDigit }),
      let number = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    self.init(number)
  }

  /// The colour as files write it.
  public var text: String {
    let number = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    let digits = String(number, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
