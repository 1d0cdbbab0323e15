public import XCUIAutomation

/// A setting for one launch, with a name instead of a raw launch argument.
///
/// ```swift
/// app.launch(with: .languages(.german), .locale(.germany), .textSize(.extraLarge), .animationsOff)
/// ```
///
/// A launch argument applies only to that launch and does not change the settings of the device.
public struct LaunchOption: Sendable, Equatable {
  /// The launch arguments that the option adds.
  public let arguments: [String]
  /// The variables that the option adds to the launch environment.
  public let environment: [String: String]

  /// Makes an option that only this app has.
  public init(arguments: [String] = [], environment: [String: String] = [:]) {
    self.arguments = arguments
    self.environment = environment
  }

  /// A user default of the app for this launch.
  public static func userDefault(_ key: String, _ value: String) -> LaunchOption {
    LaunchOption(arguments: ["-" + key, value])
  }

  /// A variable of the launch environment.
  public static func variable(_ name: String, _ value: String) -> LaunchOption {
    LaunchOption(environment: [name: value])
  }

  /// The preferred languages of the app; it uses the first one that it supports.
  public static func languages(_ languages: LaunchLanguage...) -> LaunchOption {
    userDefault("AppleLanguages", list(languages.map(\.code)))
  }

  /// The locale, which determines how numbers, dates and currencies are written.
  public static func locale(_ locale: LaunchLocale) -> LaunchOption {
    userDefault("AppleLocale", locale.name)
  }

  /// The enabled keyboards; the first one is shown.
  public static func keyboards(_ keyboards: LaunchKeyboard...) -> LaunchOption {
    userDefault("AppleKeyboards", list(keyboards.map(\.name)))
  }

  /// The text size.
  public static func textSize(_ size: LaunchTextSize) -> LaunchOption {
    userDefault("UIPreferredContentSizeCategoryName", size.rawValue)
  }

  /// No animations, in an app that reads `UITestLaunchArgument`.
  public static let animationsOff = LaunchOption(
    arguments: UITestLaunchArgument.animationsDisabled.arguments)

  /// A right-to-left layout in any language.
  public static let rightToLeft = LaunchOption(arguments: [
    "-AppleTextDirection", "YES", "-NSForceRightToLeftWritingDirection", "YES",
  ])

  /// Every text twice, which reveals texts that do not fit.
  public static let doubledTexts = userDefault("NSDoubleLocalizedStrings", "YES")

  /// Texts without a translation in upper case.
  public static let untranslatedTexts = userDefault("NSShowNonLocalizedStrings", "YES")

  /// The coordinator with which the app starts, if the app reads `-coordinatorUnderUITest`.
  public static func coordinator(_ name: String) -> LaunchOption {
    userDefault("coordinatorUnderUITest", name)
  }

  /// A list as one argument in the old property list format: `(de, "zh-Hans")`.
  private static func list(_ words: [String]) -> String {
    let isPlain = { (word: String) in
      word.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || ("0"..."9").contains($0) }
    }
    return "(" + words.map { isPlain($0) ? $0 : "\"\($0)\"" }.joined(separator: ", ") + ")"
  }
}

extension XCUIApplication {
  /// Adds options to the launch arguments and the launch environment of the next launch.
  public func use(_ options: [LaunchOption]) {
    for option in options {
      launchArguments += option.arguments
      launchEnvironment.merge(option.environment) { $1 }
    }
  }

  /// Launches the app with options.
  public func launch(with options: LaunchOption...) {
    use(options)
    launch()
  }
}
