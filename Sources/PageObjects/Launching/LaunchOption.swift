public import XCUIAutomation

/// Something that a launch is told, with a name instead of a raw argument.
///
/// ```swift
/// app.launch(with: .languages(.german), .locale(.germany), .textSize(.extraLarge), .animationsOff)
/// ```
///
/// A launch argument holds for that launch alone and leaves the settings of the device as they are.
public struct LaunchOption: Sendable, Equatable {
  /// What goes to the launch arguments.
  public let arguments: [String]
  /// What goes to the launch environment.
  public let environment: [String: String]

  /// Makes an option of the app's own.
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

  /// The languages of the app, the first one that it has words for counting.
  public static func languages(_ languages: LaunchLanguage...) -> LaunchOption {
    userDefault("AppleLanguages", list(languages.map(\.code)))
  }

  /// How numbers, days and money are written.
  public static func locale(_ locale: LaunchLocale) -> LaunchOption {
    userDefault("AppleLocale", locale.name)
  }

  /// The keyboards that are switched on, the first one in front.
  public static func keyboards(_ keyboards: LaunchKeyboard...) -> LaunchOption {
    userDefault("AppleKeyboards", list(keyboards.map(\.name)))
  }

  /// How large letters are.
  public static func textSize(_ size: LaunchTextSize) -> LaunchOption {
    userDefault("UIPreferredContentSizeCategoryName", size.rawValue)
  }

  /// No animations, in an app that asks `UITestLaunchArgument`.
  public static let animationsOff = LaunchOption(
    arguments: UITestLaunchArgument.animationsDisabled.arguments)

  /// Everything from right to left, whatever the language.
  public static let rightToLeft = LaunchOption(arguments: [
    "-AppleTextDirection", "YES", "-NSForceRightToLeftWritingDirection", "YES",
  ])

  /// Every text twice, which shows what has no room.
  public static let doubledTexts = userDefault("NSDoubleLocalizedStrings", "YES")

  /// Texts without a translation in capitals.
  public static let untranslatedTexts = userDefault("NSShowNonLocalizedStrings", "YES")

  /// The coordinator that an app begins with which reads `-coordinatorUnderUITest`.
  public static func coordinator(_ name: String) -> LaunchOption {
    userDefault("coordinatorUnderUITest", name)
  }

  /// A list as a property list writes it in one argument: `(de, "zh-Hans")`.
  private static func list(_ words: [String]) -> String {
    let isPlain = { (word: String) in
      word.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || ("0"..."9").contains($0) }
    }
    return "(" + words.map { isPlain($0) ? $0 : "\"\($0)\"" }.joined(separator: ", ") + ")"
  }
}

extension XCUIApplication {
  /// Puts options to the launch arguments and the launch environment of the next launch.
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
