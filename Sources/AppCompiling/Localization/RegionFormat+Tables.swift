/// The separators in numbers.
struct NumberSigns: Sendable, Equatable {
  let decimal: String
  let group: String

  private static let point = NumberSigns(decimal: ".", group: ",")
  private static let comma = NumberSigns(decimal: ",", group: ".")
  private static let narrow = NumberSigns(decimal: ",", group: "\u{202F}")
  private static let blank = NumberSigns(decimal: ",", group: "\u{A0}")
  private static let swiss = NumberSigns(decimal: ".", group: "’")

  /// The separators of a region, or those of the language if the region is unknown (CLDR).
  static func of(language: String, region: String) -> NumberSigns {
    switch (language, region) {
    case (_, "CH") where language != "fr": swiss
    case ("es", "MX"), ("es", "US"), ("es", "PR"): point
    case ("de", "AT"), ("pt", "PT"): blank
    case ("en", "DE"), ("en", "NL"), ("en", "AT"), ("en", "IT"), ("en", "ES"): comma
    case ("ar", "AE"), ("ar", "MA"): point
    default:
      switch language {
      case "de", "es", "it", "pt", "nl", "tr", "da", "id", "el", "ro", "hr", "sr", "sl", "vi": comma
      case "fr": narrow
      case "ru", "uk", "pl", "cs", "sk", "sv", "nb", "no", "fi", "hu", "bg", "lt", "lv", "et": blank
      case "ar", "fa": NumberSigns(decimal: "٫", group: "٬")
      default: point
      }
    }
  }
}

/// The position of the percent sign next to a number; 0 is the placeholder of the number.
enum PercentSign {
  static func text(language: String) -> String {
    switch language {
    case "de", "es", "ru", "uk", "cs", "sk", "sv", "nb", "no", "da", "fi", "ro", "sl", "lt":
      "0\u{A0}%"
    case "fr": "0\u{202F}%"
    case "tr": "%0"
    case "ar": "0٪"
    default: "0%"
    }
  }
}

/// The order of year, month and day in a numeric date.
enum DayOrder: Sendable, Equatable {
  case monthFirst(String, padded: Bool)
  case dayFirst(String, padded: Bool)
  case yearFirst(String, padded: Bool)
  case korean

  /// The order of a region, or that of the language if the region is unknown (CLDR, numeric dates).
  static func of(language: String, region: String) -> DayOrder {
    switch (language, region) {
    case ("en", "US"), ("en", ""): .monthFirst("/", padded: false)
    case ("en", "CA"), ("fr", "CA"), ("sv", _), ("lt", _): .yearFirst("-", padded: true)
    case ("en", "AU"), ("en", "GB"), ("en", "IE"), ("en", "IN"): .dayFirst("/", padded: true)
    case ("fr", "CH"), ("it", "CH"): .dayFirst(".", padded: true)
    case ("fr", _), ("pt", _), ("en", _): .dayFirst("/", padded: true)
    case ("es", _), ("it", _), ("el", _), ("vi", _), ("ar", _): .dayFirst("/", padded: false)
    case ("nl", _): .dayFirst("-", padded: false)
    case ("ja", _): .yearFirst("/", padded: false)
    case ("zh", _), ("fa", _): .yearFirst("/", padded: false)
    case ("ko", _): .korean
    case ("de", _), ("cs", _), ("fi", _), ("he", _), ("nb", _), ("no", _), ("sk", _):
      .dayFirst(".", padded: false)
    default: .dayFirst(".", padded: true)
    }
  }

  /// A date in digits.
  func text(_ date: CalendarDate) -> String {
    func two(_ number: Int, _ padded: Bool) -> String {
      padded && number < 10 ? "0\(number)" : "\(number)"
    }
    switch self {
    case .monthFirst(let sign, let padded):
      return two(date.month, padded) + sign + two(date.day, padded) + sign + "\(date.year)"
    case .dayFirst(let sign, let padded):
      return two(date.day, padded) + sign + two(date.month, padded) + sign + "\(date.year)"
    case .yearFirst(let sign, let padded):
      return "\(date.year)" + sign + two(date.month, padded) + sign + two(date.day, padded)
    case .korean: return "\(date.year). \(date.month). \(date.day)."
    }
  }
}

/// The digits used in numbers.
enum Digits: Sendable, Equatable {
  case western, arabic, persian

  static func of(language: String, region: String) -> Digits {
    switch language {
    case "ar": ["AE", "MA", "DZ", "TN", "LY"].contains(region) ? .western : .arabic
    case "fa": .persian
    default: .western
    }
  }

  /// A text with western digits replaced by these digits.
  func shown(_ text: String) -> String {
    guard self != .western else { return text }
    let first: UInt32 = self == .arabic ? 0x660 : 0x6F0
    var shown = ""
    for scalar in text.unicodeScalars {
      let isDigit = ("0"..."9").contains(scalar)
      shown.unicodeScalars.append(
        isDigit ? Unicode.Scalar(first + scalar.value - 48) ?? scalar : scalar)
    }
    return shown
  }
}
