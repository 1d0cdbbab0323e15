extension AppDefinition {
  /// The phrase for a key in the table of a language; nil if there is none.
  package func phrase(_ key: String, in language: String) -> Phrase? {
    if let words = strings[language]?[key] { return .words(words) }
    return plurals[language]?[key].map(Phrase.plural)
  }

  /// The languages that have a table, sorted by name.
  package var languages: [String] { Set(strings.keys).union(plurals.keys).sorted() }

  /// The keys of a language's table, sorted.
  package func keys(in language: String) -> [String] {
    let words = strings[language].map { Array($0.keys) } ?? []
    return Set(words).union(plurals[language].map { Array($0.keys) } ?? []).sorted()
  }
}
