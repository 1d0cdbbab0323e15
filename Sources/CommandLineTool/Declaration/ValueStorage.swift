/// The value of an option, which the parser replaces.
///
/// It is a class, so that the parser can set a value that it finds by reflection.
final class ValueStorage<Value> {
  private(set) var value: Value
  let parameter: CommandParameter
  private let reading: (Value, String) throws(CommandLineFault) -> Value

  private init(
    _ value: Value, _ parameter: CommandParameter,
    reading: @escaping (Value, String) throws(CommandLineFault) -> Value
  ) {
    self.value = value
    self.parameter = parameter
    self.reading = reading
  }

  /// A value with a default.
  convenience init(_ value: Value, _ kind: ValueKind<Value>, _ parameter: CommandParameter) {
    var parameter = parameter
    if !parameter.isRequired { parameter.defaultText = kind.text(value) }
    self.init(value, parameter) { _, text throws(CommandLineFault) in
      try kind.value(of: text, for: parameter.name)
    }
  }

  /// A value that is nil at first.
  convenience init<Wrapped>(
    optional kind: ValueKind<Wrapped>, _ parameter: CommandParameter
  ) where Value == Wrapped? {
    self.init(nil, parameter) { _, text throws(CommandLineFault) in
      try kind.value(of: text, for: parameter.name)
    }
  }

  /// A list that grows with every text.
  convenience init<Element>(
    list kind: ValueKind<Element>, _ parameter: CommandParameter
  ) where Value == [Element] {
    var parameter = parameter
    parameter.isRepeated = true
    self.init([], parameter) { values, text throws(CommandLineFault) in
      values + [try kind.value(of: text, for: parameter.name)]
    }
  }

  /// False until any text comes.
  convenience init(flag parameter: CommandParameter) where Value == Bool {
    self.init(false, parameter) { _, _ in true }
  }

  func take(_ text: String) throws(CommandLineFault) { value = try reading(value, text) }
}
