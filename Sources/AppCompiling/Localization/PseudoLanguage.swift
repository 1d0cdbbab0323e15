import AppModel

/// The changes that Xcode's pseudo-languages make to texts.
///
/// A person then sees which texts come from a string table and which have too little room.
package struct PseudoLanguage: OptionSet, Sendable {
  /// One bit for each change.
  package let rawValue: UInt8

  /// Texts from a table are doubled.
  static let doubled = PseudoLanguage(rawValue: 1)
  /// Letters in texts from a table have accents.
  static let accented = PseudoLanguage(rawValue: 2)
  /// Texts from a table have a frame, which shows where they are cut off.
  static let bounded = PseudoLanguage(rawValue: 4)
  /// Texts from a table are written from right to left.
  static let reversed = PseudoLanguage(rawValue: 8)
  /// Texts that are not from a table are in capitals.
  static let showsOthers = PseudoLanguage(rawValue: 16)

  /// The launch arguments for each change, as Xcode's schemes use them.
  static let arguments: [(name: String, language: PseudoLanguage)] = [
    ("NSDoubleLocalizedStrings", .doubled), ("NSAccentuateLocalizedStrings", .accented),
    ("NSSurroundLocalizedStrings", .bounded), ("NSForceRightToLeftLocalizedStrings", .reversed),
    ("NSShowNonLocalizedStrings", .showsOthers),
  ]

  /// Makes a set of changes.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Reads the changes from launch arguments.
  init(_ arguments: LaunchArguments) {
    self = []
    for (name, language) in Self.arguments where arguments.isOn(name) { insert(language) }
  }

  /// A text from a table, with the changes.
  package func applied(to words: String) -> String {
    guard !isEmpty, !words.isEmpty else { return words }
    var shown = contains(.accented) ? String(words.map { Self.accents[$0] ?? $0 }) : words
    if contains(.doubled) { shown += " " + shown }
    if contains(.bounded) { shown = "[# \(shown) #]" }
    return contains(.reversed) ? "\u{202E}\(shown)\u{202C}" : shown
  }

  /// A text that is not from a table, with the changes.
  package func shown(_ words: String) -> String {
    contains(.showsOthers) ? words.uppercased() : words
  }

  private static let accents: [Character: Character] = Dictionary(
    zip(
      "AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpRrSsTtUuVvWwXxYyZz",
      "ÅåƁƀÇçÐðÉéƑƒĜĝĤĥÎîĴĵĶķĻļṀṁÑñÖöÞþŔŕŠšŢţÛûṼṽŴŵẊẋÝýŽž"),
    uniquingKeysWith: { first, _ in first })
}
