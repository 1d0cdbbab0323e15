/// The rule for plural forms: one for all languages that count alike (CLDR, cardinals).
enum PluralRule: CaseIterable {
  /// There is only one form.
  case none
  /// 1 has its own form, but 1.0 does not.
  case oneWhole
  /// 1 has its own form, and 1.0 has it too.
  case one
  /// 1 has its own form, and whole millions have another.
  case oneAndMillions
  /// 0 and 1 with their fractions share a form, and whole millions have another.
  case upToTwoAndMillions
  /// 0, 1 and everything between them share a form.
  case upToOne
  case danish, icelandic, polish, czech, russian, serbian, slovene, lithuanian, latvian, romanian
  case arabic, hebrew, welsh, irish

  /// The rule of a language such as `de`, `pt-BR` or `zh-Hans`; English's if it is unknown.
  init(for language: String) {
    let base = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    let isEuropean = ["pt-pt", "pt_pt"].contains(language.lowercased())
    self = isEuropean ? .oneAndMillions : Self.rules[base] ?? .oneWhole
  }

  private static let rules: [String: PluralRule] = {
    var rules: [String: PluralRule] = [:]
    for (rule, languages) in languages {
      for language in languages.split(separator: " ") { rules[String(language)] = rule }
    }
    return rules
  }()

  private static let languages: [(PluralRule, String)] = [
    (.none, "ja zh ko vi th id ms my lo km yue jv"),
    (.oneWhole, "en de nl sv fi et ur sw yi gl fy"),
    (.one, "nb no nn el hu bg tr az ka kk ky uz eu sq mn ta te ml mr ne af eo lb"),
    (.oneAndMillions, "es it ca"), (.upToTwoAndMillions, "fr pt"),
    (.upToOne, "fa hi bn gu kn am zu hy"), (.danish, "da"), (.icelandic, "is mk"),
    (.polish, "pl"), (.czech, "cs sk"), (.russian, "ru uk be"), (.serbian, "sr hr bs"),
    (.slovene, "sl"), (.lithuanian, "lt"), (.latvian, "lv"), (.romanian, "ro mo"),
    (.arabic, "ar"), (.hebrew, "he iw"), (.welsh, "cy"), (.irish, "ga"),
  ]

  /// The form for a number.
  func category(of n: PluralOperands) -> PluralCategory {
    switch self {
    case .none: .other
    case .oneWhole, .one: n.isJust(1) ? .one : .other
    case .oneAndMillions: n.isJust(1) ? .one : n.millions
    case .upToTwoAndMillions: n.i <= 1 ? .one : n.millions
    case .upToOne: n.i == 0 || n.isJust(1) ? .one : .other
    case .danish: n.isJust(1) || !n.isWhole && n.i <= 1 ? .one : .other
    case .icelandic: n.endsInOne || n.fractionEndsInOne ? .one : .other
    case .polish, .czech, .russian, .serbian, .slovene: slavic(n)
    case .lithuanian, .latvian, .romanian: eastern(n)
    case .arabic, .hebrew, .welsh, .irish: dual(n)
    }
  }

  private func slavic(_ n: PluralOperands) -> PluralCategory {
    switch self {
    case .polish: n.isJust(1) ? .one : n.endsInFew ? .few : n.isWhole ? .many : .other
    case .czech: n.isJust(1) ? .one : !n.isWhole ? .many : (2...4).contains(n.i) ? .few : .other
    case .russian: n.endsInOne ? .one : n.endsInFew ? .few : n.isWhole ? .many : .other
    case .slovene:
      if n.ends(in: 1...1, of: 100) {
        .one
      } else if n.ends(in: 2...2, of: 100) {
        .two
      } else {
        n.ends(in: 3...4, of: 100) || !n.isWhole ? .few : .other
      }
    default:
      n.endsInOne || n.fractionEndsInOne ? .one : n.endsInFew || n.fractionEndsInFew ? .few : .other
    }
  }

  private func eastern(_ n: PluralOperands) -> PluralCategory {
    switch self {
    case .lithuanian:
      if !n.isWhole { return .many }
      if n.ends(in: 11...19, of: 100) { return .other }
      return n.ends(in: 1...1, of: 10) ? .one : n.ends(in: 2...9, of: 10) ? .few : .other
    case .latvian:
      if n.ends(in: 0...0, of: 10) || n.ends(in: 11...19, of: 100) { return .zero }
      return n.endsInOne || n.fractionEndsInOne ? .one : .other
    default:
      if n.isJust(1) { return .one }
      return !n.isWhole || n.i == 0 || n.ends(in: 1...19, of: 100) ? .few : .other
    }
  }

  private func dual(_ n: PluralOperands) -> PluralCategory {
    switch self {
    case .hebrew: return n.isJust(1) || n.i == 0 && !n.isWhole ? .one : n.isJust(2) ? .two : .other
    case .arabic:
      if let small = n.small([.zero, .one, .two]) { return small }
      return n.ends(in: 3...10, of: 100) ? .few : n.ends(in: 11...99, of: 100) ? .many : .other
    case .welsh: return n.small([.zero, .one, .two, .few, .other, .other, .many]) ?? .other
    default:
      if let small = n.small([.other, .one, .two]) { return small }
      guard n.isWhole else { return .other }
      return (3...6).contains(n.i) ? .few : (7...10).contains(n.i) ? .many : .other
    }
  }
}

extension PluralOperands {
  fileprivate var millions: PluralCategory {
    isWhole && i != 0 && i % 1_000_000 == 0 ? .many : .other
  }
  fileprivate var endsInOne: Bool { isWhole && Self.one(i) }
  fileprivate var endsInFew: Bool { isWhole && Self.few(i) }
  fileprivate var fractionEndsInOne: Bool { !isWhole && Self.one(f) }
  fileprivate var fractionEndsInFew: Bool { !isWhole && Self.few(f) }

  private static func one(_ number: UInt64) -> Bool { number % 10 == 1 && number % 100 != 11 }

  private static func few(_ number: UInt64) -> Bool {
    (2...4).contains(number % 10) && !(12...14).contains(number % 100)
  }

  /// The form of a small whole number out of a list from 0 on.
  fileprivate func small(_ forms: [PluralCategory]) -> PluralCategory? {
    isWhole && i < UInt64(forms.count) ? forms[Int(i)] : nil
  }
}
