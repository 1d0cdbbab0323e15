/// A software keyboard, by its name in the list of enabled keyboards.
public struct LaunchKeyboard: Sendable, Hashable {
  /// The name, such as `de_DE@sw=QWERTZ-German;hw=Automatic`.
  public let name: String

  /// Makes a keyboard from its name.
  public init(_ name: String) { self.name = name }

  /// Makes a keyboard from a locale and a layout of the software keyboard.
  public init(locale: LaunchLocale, layout: String) {
    self.init("\(locale.name)@sw=\(layout);hw=Automatic")
  }

  /// Arabic.
  public static let arabic = LaunchKeyboard(locale: LaunchLocale("ar"), layout: "Arabic")
  /// English of the United States.
  public static let english = LaunchKeyboard(locale: .unitedStates, layout: "QWERTY")
  /// English of the United Kingdom.
  public static let britishEnglish = LaunchKeyboard(locale: .unitedKingdom, layout: "QWERTY")
  /// Emoji.
  public static let emoji = LaunchKeyboard("emoji@sw=Emoji")
  /// French.
  public static let french = LaunchKeyboard(locale: .france, layout: "AZERTY-French")
  /// German.
  public static let german = LaunchKeyboard(locale: .germany, layout: "QWERTZ-German")
  /// Hebrew.
  public static let hebrew = LaunchKeyboard(locale: .israel, layout: "Hebrew")
  /// Italian.
  public static let italian = LaunchKeyboard(locale: .italy, layout: "QWERTY")
  /// Japanese, with Latin letters.
  public static let japaneseRomaji = LaunchKeyboard("ja_JP-Romaji@sw=QWERTY-Japanese;hw=Automatic")
  /// Japanese, with kana.
  public static let japaneseKana = LaunchKeyboard("ja_JP-Kana@sw=Kana;hw=Automatic")
  /// Chinese, by pinyin.
  public static let chinesePinyin = LaunchKeyboard(
    "zh_Hans-Pinyin@sw=Pinyin10-Simplified;hw=Automatic")
  /// Portuguese of Brazil.
  public static let brazilianPortuguese = LaunchKeyboard(locale: .brazil, layout: "QWERTY")
  /// Russian.
  public static let russian = LaunchKeyboard(locale: .russia, layout: "Russian")
  /// Spanish.
  public static let spanish = LaunchKeyboard(locale: .spain, layout: "QWERTY-Spanish")
}
