package import SimulatedApp

/// What language a running app speaks, and what comes of it on the screen.
public struct LanguageInUse: Sendable, Equatable {
  /// The language whose words the app takes, such as `de` or `zh-Hans`.
  public let code: String
  /// The languages that the launch asked for, the first one first; none where it asked for none.
  public let asked: [String]
  /// Whether the app has none of the languages asked for, so that it speaks its own.
  public let isFallback: Bool
  /// The locale by which numbers and days are written, such as `de_DE`.
  public let locale: String
  /// Whether what stands at the left else stands at the right.
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
  /// The language that the running app speaks; nil while it does not run.
  ///
  /// ```swift
  /// app.launchArguments += ["-AppleLanguages", "(de)"]
  /// app.launch()
  /// XCTAssertEqual(app.tunnel.language?.code, "de")
  /// ```
  public var language: LanguageInUse? { session?.localization.map(LanguageInUse.init) }
}
