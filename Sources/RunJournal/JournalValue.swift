import LocatedJSON
import PredicateFormat

/// A kind of value that a line of a journal can hold.
protocol JournalValue: SendableMetatype {
  /// The expected value that a fault names, such as "a string".
  static var expected: String { get }
  /// The same for several values, such as "strings".
  static var expectedItems: String { get }

  /// Reads a value; nil for a value of another kind.
  init?(_ node: JSONNode)
}

extension JournalValue {
  static var expectedItems: String { "values" }
}

extension String: JournalValue {
  static var expected: String { "a string" }
  static var expectedItems: String { "strings" }

  init?(_ node: JSONNode) {
    guard case .string(let text) = node.kind else { return nil }
    self = text
  }
}

extension Int: JournalValue {
  static var expected: String { "a whole number" }

  init?(_ node: JSONNode) {
    guard case .integer(let number) = node.kind else { return nil }
    self.init(number)
  }
}

/// A number that is too large for JSON readers, kept as a string of digits.
extension UInt64: JournalValue {
  static var expected: String { "a string of digits" }

  init?(_ node: JSONNode) {
    guard let text = String(node) else { return nil }
    self.init(text)
  }
}

extension Double: JournalValue {
  static var expected: String { "a number" }
  static var expectedItems: String { "numbers" }

  init?(_ node: JSONNode) {
    switch node.kind {
    case .real(let number): self = number
    case .integer(let number): self.init(number)
    default: return nil
    }
  }
}

extension Bool: JournalValue {
  static var expected: String { "true or false" }

  init?(_ node: JSONNode) {
    guard case .bool(let flag) = node.kind else { return nil }
    self = flag
  }
}

extension FormatValue: JournalValue {
  static var expected: String { "a value" }
}

extension Array: JournalValue where Element: JournalValue {
  static var expected: String { "a list of \(Element.expectedItems)" }

  init?(_ node: JSONNode) {
    guard case .array(let nodes) = node.kind else { return nil }
    self = nodes.compactMap { Element($0) }
    guard count == nodes.count else { return nil }
  }
}

extension Dictionary: JournalValue where Key == String, Value: JournalValue {
  static var expected: String { "an object of \(Value.expectedItems)" }

  init?(_ node: JSONNode) {
    guard case .object(let members) = node.kind else { return nil }
    self = [:]
    for member in members { self[member.key] = Value(member.value) }
    guard members.allSatisfy({ self[$0.key] != nil }) else { return nil }
  }
}

extension Optional: JournalValue where Wrapped: JournalValue {
  static var expected: String { Wrapped.expected }

  init?(_ node: JSONNode) {
    guard let value = Wrapped(node) else { return nil }
    self = value
  }
}
