/// A language by its code; those that are not here are written as texts: `LaunchLanguage("is")`.
public struct LaunchLanguage: Sendable, Hashable {
  /// The code, such as `de`, `de-AT` or `zh-Hans`.
  public let code: String

  /// Makes a language of its code.
  public init(_ code: String) { self.code = code }

  /// العربية
  public static let arabic = LaunchLanguage("ar")
  /// Čeština
  public static let czech = LaunchLanguage("cs")
  /// Dansk
  public static let danish = LaunchLanguage("da")
  /// Deutsch
  public static let german = LaunchLanguage("de")
  /// Ελληνικά
  public static let greek = LaunchLanguage("el")
  /// English
  public static let english = LaunchLanguage("en")
  /// Español
  public static let spanish = LaunchLanguage("es")
  /// Suomi
  public static let finnish = LaunchLanguage("fi")
  /// Français
  public static let french = LaunchLanguage("fr")
  /// עברית
  public static let hebrew = LaunchLanguage("he")
  /// हिन्दी
  public static let hindi = LaunchLanguage("hi")
  /// Magyar
  public static let hungarian = LaunchLanguage("hu")
  /// Italiano
  public static let italian = LaunchLanguage("it")
  /// 日本語
  public static let japanese = LaunchLanguage("ja")
  /// 한국어
  public static let korean = LaunchLanguage("ko")
  /// Norsk bokmål
  public static let norwegian = LaunchLanguage("nb")
  /// Nederlands
  public static let dutch = LaunchLanguage("nl")
  /// Polski
  public static let polish = LaunchLanguage("pl")
  /// Português do Brasil
  public static let brazilianPortuguese = LaunchLanguage("pt-BR")
  /// Português europeu
  public static let portuguese = LaunchLanguage("pt-PT")
  /// Русский
  public static let russian = LaunchLanguage("ru")
  /// Svenska
  public static let swedish = LaunchLanguage("sv")
  /// ไทย
  public static let thai = LaunchLanguage("th")
  /// Türkçe
  public static let turkish = LaunchLanguage("tr")
  /// Українська
  public static let ukrainian = LaunchLanguage("uk")
  /// Tiếng Việt
  public static let vietnamese = LaunchLanguage("vi")
  /// 简体中文
  public static let simplifiedChinese = LaunchLanguage("zh-Hans")
  /// 繁體中文
  public static let traditionalChinese = LaunchLanguage("zh-Hant")
}
