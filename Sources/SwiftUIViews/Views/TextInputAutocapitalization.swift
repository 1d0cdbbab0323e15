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

private enum CapitalsKey: EnvironmentKey {
  static var defaultValue: TextInputAutocapitalization { .sentences }
}

extension EnvironmentValues {
  /// Where the keyboards of fields capitalize.
  package var fieldCapitals: TextInputAutocapitalization {
    get { self[CapitalsKey.self] }
    set { self[CapitalsKey.self] = newValue }
  }
}
