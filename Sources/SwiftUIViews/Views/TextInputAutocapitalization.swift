package import ViewLayout

/// Where the keyboard of a field capitalizes.
public struct TextInputAutocapitalization: Sendable {
  /// The same for the field's element.
  package let capitals: FieldCapitals

  /// Nowhere.
  public static var never: TextInputAutocapitalization { .init(capitals: .none) }
  /// At the start of words.
  public static var words: TextInputAutocapitalization { .init(capitals: .words) }
  /// At the start of sentences.
  public static var sentences: TextInputAutocapitalization { .init(capitals: .sentences) }
  /// Everywhere.
  public static var characters: TextInputAutocapitalization { .init(capitals: .characters) }
}

private enum FieldKeyboardKey: EnvironmentKey {
  static var defaultValue: FieldKeyboard {
    var keyboard = FieldKeyboard()
    keyboard.capitals = .sentences
    return keyboard
  }
}

extension EnvironmentValues {
  /// The keyboard of fields; those for passwords never capitalize.
  package var fieldKeyboard: FieldKeyboard {
    get { self[FieldKeyboardKey.self] }
    set { self[FieldKeyboardKey.self] = newValue }
  }
  /// Where the keyboards of fields capitalize.
  package var fieldCapitals: TextInputAutocapitalization {
    get { TextInputAutocapitalization(capitals: fieldKeyboard.capitals) }
    set { fieldKeyboard.capitals = newValue.capitals }
  }
  /// Which keys the keyboards of fields have.
  package var fieldKeys: String {
    get { fieldKeyboard.kind }
    set { fieldKeyboard.kind = newValue }
  }
  /// The label of the return key of fields.
  package var fieldReturnKey: String {
    get { fieldKeyboard.returnKey }
    set { fieldKeyboard.returnKey = newValue }
  }
}
