import AppModel

/// What Xcode's pseudo-languages do to words, so that a person sees which come from a table and
/// which have no room.
package struct PseudoLanguage: OptionSet, Sendable {
  /// One bit for each change to the words.
  package let rawValue: UInt8

  /// Words of a table stand twice.
  static let doubled = PseudoLanguage(rawValue: 1)
  /// Letters of a table have marks.
  static let accented = PseudoLanguage(rawValue: 2)
  /// Words of a table have a frame, so that a cut is seen.
  static let bounded = PseudoLanguage(rawValue: 4)
  /// Words of a table are written from right to left.
  static let reversed = PseudoLanguage(rawValue: 8)
  /// Words that come from no table are in capitals.
  static let showsOthers = PseudoLanguage(rawValue: 16)

  /// The launch arguments that switch them on, as Xcode's schemes give them.
  static let arguments: [(name: String, language: PseudoLanguage)] = [
    ("NSDoubleLocalizedStrings", .doubled), ("NSAccentuateLocalizedStrings", .accented),
    ("NSSurroundLocalizedStrings", .bounded), ("NSForceRightToLeftLocalizedStrings", .reversed),
    ("NSShowNonLocalizedStrings", .showsOthers),
  ]

  /// Makes a set of changes.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Reads the arguments of a launch.
  init(_ arguments: LaunchArguments) {
    self = []
    for (name, language) in Self.arguments where arguments.isOn(name) { insert(language) }
  }

  /// Words of a table as they are shown.
  package func applied(to words: String) -> String {
    guard !isEmpty, !words.isEmpty else { return words }
    var shown = contains(.accented) ? String(words.map { Self.accents[$0] ?? $0 }) : words
    if contains(.doubled) { shown += " " + shown }
    if contains(.bounded) { shown = "[# \(shown) #]" }
    return contains(.reversed) ? "\u{202E}\(shown)\u{202C}" : shown
  }

  /// Words that come from no table as they are shown.
  package func shown(_ words: String) -> String {
    contains(.showsOthers) ? words.uppercased() : words
  }

  private static let accents: [Character: Character] = Dictionary(
    zip(
      "AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpRrSsTtUuVvWwXxYyZz",
      "ÅåƁƀÇçÐðÉéƑƒĜĝĤĥÎîĴĵĶķĻļṀṁÑñÖöÞþŔŕŠšŢţÛûṼṽŴŵẊẋÝýŽž"),
    uniquingKeysWith: { first, _ in first })
}
