package import AppModel
import LocatedJSON

/// Finds errors in an app's string tables.
///
/// These are missing keys in a language, unused keys, and arguments that differ between languages.
struct StringsReview {
  /// The findings, in the order of the languages and their keys.
  private(set) var drafts: [RouteFinding.Draft] = []
  private let app: AppDefinition

  /// Checks the string tables of an app.
  init(_ app: AppDefinition) {
    self.app = app
    let languages = app.languages
    guard !languages.isEmpty else { return }
    let used = StringUses(app)
    for language in languages {
      if language != app.language { reviewMissing(in: language) }
      for key in app.keys(in: language) {
        if language != app.language { compare(key, in: language) }
        if !used.all.contains(key) { findUnused(key, in: language) }
      }
    }
  }

  private mutating func reviewMissing(in language: String) {
    let missing = app.keys(in: app.language).filter { app.phrase($0, in: language) == nil }
    guard !missing.isEmpty else { return }
    find(
      .stringMissing, language, nil,
      "the language \(quoted(language)) lacks " + Self.list(missing),
      "add them; until then the texts of \(quoted(app.language)) are shown")
  }

  private mutating func compare(_ key: String, in language: String) {
    guard let own = app.phrase(key, in: app.language) else {
      return find(
        .stringMissing, language, key,
        "the app's own language \(quoted(app.language)) lacks \(quoted(key))",
        "add it there, or delete it here")
    }
    guard let other = app.phrase(key, in: language), own.arguments != other.arguments else {
      return
    }
    let known = own.arguments.sorted().map { "{\($0)}" }.joined(separator: ", ")
    let found = other.arguments.sorted().map { "{\($0)}" }.joined(separator: ", ")
    find(
      .argumentsDiffer, language, key,
      "\(quoted(key)) has \(found.isEmpty ? "no arguments" : found) where "
        + "\(quoted(app.language)) has \(known.isEmpty ? "none" : known)",
      "give the text the same arguments in every language")
  }

  private mutating func findUnused(_ key: String, in language: String) {
    guard language == app.language || app.phrase(key, in: app.language) != nil else { return }
    // An unused key is reported once, in the app's own language.
    guard language == app.language else { return }
    find(
      .stringUnused, language, key, "no text names \(quoted(key))",
      "delete it from every language, or name it in a text")
  }

  private mutating func find(
    _ kind: RouteFinding.Kind, _ language: String, _ key: String?, _ message: String,
    _ advice: String
  ) {
    let table = DefinitionPath.top.key("strings").key(language)
    drafts.append(
      RouteFinding.Draft(
        kind: kind, file: AppFileName.app, path: key.map { table.key($0) } ?? table,
        message: message, advice: advice, isAboutKey: true))
  }

  /// A list of keys: the first five by name, and the number of the others.
  private static func list(_ keys: [String]) -> String {
    let shown = keys.prefix(5).map { quoted($0) }.joined(separator: ", ")
    return keys.count > 5 ? "\(shown) and \(keys.count - 5) more keys" : shown
  }
}

/// The keys of the string tables that an app's texts use.
package struct StringUses {
  /// All used keys.
  package let all: Set<String>
  /// The keys that the texts of each file use.
  package let byFile: [String: Set<String>]

  /// Reads the texts of an app and of its variants.
  package init(_ app: AppDefinition) {
    var all: Set<String> = []
    let check = AppCheck(app)
    check.run()
    all = check.checked.usedStrings
    for variant in app.variants { all.formUnion(StringUses(variant.app).all) }
    self.all = all
    byFile = check.checked.usedStringsByFile
  }
}
