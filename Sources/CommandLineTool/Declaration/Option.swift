/// An option with a value, such as `--app FOLDER`.
@propertyWrapper
package struct Option<Value>: CommandProperty {
  private let storage: ValueStorage<Value>

  /// The value that was given, or the default.
  package var wrappedValue: Value { storage.value }

  var parameter: CommandParameter { storage.parameter }

  /// Makes an option with a default, or a required one.
  package init(
    wrappedValue: Value, _ name: String, _ kind: ValueKind<Value>, _ help: String,
    isRequired: Bool = false
  ) {
    let parameter = kind.parameter(.option, name, help, isRequired: isRequired)
    storage = ValueStorage(wrappedValue, kind, parameter)
  }

  /// Makes an option that is nil unless it is given; its help may state a default.
  package init<Wrapped>(
    _ name: String, _ kind: ValueKind<Wrapped>, _ help: String, default text: String = ""
  ) where Value == Wrapped? {
    storage = ValueStorage(optional: kind, kind.parameter(.option, name, help, default: text))
  }

  /// Makes an option that may be given several times.
  package init<Element>(
    _ name: String, _ kind: ValueKind<Element>, _ help: String, default text: String = ""
  ) where Value == [Element] {
    storage = ValueStorage(list: kind, kind.parameter(.option, name, help, default: text))
  }

  func take(_ text: String) throws(CommandLineFault) { try storage.take(text) }
}
