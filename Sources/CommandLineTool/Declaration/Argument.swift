/// A value without a name, identified by its position on the command line.
@propertyWrapper
package struct Argument<Value>: CommandProperty {
  private let storage: ValueStorage<Value>

  /// The value that was given, or the default.
  package var wrappedValue: Value { storage.value }

  var parameter: CommandParameter { storage.parameter }

  /// Makes an argument with a default, or a required one.
  package init(
    wrappedValue: Value, _ kind: ValueKind<Value>, _ help: String, isRequired: Bool = true
  ) {
    let parameter = kind.parameter(.argument, kind.placeholder, help, isRequired: isRequired)
    storage = ValueStorage(wrappedValue, kind, parameter)
  }

  /// Makes an argument that is nil unless it is given.
  package init<Wrapped>(_ kind: ValueKind<Wrapped>, _ help: String) where Value == Wrapped? {
    storage = ValueStorage(optional: kind, kind.parameter(.argument, kind.placeholder, help))
  }

  /// Makes a list of all remaining arguments.
  package init<Element>(
    _ kind: ValueKind<Element>, _ help: String, isRequired: Bool = false,
    default text: String = ""
  ) where Value == [Element] {
    let parameter = kind.parameter(
      .argument, kind.placeholder, help, isRequired: isRequired, default: text)
    storage = ValueStorage(list: kind, parameter)
  }

  func take(_ text: String) throws(CommandLineFault) { try storage.take(text) }
}
