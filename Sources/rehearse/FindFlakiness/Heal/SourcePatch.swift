import PageChecks
import Trials

/// A text of a source file with a change in it.
struct SourcePatch: Equatable {
  /// The path of the file.
  let path: String
  /// The module that the file belongs to.
  let module: String
  /// The text of the file before.
  let old: String
  /// The text with the change.
  let new: String

  /// The patches that make a change, the best first.
  ///
  /// Each line that led to the step is tried; the lines that name the element themselves come
  /// first: a helper that gets a name as a parameter serves other tests too. The expressions for
  /// the app are tried in turn; `XCUIApplication()` is the same app everywhere.
  static func patches(
    for change: SourceChange, in record: BuildRecord, ofTest test: String,
    reading: (String) -> String?
  ) -> [SourcePatch] {
    let module = String(test.prefix { $0 != "." })
    var named: [SourcePatch] = []
    var others: [[SourcePatch]] = []
    for place in change.places {
      let sources = record.sources(named: place.file, first: module)
      // If two files have the same name, the line does not say which one it is in.
      guard let source = sources.first,
        sources.count == 1 || (source.module == module && sources[1].module != module),
        let text = reading(source.path), isOfTests(text) || source.module == module,
        let edit = StatementEdit(text, line: place.line)
      else { continue }
      let texts = apps(for: change, edit).compactMap { app in
        changed(edit, change, app: app).flatMap { preceded($0, change, at: place.line, app: app) }
      }
      let patches = texts.map {
        SourcePatch(path: source.path, module: source.module, old: text, new: $0)
      }
      if namesElement(change, edit) { named += patches } else { others.append(patches) }
    }
    // In a helper the change would apply to all its callers; the test itself is the last of them.
    let rest = change.kind == .beforeLaunch ? others : others.reversed()
    return (named + rest.flatMap(\.self)).reduce(into: []) { found, patch in
      if !found.contains(patch) { found.append(patch) }
    }
  }

  /// Whether a file is one of tests or page objects.
  private static func isOfTests(_ text: String) -> Bool {
    text.contains("import XCTest") || text.contains("import XCUIAutomation")
      || text.contains("import PageObjects")
  }

  private static func namesElement(_ change: SourceChange, _ edit: StatementEdit) -> Bool {
    let parts = change.code.split(separator: "\"", omittingEmptySubsequences: false)
    let literals = stride(from: 1, to: parts.count, by: 2).map { "\"\(parts[$0])\"" }
    return change.kind == .seconds || literals.contains(where: edit.names)
  }

  private static func apps(for change: SourceChange, _ edit: StatementEdit) -> [String] {
    guard (change.code + (change.preceding ?? "")).contains(SourceChange.app) else { return [""] }
    if change.kind == .beforeLaunch { return [edit.receiver(of: "launch")].compactMap(\.self) }
    if change.kind == .query { return [edit.app ?? "app"] }
    return [edit.app].compactMap(\.self) + ["XCUIApplication()"]
  }

  /// The changed text with the code that goes before the statement.
  private static func preceded(
    _ text: String, _ change: SourceChange, at line: Int, app: String
  ) -> String? {
    guard let code = change.preceding else { return text }
    return StatementEdit(text, line: line)?.inserting(code.replacing(SourceChange.app, with: app))
  }

  private static func changed(
    _ edit: StatementEdit, _ change: SourceChange, app: String
  ) -> String? {
    let code = change.code.replacing(SourceChange.app, with: app)
    let replaced = change.replaced.replacing(SourceChange.app, with: app)
    return switch change.kind {
    case .before, .beforeLaunch: edit.inserting(code)
    case .after: edit.appending(code)
    case .query: edit.replacing(query: replaced, by: code)
    case .seconds: edit.replacing(number: replaced, by: code)
    case .tap: edit.replacing(tapBy: code)
    case .pause: edit.replacing(pauseBy: code)
    case .start: edit.beginning(with: code)
    case .sorted: edit.sortingLabels()
    case .keys: edit.pressingKeys()
    }
  }
}
