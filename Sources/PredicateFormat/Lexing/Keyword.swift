/// A reserved word, in any letter case.
enum Keyword: String, CaseIterable {
  case and = "AND"
  case or = "OR"
  case not = "NOT"
  case any = "ANY"
  case some = "SOME"
  case all = "ALL"
  case none = "NONE"
  case isIn = "IN"
  case like = "LIKE"
  case matches = "MATCHES"
  case contains = "CONTAINS"
  case beginsWith = "BEGINSWITH"
  case endsWith = "ENDSWITH"
  case between = "BETWEEN"
  case null = "NULL"
  case `nil` = "NIL"
  case yes = "YES"
  case no = "NO"
  case `true` = "TRUE"
  case `false` = "FALSE"
  case this = "SELF"
  case truePredicate = "TRUEPREDICATE"
  case falsePredicate = "FALSEPREDICATE"
  case union = "UNION"
  case intersect = "INTERSECT"
  case minus = "MINUS"

  /// Words that Apple reserves and that are keys here.
  static let reservedElsewhere: Set<String> = [
    "FIRST", "LAST", "SIZE", "ANYKEY", "SUBQUERY", "FETCH", "CAST", "FUNCTION", "TERNARY",
    "CASEINSENSITIVE", "CI",
  ]

  private static let bySpelling = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  /// The length of the longest reserved word, so that longer words are not looked up.
  private static let longest =
    reservedElsewhere.union(bySpelling.keys).reduce(0) { max($0, $1.utf8.count) }

  /// Finds the keyword that a word spells.
  init?(_ word: String) {
    guard word.utf8.count <= Self.longest, let keyword = Self.bySpelling[word.uppercased()]
    else { return nil }
    self = keyword
  }

  /// Whether a key needs `#` before it to be read as a key everywhere.
  static func isReserved(_ word: String) -> Bool {
    guard word.utf8.count <= longest else { return false }
    let spelling = word.uppercased()
    return bySpelling[spelling] != nil || reservedElsewhere.contains(spelling)
  }

  /// The comparison that the word names.
  var comparison: ComparisonOperator? {
    switch self {
    case .isIn: .isIn
    case .like: .like
    case .matches: .matches
    case .contains: .contains
    case .beginsWith: .beginsWith
    case .endsWith: .endsWith
    case .between: .between
    default: nil
    }
  }

  /// The set operator that the word names.
  var setOperator: SetOperator? {
    switch self {
    case .union: .union
    case .intersect: .intersect
    case .minus: .minus
    default: nil
    }
  }
}
