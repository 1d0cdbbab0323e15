import Foundation

/// The titles of buttons in system alerts, by language.
///
/// The titles are those that iOS shows, newest first, including former ones. The article on alerts
/// lists which were read from a real system.
enum SystemAlertWords {
  /// All titles of an answer in every language, without duplicates.
  static func titles(of answer: SystemAlert.Answer) -> [String] {
    var seen: Set<String> = []
    return languages.flatMap { titles(of: answer, in: $0) }.filter { seen.insert($0).inserted }
  }

  /// The titles of an answer in a language, in all spellings.
  static func titles(of answer: SystemAlert.Answer, in language: String) -> [String] {
    (table[language]?[answer] ?? []).flatMap(spellings)
  }

  /// A title from the table, and its variants with the apostrophes and spaces of other iOS
  /// versions.
  static func spellings(of name: String) -> [String] {
    let apostrophes =
      name.contains("’")
      ? [name, name.replacingOccurrences(of: "’", with: "'")]
      : [name, name.replacingOccurrences(of: "'", with: "’")]
    let all = apostrophes.flatMap { [$0, $0.replacingOccurrences(of: "\u{a0}", with: " ")] }
    return all.enumerated().filter { all.firstIndex(of: $1) == $0 }.map(\.element)
  }

  /// The languages of the table, in the order of their codes.
  static let languages = table.keys.sorted()

  /// The names by language and answer.
  static let table: [String: [SystemAlert.Answer: [String]]] = [
    "de": german, "en": english, "es": spanish, "fr": french, "it": italian, "ja": japanese,
    "ko": korean, "nl": dutch, "pl": polish, "pt-BR": portuguese, "ru": russian, "sv": swedish,
    "tr": turkish, "uk": ukrainian, "zh-Hans": simplifiedChinese, "zh-Hant": traditionalChinese,
  ]
}
