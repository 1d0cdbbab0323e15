import AppModel

/// The letters of a keyboard, and the words on its other keys, in a language.
package struct KeyboardLayout: Hashable, Sendable {
  /// What the keyboard calls itself: the value of the button that leads to the next one.
  let name: String
  /// The letters, a string a row, the uppermost row first.
  let rows: [String]
  /// The money sign among the numbers.
  let currency: Character
  /// The sign between whole and part.
  let decimal: Character
  /// What the space bar is called.
  let space: String
  /// What the delete key is called.
  let delete: String
  /// What the return key is called where the field names none.
  let returnKey: String

  /// What stands before the last row of letters.
  var edge = Edge.shift
  /// What shift is called.
  var shift = "shift"
  /// What the key is called that leads to the next keyboard.
  var nextKeyboard = "Next keyboard"
  /// What the return key says where the field names it.
  var returnKeys: [ReturnKeyKind: String] = [:]

  /// What stands before the last row of letters.
  enum Edge: Hashable, Sendable {
    case shift
    /// The key that gives kana their marks.
    case marks
    /// Nothing, since letters have no capitals.
    case gap
  }

  /// Whether letters have capitals.
  var hasShift: Bool { edge == .shift }

  /// What the return key says for a field.
  func words(for key: ReturnKeyKind) -> String {
    key == .standard ? returnKey : returnKeys[key] ?? key.rawValue
  }

  /// The keyboards of a device in a language: that of the language, and the English one.
  package static func keyboards(for language: String) -> [KeyboardLayout] {
    keyboards[String(language.prefix { $0 != "-" && $0 != "_" })] ?? englishKeyboards
  }

  // Kept, since equal lists compare at once where they are the same one.
  private static let englishKeyboards = [english]
  private static let keyboards: [String: [KeyboardLayout]] = [
    "de": [german, english], "fr": [french, english], "es": [spanish, english],
    "it": [italian, english], "pt": [portuguese, english], "ru": [russian, english],
    "uk": [ukrainian, english], "ja": [japanese, english], "ar": [arabic, english],
    "he": [hebrew, english],
  ]
}
