/// A version of the system on a device; choose one if its texts and frames matter to a test.
public enum SystemVersion: String, Sendable, Equatable, CaseIterable {
  case ios17 = "17"
  case ios18 = "18"
  case ios26 = "26"

  /// The version of a name such as `18`, `18.5` or `iOS 18`; nil if it is unknown.
  public init?(named name: String) {
    let plain = ["iPadOS ", "iOS "].first { name.hasPrefix($0) }.map { name.dropFirst($0.count) }
    self.init(rawValue: String((plain ?? name[...]).prefix { $0 != "." }))
  }

  /// The full version, as the system reports it.
  public var version: String {
    switch self {
    case .ios17: "17.5"
    case .ios18: "18.5"
    case .ios26: "26.0"
    }
  }

  /// The version in full that a name such as `18.5.1` tells; nil if it tells only the first number.
  static func release(named name: Substring) -> String? {
    let numbers = name.split(separator: ".", omittingEmptySubsequences: false)
    guard (2...3).contains(numbers.count), numbers.allSatisfy({ UInt16($0) != nil }) else {
      return nil
    }
    return String(name)
  }
}
