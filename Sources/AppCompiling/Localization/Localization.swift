package import AppModel
package import PredicateFormat

/// The language, region, direction and text size of a running app, from its launch arguments.
package struct Localization: Sendable, Equatable {
  /// The language of the app's texts.
  package let language: String
  /// The languages that the launch requested, in order; empty if it requested none.
  package let asked: [String]
  /// How numbers and dates are written.
  package let region: RegionFormat
  /// Whether the layout is mirrored, so that left and right are exchanged.
  package let isRightToLeft: Bool
  /// Changes to texts that show a person which of them come from a string table.
  package let pseudo: PseudoLanguage
  /// The text size; any name other than the twelve is ignored.
  package let textSize: TextSize

  /// Reads the launch arguments; the system's own apps use the language of the device.
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
    textSize = arguments.values[TextSize.argument].flatMap(TextSize.init(rawValue:)) ?? .usual
  }

  /// What expressions can read under `device`.
  package var record: [String: FormatValue] {
    [
      "language": .string(language), "locale": .string(region.name),
      "isRightToLeft": .bool(isRightToLeft), "textSize": .string(textSize.rawValue),
    ]
  }

  /// Whether the app has none of the requested languages and uses its own instead.
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
