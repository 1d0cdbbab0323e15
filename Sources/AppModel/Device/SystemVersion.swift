/// A version of the system on a device: choose one where words and frames of it matter.
public enum SystemVersion: String, Sendable, Equatable, CaseIterable {
  case ios17 = "17"
  case ios18 = "18"
  case ios26 = "26"

  /// The version of a name such as `18`, `18.5` or `iOS 18`; nil where it is not known.
  public init?(named name: String) {
    let plain = ["iPadOS ", "iOS "].first { name.hasPrefix($0) }.map { name.dropFirst($0.count) }
    self.init(rawValue: String((plain ?? name[...]).prefix { $0 != "." }))
  }

  /// The full version, as the system tells it.
  public var version: String {
    switch self {
    case .ios17: "17.5"
    case .ios18: "18.5"
    case .ios26: "26.0"
    }
  }
}
