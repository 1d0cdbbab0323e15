package import SimulatedApp

/// The language of a running app and its effects on the screen.
public struct LanguageInUse: Sendable, Equatable {
  /// The language in which the app shows its texts, such as `de` or `zh-Hans`.
  public let code: String
  /// The languages that the launch asked for, in order of preference; empty if it asked for none.
  public let asked: [String]
  /// Whether the app supports none of the languages asked for and uses its own.
  public let isFallback: Bool
  /// The locale by which numbers and days are written, such as `de_DE`.
  public let locale: String
  /// Whether the layout runs from right to left.
  public let isRightToLeft: Bool
  /// The size of letters, such as `UICTContentSizeCategoryL`.
  public let textSize: String

  package init(_ localization: Localization) {
    code = localization.language
    asked = localization.asked
    isFallback = localization.isFallback
    locale = localization.region.name
    isRightToLeft = localization.isRightToLeft
    textSize = localization.textSize.rawValue
  }
}

extension AppTunnel {
  /// The language of the running app; nil while the app is not running.
  ///
  /// ```swift
  /// app.launchArguments += ["-AppleLanguages", "(de)"]
  /// app.launch()
  /// XCTAssertEqual(app.tunnel.language?.code, "de")
  /// ```
  public var language: LanguageInUse? { session?.localization.map(LanguageInUse.init) }
}
