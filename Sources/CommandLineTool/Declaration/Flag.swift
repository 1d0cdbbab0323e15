/// An option without a value, such as `--resume`.
@propertyWrapper
package struct Flag: CommandProperty {
  private let storage: ValueStorage<Bool>

  /// Whether the option was given.
  package var wrappedValue: Bool { storage.value }

  var parameter: CommandParameter { storage.parameter }

  /// A flag with a name.
  package init(_ name: String, _ help: String) {
    storage = ValueStorage(flag: CommandParameter(name: name, help: help))
  }

  func take(_ text: String) throws(CommandLineFault) { try storage.take(text) }
}
