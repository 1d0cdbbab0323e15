public import PredicateFormat

/// A type whose values can be in a context, a loader's result or a control.
public protocol ContextValue: Sendable, Equatable {
  /// Reads a value; nil if it is of another kind.
  init?(_ value: FormatValue)
  /// The value as expressions see it.
  var formatValue: FormatValue { get }
}

extension FormatValue: ContextValue {
  /// Reads any value, unchanged.
  public init?(_ value: FormatValue) { self = value }
  /// The value, unchanged.
  public var formatValue: FormatValue { self }
}

extension String: ContextValue {
  /// Reads a text.
  public init?(_ value: FormatValue) {
    guard case .string(let text) = value else { return nil }
    self = text
  }
  /// The text.
  public var formatValue: FormatValue { .string(self) }
}

extension Bool: ContextValue {
  /// Reads a truth value, or one of the numbers 0 and 1.
  public init?(_ value: FormatValue) {
    switch value {
    case .bool(let flag): self = flag
    case .integer(0): self = false
    case .integer(1): self = true
    default: return nil
    }
  }
  /// The truth value.
  public var formatValue: FormatValue { .bool(self) }
}

extension Int: ContextValue {
  /// Reads a whole number.
  public init?(_ value: FormatValue) {
    switch value {
    case .integer(let number): self.init(exactly: number)
    case .real(let number): self.init(exactly: number)
    default: return nil
    }
  }
  /// The number.
  public var formatValue: FormatValue { .integer(Int64(self)) }
}

extension Double: ContextValue {
  /// Reads a number.
  public init?(_ value: FormatValue) {
    switch value {
    case .integer(let number): self = Double(number)
    case .real(let number): self = number
    default: return nil
    }
  }
  /// The number.
  public var formatValue: FormatValue { .real(self) }
}

extension Array: ContextValue where Element: ContextValue {
  /// Reads a list if each of its elements can be read.
  public init?(_ value: FormatValue) {
    guard case .list(let values) = value else { return nil }
    var elements: [Element] = []
    for value in values {
      guard let element = Element(value) else { return nil }
      elements.append(element)
    }
    self = elements
  }
  /// The list.
  public var formatValue: FormatValue { .list(map { $0.formatValue }) }
}

extension Optional: ContextValue where Wrapped: ContextValue {
  /// Reads null as nil.
  public init?(_ value: FormatValue) {
    if case .null = value {
      self = .none
    } else {
      guard let wrapped = Wrapped(value) else { return nil }
      self = wrapped
    }
  }
  /// The value, or null.
  public var formatValue: FormatValue { self?.formatValue ?? .null }
}
