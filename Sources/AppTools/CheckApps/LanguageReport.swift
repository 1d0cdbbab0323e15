import SimulatedApp

/// The texts of each language of an app, and whether the language changes texts on screens.
///
/// ```swift
/// let report = LanguageReport(CompiledApp(definition)).rows
/// ```
struct LanguageReport: Sendable, Equatable {
  /// One language.
  struct Row: Sendable, Equatable {
    /// The name of the language, as in the string tables.
    let language: String
    /// Whether it is the app's own language.
    let isOwn: Bool
    /// The number of keys that have texts in the language.
    let words: Int
    /// The number of keys of the app's own language that have no text in the language.
    let missing: Int
    /// The number of keys that no text of the app uses.
    let unused: Int
    /// The screens with texts that differ from those in the app's own language, by name.
    let screens: [String]
    /// The coordinators whose first screen shows texts that differ from the app's own language.
    let coordinators: [String]

    /// Whether the language changes nothing on the first screens.
    var isWithoutEffect: Bool { !isOwn && coordinators.isEmpty }
  }

  /// The languages, the app's own first, then by name.
  let rows: [Row]
  /// The number of coordinators that were started in each language.
  let coordinatorCount: Int

  /// Starts every coordinator of an app in every language and compares the texts on the screen.
  ///
  /// Start items of the app are left out, because they would cover the first screens.
  init(_ app: CompiledApp) {
    var definition = app.definition
    definition.onStart = []
    let app = CompiledApp(definition)
    let others = definition.languages.filter { $0 != definition.language }
    let languages = definition.languages.isEmpty ? [] : [definition.language] + others
    coordinatorCount = definition.coordinators.count
    let uses = StringUses(definition)
    let own = languages.isEmpty ? [] : Self.texts(of: app, in: definition.language)
    rows = languages.map { language in
      let isOwn = language == definition.language
      let shown = isOwn ? own : Self.texts(of: app, in: language)
      let changed = zip(definition.coordinators, zip(own, shown)).filter { $1.0 != $1.1 }
      let keys = definition.keys(in: language)
      return Row(
        language: language, isOwn: isOwn, words: keys.count,
        missing: definition.keys(in: definition.language)
          .count { definition.phrase($0, in: language) == nil },
        unused: keys.count { !uses.all.contains($0) },
        screens: isOwn ? [] : Self.screens(of: definition, uses, in: language),
        coordinators: changed.map(\.0.name))
    }
  }

  /// The texts on the first screen of each coordinator.
  private static func texts(of app: CompiledApp, in language: String) -> [[String]] {
    app.definition.coordinators.map { coordinator in
      let session = AppSession(app: app, configuration: SessionConfiguration())
      let arguments = [
        "-" + app.definition.coordinatorArgument, coordinator.name, "-AppleLanguages",
        "(\(language))",
      ]
      guard session.launch(arguments: arguments, environment: [:]) == nil,
        let tree = session.device.snapshot?.tree
      else { return [] }
      return (0..<tree.count).flatMap { node -> [String] in
        let element = tree[node]
        return [element.label, element.title, element.value ?? "", element.placeholderValue ?? ""]
      }
    }
  }

  /// The screens that use a key whose text is different in a language.
  private static func screens(
    of app: AppDefinition, _ uses: StringUses, in language: String
  ) -> [String] {
    app.screens.filter { screen in
      (uses.byFile[screen.file] ?? []).contains { key in
        guard let phrase = app.phrase(key, in: language) else { return false }
        return phrase != app.phrase(key, in: app.language)
      }
    }.map(\.name)
  }
}
