extension AppDefinition {
  /// What stands under a key in the table of a language; nil where nothing does.
  package func phrase(_ key: String, in language: String) -> Phrase? {
    if let words = strings[language]?[key] { return .words(words) }
    return plurals[language]?[key].map(Phrase.plural)
  }

  /// The languages that have a table, in the order of their names.
  package var languages: [String] { Set(strings.keys).union(plurals.keys).sorted() }

  /// The keys of a language's table, sorted.
  package func keys(in language: String) -> [String] {
    let words = strings[language].map { Array($0.keys) } ?? []
    return Set(words).union(plurals[language].map { Array($0.keys) } ?? []).sorted()
  }
}
