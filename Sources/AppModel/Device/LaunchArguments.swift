package import PredicateFormat

/// Launch arguments as Foundation's argument domain reads them: `-key value` pairs.
///
/// A key has no value and is left out if its next argument begins with a dash and is not a number.
/// That is why a bare `-FIRDebugDisabled` can come before other pairs.
package struct LaunchArguments: Sendable, Equatable {
  /// The arguments as given.
  package let all: [String]
  /// The value of each key; the last one wins.
  package let values: [String: String]

  /// Reads the pairs; arguments that belong to no pair are only in ``all``.
  package init(_ arguments: [String]) {
    all = arguments
    var values: [String: String] = [:]
    var index = 0
    while index < arguments.count {
      defer { index += 1 }
      guard let key = Self.key(arguments[index]), index + 1 < arguments.count else { continue }
      guard !Self.startsAnotherPair(arguments[index + 1]) else { continue }
      index += 1
      values[key] = arguments[index]
    }
    self.values = values
  }

  /// The values as expressions see them: whole numbers, reals, `YES` and `NO` get their types.
  package var typed: [String: FormatValue] { values.mapValues(Self.typed) }

  private static func key(_ argument: String) -> String? {
    guard argument.hasPrefix("-"), argument.count > 1 else { return nil }
    return String(argument.dropFirst())
  }

  private static func startsAnotherPair(_ argument: String) -> Bool {
    key(argument) != nil && Double(argument) == nil
  }

  private static func typed(_ text: String) -> FormatValue {
    if let whole = Int64(text) { return .integer(whole) }
    if let real = Double(text), real.isFinite { return .real(real) }
    switch text {
    case "YES", "true": return .bool(true)
    case "NO", "false": return .bool(false)
    default: return .string(text)
    }
  }
}

extension LaunchArguments {
  /// The languages that `-AppleLanguages (de, en)` asks for, in order.
  package var languages: [String] {
    values["AppleLanguages"]?.split { " (),\"\n".contains($0) }.map(String.init) ?? []
  }

  /// The first requested language that the app has; `zh-Hans-CN` also matches `zh-Hans`, and
  /// `de-AT` matches `de`.
  package func language(among known: [String], own: String?) -> String? {
    for language in languages {
      var name = language[...]
      while !name.isEmpty {
        if let found = known.first(where: { $0 == name }) { return found }
        if let own, own == name { return own }
        name = name[..<(name.lastIndex { $0 == "-" || $0 == "_" } ?? name.startIndex)]
      }
    }
    return nil
  }

  /// Whether an argument such as `-NSDoubleLocalizedStrings YES` is on.
  package func isOn(_ key: String) -> Bool {
    values[key].map { ["YES", "true", "1"].contains($0) } ?? false
  }
}
