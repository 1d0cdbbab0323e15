import AppModel

/// The letters of a keyboard in a language, and the labels of its other keys.
package struct KeyboardLayout: Hashable, Sendable {
  /// The name of the keyboard: the value of the button that leads to the next keyboard.
  let name: String
  /// The letters, one string for each row, from top to bottom.
  let rows: [String]
  /// The currency sign among the numbers.
  let currency: Character
  /// The decimal separator.
  let decimal: Character
  /// The label of the space bar.
  let space: String
  /// The label of the delete key.
  let delete: String
  /// The label of the return key if the field asks for none.
  let returnKey: String

  /// The key before the last row of letters.
  var edge = Edge.shift
  /// The label of the shift key.
  var shift = "shift"
  /// The label of the key that leads to the next keyboard.
  var nextKeyboard = "Next keyboard"
  /// The labels of the return key, by what the field asks for.
  var returnKeys: [ReturnKeyKind: String] = [:]

  /// The keys that can be before the last row of letters.
  enum Edge: Hashable, Sendable {
    case shift
    /// The key that gives kana their marks.
    case marks
    /// No key, because the letters have no capitals.
    case gap
  }

  /// Whether letters have capitals.
  var hasShift: Bool { edge == .shift }

  /// The label of the return key for a field.
  func words(for key: ReturnKeyKind) -> String {
    key == .standard ? returnKey : returnKeys[key] ?? key.rawValue
  }

  /// The keyboards of a device in a language: the one of the language, and the English one.
  package static func keyboards(for language: String) -> [KeyboardLayout] {
    keyboards[language] ?? keyboards[String(language.prefix { $0 != "-" && $0 != "_" })]
      ?? englishKeyboards
  }

  // Lists are kept, because comparing two references to one list is fast.
  private static let englishKeyboards = [english]
  private static let keyboards: [String: [KeyboardLayout]] = [
    "en": englishKeyboards, "de": [german, english], "fr": [french, english],
    "es": [spanish, english],
    "it": [italian, english], "pt": [portuguese, english], "ru": [russian, english],
    "uk": [ukrainian, english], "ja": [japanese, english], "ar": [arabic, english],
    "he": [hebrew, english],
  ]
}
