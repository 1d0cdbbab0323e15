import PredicateFormat

/// How a running app speaks, writes and lies on the screen, by its launch arguments.
package struct Localization: Sendable, Equatable {
  /// The language whose words it takes.
  package let language: String
  /// The languages that the launch asked for, the first one first; none where it asked for none.
  package let asked: [String]
  /// How numbers and days are written.
  package let region: RegionFormat
  /// Whether what stands at the left else stands at the right.
  package let isRightToLeft: Bool
  /// What is done to words so that a person sees which come from a table.
  let pseudo: PseudoLanguage
  /// How large letters are.
  package let textSize: TextSize
  /// What is wrong with the arguments; nil where nothing is.
  let fault: String?

  /// Reads the arguments of a launch; the system's own apps speak the language of the device.
  package init(
    of app: AppDefinition, arguments: LaunchArguments, device: SystemLanguage = .english
  ) {
    let isSystem = SystemApp(bundleIdentifier: app.bundleIdentifier) != nil
    let taken = arguments.language(among: app.languages, own: app.language)
    language = taken ?? (isSystem ? device.rawValue : app.language)
    asked = arguments.languages
    region = RegionFormat(named: arguments.values["AppleLocale"] ?? language)
    isRightToLeft =
      WritingDirection.isRightToLeft(language) || arguments.isOn("AppleTextDirection")
      || arguments.isOn("NSForceRightToLeftWritingDirection")
    pseudo = PseudoLanguage(arguments)
    let size = arguments.values[TextSize.argument]
    textSize = size.flatMap(TextSize.init(rawValue:)) ?? .usual
    fault = size.flatMap(TextSize.fault(of:))
  }

  /// What expressions read of it under `device`.
  var record: [String: FormatValue] {
    [
      "language": .string(language), "locale": .string(region.name),
      "isRightToLeft": .bool(isRightToLeft), "textSize": .string(textSize.rawValue),
    ]
  }

  /// Whether the app has none of the languages asked for, and takes its own instead.
  package var isFallback: Bool {
    guard !asked.isEmpty else { return false }
    return !asked.contains {
      $0 == language || $0.hasPrefix(language + "-") || $0.hasPrefix(language + "_")
    }
  }
}

/// The direction in which languages are written.
enum WritingDirection {
  private static let rightToLeft: Set<String> = [
    "ar", "he", "iw", "fa", "ur", "yi", "ps", "sd", "ug", "ckb", "dv",
  ]

  /// Whether a language such as `ar-EG` is written from right to left.
  static func isRightToLeft(_ language: String) -> Bool {
    rightToLeft.contains(String(language.prefix { $0 != "-" && $0 != "_" }))
  }
}

extension AppProcess {
  /// The words under a key of the string tables; the key itself where no table has it, as on iOS.
  func table(_ key: String) -> String {
    guard let found = app.phrase(key, in: language) else { return localization.pseudo.shown(key) }
    return localization.pseudo.applied(to: found.phrase.text(for: nil, in: found.language))
  }

  /// The same with arguments in the places that the words have for them.
  func table(
    _ key: String, _ arguments: [(name: String, value: CompiledExpression)], in scope: Scope
  ) -> String {
    guard let found = app.phrase(key, in: language) else { return localization.pseudo.shown(key) }
    let values = Dictionary(
      arguments.map { ($0.name, $0.value.value(in: scope)) },
      uniquingKeysWith: { first, _ in first })
    let text = found.phrase.text(for: values[Phrase.countName]?.amount, in: found.language)
    return localization.pseudo.applied(
      to: Phrase.fill(text) { name in values[name].map { localization.region.words($0) } })
  }

  /// Words as people see them: those that come from no table are shown as such in a
  /// pseudo-language.
  func shown(_ text: CompiledText, in scope: @autoclosure () -> Scope) -> String {
    if case .literal(let words) = text { return localization.pseudo.shown(words) }
    return words(text, in: scope())
  }
}

extension FormatValue {
  /// The number that chooses the form of a plural; nil for anything else.
  fileprivate var amount: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .real(let number): number
    case .string(let text): Double(text)
    default: nil
    }
  }
}
