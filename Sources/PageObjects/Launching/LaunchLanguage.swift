/// A language by its code; for languages not listed here, write `LaunchLanguage("is")`.
public struct LaunchLanguage: Sendable, Hashable {
  /// The code, such as `de`, `de-AT` or `zh-Hans`.
  public let code: String

  /// Makes a language from its code.
  public init(_ code: String) { self.code = code }

  /// Arabic: العربية.
  public static let arabic = LaunchLanguage("ar")
  /// Czech: Čeština.
  public static let czech = LaunchLanguage("cs")
  /// Danish: Dansk.
  public static let danish = LaunchLanguage("da")
  /// German: Deutsch.
  public static let german = LaunchLanguage("de")
  /// Greek: Ελληνικά.
  public static let greek = LaunchLanguage("el")
  /// English: English.
  public static let english = LaunchLanguage("en")
  /// Spanish: Español.
  public static let spanish = LaunchLanguage("es")
  /// Finnish: Suomi.
  public static let finnish = LaunchLanguage("fi")
  /// French: Français.
  public static let french = LaunchLanguage("fr")
  /// Hebrew: עברית.
  public static let hebrew = LaunchLanguage("he")
  /// Hindi: हिन्दी.
  public static let hindi = LaunchLanguage("hi")
  /// Hungarian: Magyar.
  public static let hungarian = LaunchLanguage("hu")
  /// Italian: Italiano.
  public static let italian = LaunchLanguage("it")
  /// Japanese: 日本語.
  public static let japanese = LaunchLanguage("ja")
  /// Korean: 한국어.
  public static let korean = LaunchLanguage("ko")
  /// Norwegian: Norsk bokmål.
  public static let norwegian = LaunchLanguage("nb")
  /// Dutch: Nederlands.
  public static let dutch = LaunchLanguage("nl")
  /// Polish: Polski.
  public static let polish = LaunchLanguage("pl")
  /// Brazilian Portuguese: Português do Brasil.
  public static let brazilianPortuguese = LaunchLanguage("pt-BR")
  /// Portuguese: Português europeu.
  public static let portuguese = LaunchLanguage("pt-PT")
  /// Russian: Русский.
  public static let russian = LaunchLanguage("ru")
  /// Swedish: Svenska.
  public static let swedish = LaunchLanguage("sv")
  /// Thai: ไทย.
  public static let thai = LaunchLanguage("th")
  /// Turkish: Türkçe.
  public static let turkish = LaunchLanguage("tr")
  /// Ukrainian: Українська.
  public static let ukrainian = LaunchLanguage("uk")
  /// Vietnamese: Tiếng Việt.
  public static let vietnamese = LaunchLanguage("vi")
  /// Simplified Chinese: 简体中文.
  public static let simplifiedChinese = LaunchLanguage("zh-Hans")
  /// Traditional Chinese: 繁體中文.
  public static let traditionalChinese = LaunchLanguage("zh-Hant")
}
