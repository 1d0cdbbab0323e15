import Foundation

/// What the buttons of the system's own alerts are called, by language.
///
/// The words are those that iOS shows, the newest first; where a button has had several names, all
/// of them stand here. Which were read from the system itself is in the article on alerts.
enum SystemAlertWords {
  /// All names of an answer, in every language, without a name twice.
  static func titles(of answer: SystemAlert.Answer) -> [String] {
    var seen: Set<String> = []
    return languages.flatMap { titles(of: answer, in: $0) }.filter { seen.insert($0).inserted }
  }

  /// The names of an answer in a language, each in all its spellings.
  static func titles(of answer: SystemAlert.Answer, in language: String) -> [String] {
    (table[language]?[answer] ?? []).flatMap(spellings)
  }

  /// A name as it stands in the table, and with the other apostrophes and blanks that versions of
  /// iOS have written in its place.
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
