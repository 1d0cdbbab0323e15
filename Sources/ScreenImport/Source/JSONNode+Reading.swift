import SimulatedApp

/// Typed access for readers of a Mac's JSON files; nil for a value of another kind.
extension JSONNode {
  var string: String? {
    guard case .string(let value) = kind else { return nil }
    return value
  }

  /// A whole number.
  var integer: Int? {
    guard case .integer(let value) = kind else { return nil }
    return Int(exactly: value)
  }

  var number: Double? {
    switch kind {
    case .integer(let value): Double(value)
    case .real(let value): value
    default: nil
    }
  }

  /// A Boolean, which may be written as a number.
  var flag: Bool? {
    switch kind {
    case .bool(let value): value
    case .integer(let value): value != 0
    default: nil
    }
  }

  /// The values of a list; none for anything else.
  var items: [JSONNode] {
    if case .array(let values) = kind { values } else { [] }
  }

  func text(_ key: String) -> String? { member(key)?.value.string }

  func number(_ key: String) -> Double? { member(key)?.value.number }

  /// The Boolean of a key.
  func flag(_ key: String) -> Bool? { member(key)?.value.flag }

  func list(_ key: String) -> [JSONNode] { member(key)?.value.items ?? [] }
}
