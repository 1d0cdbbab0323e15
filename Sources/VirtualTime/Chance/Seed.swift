/// The number from which all chance of a run is drawn.
///
/// ```swift
/// let seed: Seed = 42
/// let fromCommandLine = Seed("0x2a")
/// ```
///
/// The same seed, the same build and the same app give the same run.
public struct Seed: Hashable, Sendable {
  /// The number itself.
  public let value: UInt64

  /// Makes a seed of a number.
  public init(_ value: UInt64) {
    self.value = value
  }

  /// The seed of one of many runs made from this one, such as a campaign's trials.
  ///
  /// Differs for every index, and does not depend on how many runs there are.
  public func derived(_ index: Int) -> Seed {
    Seed(mixed(mixed(value &+ goldenGamma) ^ UInt64(bitPattern: Int64(index))))
  }
}

extension Seed: ExpressibleByIntegerLiteral {
  /// Makes a seed of a literal number.
  public init(integerLiteral value: UInt64) {
    self.init(value)
  }
}

extension Seed: LosslessStringConvertible {
  /// The number in decimal digits.
  public var description: String { String(value) }

  /// Reads a number in decimal digits, or in hexadecimal ones after `0x`; anything else is `nil`.
  public init?(_ description: String) {
    let isHexadecimal = description.hasPrefix("0x")
    let digits = isHexadecimal ? description.dropFirst(2) : description[...]
    guard digits.utf8.first.map({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }) == true,
      let value = UInt64(digits, radix: isHexadecimal ? 16 : 10)
    else { return nil }
    self.init(value)
  }
}
