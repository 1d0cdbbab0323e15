/// What the buttons of the system's own alerts are called, by language.
///
/// The words are those that iOS shows; where a button has had several names, all of them stand
/// here.
enum SystemAlertWords {
  /// All names of an answer, in every language, without a name twice.
  static func titles(of answer: SystemAlert.Answer) -> [String] {
    var seen: Set<String> = []
    return languages.flatMap { table[$0]?[answer] ?? [] }.filter { seen.insert($0).inserted }
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
