/// A locale by its name; for locales not listed here, write `LaunchLocale("is_IS")`.
public struct LaunchLocale: Sendable, Hashable {
  /// The name, such as `de_DE`.
  public let name: String

  /// Makes a locale from its name.
  public init(_ name: String) { self.name = name }

  /// German in Austria.
  public static let austria = LaunchLocale("de_AT")
  /// Portuguese in Brazil.
  public static let brazil = LaunchLocale("pt_BR")
  /// Chinese on the mainland.
  public static let china = LaunchLocale("zh_CN")
  /// French in France.
  public static let france = LaunchLocale("fr_FR")
  /// German in Germany.
  public static let germany = LaunchLocale("de_DE")
  /// English in the United Kingdom.
  public static let unitedKingdom = LaunchLocale("en_GB")
  /// English in India.
  public static let india = LaunchLocale("en_IN")
  /// Hebrew in Israel.
  public static let israel = LaunchLocale("he_IL")
  /// Italian in Italy.
  public static let italy = LaunchLocale("it_IT")
  /// Japanese in Japan.
  public static let japan = LaunchLocale("ja_JP")
  /// Dutch in the Netherlands.
  public static let netherlands = LaunchLocale("nl_NL")
  /// Polish in Poland.
  public static let poland = LaunchLocale("pl_PL")
  /// Russian in Russia.
  public static let russia = LaunchLocale("ru_RU")
  /// Arabic in Saudi Arabia.
  public static let saudiArabia = LaunchLocale("ar_SA")
  /// Spanish in Spain.
  public static let spain = LaunchLocale("es_ES")
  /// Swedish in Sweden.
  public static let sweden = LaunchLocale("sv_SE")
  /// German in Switzerland.
  public static let switzerland = LaunchLocale("de_CH")
  /// Turkish in Turkey.
  public static let turkey = LaunchLocale("tr_TR")
  /// English in the United States.
  public static let unitedStates = LaunchLocale("en_US")
}
