/// The operator of a comparison; the raw value is the canonical spelling.
package enum ComparisonOperator: String, Sendable, CaseIterable {
  /// Both sides are the same value.
  case equal = "=="
  /// The sides are different values.
  case notEqual = "!="
  /// The left side comes before the right.
  case less = "<"
  /// The left side does not come after the right.
  case lessOrEqual = "<="
  /// The left side comes after the right.
  case greater = ">"
  /// The left side does not come before the right.
  case greaterOrEqual = ">="
  /// The left side lies within the two bounds on the right, both included.
  case between = "BETWEEN"
  /// The left side is an element, or a part, of the right.
  case isIn = "IN"
  /// The right side is an element, or a part, of the left.
  case contains = "CONTAINS"
  /// The left text begins with the right.
  case beginsWith = "BEGINSWITH"
  /// The left text ends with the right.
  case endsWith = "ENDSWITH"
  /// The left text matches the wildcards on the right.
  case like = "LIKE"
  /// The whole left text matches the regular expression on the right.
  case matches = "MATCHES"
}

/// How texts are compared.
package struct ComparisonOptions: OptionSet, Sendable {
  /// One bit an option.
  package let rawValue: UInt8

  /// Makes options from bits.
  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// `c`: upper and lower case are the same.
  package static let caseInsensitive = ComparisonOptions(rawValue: 1)
  /// `d`: letters with and without diacritics are the same.
  package static let diacriticInsensitive = ComparisonOptions(rawValue: 2)
  /// `n`: the texts are already normalised; they are compared as they are.
  package static let normalized = ComparisonOptions(rawValue: 4)
  /// `l`: the user's locale; every run uses the same locale, so the option has no effect.
  package static let localeSensitive = ComparisonOptions(rawValue: 8)

  /// The letters of the options, in the order of their canonical text.
  static let letters: [(Character, ComparisonOptions)] = [
    ("c", .caseInsensitive), ("d", .diacriticInsensitive), ("n", .normalized),
    ("l", .localeSensitive),
  ]

  /// Whether texts have to be folded before they are compared.
  var folds: Bool {
    !isDisjoint(with: [.caseInsensitive, .diacriticInsensitive]) && !contains(.normalized)
  }
}
