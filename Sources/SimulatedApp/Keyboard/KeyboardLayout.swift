/// The letters of a keyboard, and the words on its other keys, in a language.
struct KeyboardLayout: Hashable, Sendable {
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

  /// Whether letters have capitals.
  var hasShift: Bool { self != Self.japanese }

  static let english = KeyboardLayout(
    name: "English (US)", rows: ["qwertyuiop", "asdfghjkl", "zxcvbnm"], currency: "$",
    decimal: ".", space: "space", delete: "delete", returnKey: "return")
  static let german = KeyboardLayout(
    name: "Deutsch (Deutschland)", rows: ["qwertzuiopü", "asdfghjklöä", "yxcvbnm"], currency: "€",
    decimal: ",", space: "Leerzeichen", delete: "Löschen", returnKey: "Return")
  static let russian = KeyboardLayout(
    name: "Русская", rows: ["йцукенгшщзх", "фывапролджэ", "ячсмитьбю"], currency: "₽",
    decimal: ",", space: "Пробел", delete: "Удалить", returnKey: "ввод")
  static let japanese = KeyboardLayout(
    name: "日本語かな",
    rows: ["あいうえおはひふへほ", "かきくけこまみむめも", "さしすせそやゆよー、", "たちつてとらりるれろ", "なにぬねのわをん"],
    currency: "¥", decimal: ".", space: "空白", delete: "削除", returnKey: "改行")

  /// The keyboards of a device in a language: that of the language, and the English one.
  static func keyboards(for language: String) -> [KeyboardLayout] {
    switch language.prefix(2) {
    case "de": germanKeyboards
    case "ru": russianKeyboards
    case "ja": japaneseKeyboards
    default: englishKeyboards
    }
  }

  // Kept, since equal lists compare at once where they are the same one.
  private static let germanKeyboards = [german, english]
  private static let russianKeyboards = [russian, english]
  private static let japaneseKeyboards = [japanese, english]
  private static let englishKeyboards = [english]
}
