import LocatedJSON

extension AppChecking {
  /// Checks a key of the string tables and the arguments of its words.
  func check(
    _ key: String, with arguments: [String: String], in file: String, at path: DefinitionPath,
    scope: ExpressionScope
  ) {
    checked.usedStrings.insert(key)
    checked.usedStringsByFile[file, default: []].insert(key)
    for name in arguments.keys.sorted() {
      checkExpression(
        arguments[name] ?? "", in: file, at: path.key("with").key(name), scope: scope)
    }
    guard let phrase = app.phrase(key, in: app.language) else {
      return findUnknown(
        "string key", key, in: file, at: path.key("string"),
        among: Self.sorted(app.keys(in: app.language)), isOpaque: opaque.isAppOpaque)
    }
    checkArguments(arguments, of: phrase, key, in: file, at: path)
  }

  private func checkArguments(
    _ arguments: [String: String], of phrase: Phrase, _ key: String, in file: String,
    at path: DefinitionPath
  ) {
    var known = phrase.arguments
    if case .plural = phrase {
      known.insert(Phrase.countName)
      if arguments[Phrase.countName] == nil {
        find(
          "the text \(quoted(key)) has plural forms, which need the argument \"count\"",
          in: file, at: path.key("string"))
      }
    }
    for name in arguments.keys.sorted() where !known.contains(name) {
      findUnknown(
        "argument", name, in: file, at: path.key("with").key(name), among: known.sorted(),
        isOpaque: opaque.isAppOpaque, isAboutKey: true)
    }
    guard !arguments.isEmpty else { return }
    for name in known.sorted() where arguments[name] == nil && name != Phrase.countName {
      find(
        "the argument \(quoted(name)) of the text \(quoted(key)) is missing", in: file,
        at: path.key("with"))
    }
  }

  /// Checks that every plural of a language has the form `other`, which any number can take.
  func checkPlurals(of language: String) {
    let plurals = app.plurals[language] ?? [:]
    for key in plurals.keys.sorted() {
      let place = DefinitionPath.top.key("strings").key(language).key(key)
      if plurals[key]?[.other] == nil {
        find(
          "the plural \(quoted(key)) lacks the form \"other\"", in: AppFileName.app, at: place)
      }
      if app.strings[language]?[key] != nil {
        find("the key \(quoted(key)) has a text and a plural", in: AppFileName.app, at: place)
      }
    }
  }
}
