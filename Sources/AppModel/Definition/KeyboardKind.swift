/// The keyboard that a field asks for.
public enum KeyboardKind: String, Sendable, Equatable, CaseIterable {
  case standard = "default"
  case ascii, email, url, webSearch, numbersAndPunctuation, numberPad, decimalPad, phonePad

  /// Whether it has only digits and no return key.
  package var isPad: Bool { self == .numberPad || self == .decimalPad || self == .phonePad }

  /// Whether its letters are Latin in every language.
  package var isLatin: Bool { self == .ascii || self == .email || self == .url }
}
