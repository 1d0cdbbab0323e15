/// The number that determines all random draws of a run.
///
/// ```swift
/// let seed: Seed = 42
/// let fromCommandLine = Seed("0x2a")
/// ```
///
/// The same seed, the same build and the same app give the same run.
public struct Seed: Hashable, Sendable {
  /// The seed as a number.
  public let value: UInt64

  /// Makes a seed from a number.
  public init(_ value: UInt64) {
    self.value = value
  }

  /// The seed of one of many runs made from this one, such as a campaign's trials.
  ///
  /// It differs for every index and does not depend on the number of runs.
  public func derived(_ index: Int) -> Seed {
    Seed(mixed(mixed(value &+ goldenGamma) ^ UInt64(bitPattern: Int64(index))))
  }
}

extension Seed: ExpressibleByIntegerLiteral {
  /// Makes a seed from a literal number.
  public init(integerLiteral value: UInt64) {
    self.init(value)
  }
}

extension Seed: LosslessStringConvertible {
  /// The number in decimal digits.
  public var description: String { String(value) }

  /// Parses a number in decimal digits, or in hexadecimal digits after `0x`; else it is `nil`.
  public init?(_ description: String) {
    let isHexadecimal = description.hasPrefix("0x")
    let digits = isHexadecimal ? description.dropFirst(2) : description[...]
    guard digits.utf8.first.map({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }) == true,
      let value = UInt64(digits, radix: isHexadecimal ? 16 : 10)
    else { return nil }
    self.init(value)
  }
}
