import PredicateFormat

extension NSComparisonPredicate {
  /// How the left side is compared, with Apple's raw values.
  public enum Modifier: UInt, Sendable {
    /// The left side is one value.
    case direct = 0
    /// The left side is a list, and every element must fulfil the comparison.
    case all = 1
    /// The left side is a list, and at least one element must fulfil the comparison.
    case any = 2
  }

  /// How the two sides are compared, with Apple's raw values.
  public enum Operator: UInt, Sendable {
    case lessThan = 0
    case lessThanOrEqualTo = 1
    case greaterThan = 2
    case greaterThanOrEqualTo = 3
    case equalTo = 4
    case notEqualTo = 5
    case matches = 6
    case like = 7
    case beginsWith = 8
    case endsWith = 9
    case `in` = 10
    case customSelector = 11
    case contains = 99
    case between = 100
  }

  /// How strings are compared.
  public struct Options: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Ignores upper and lower case.
    public static let caseInsensitive = Options(rawValue: 1)
    /// Ignores diacritics.
    public static let diacriticInsensitive = Options(rawValue: 2)
    /// Compares the strings as they are.
    public static let normalized = Options(rawValue: 4)
  }
}

extension ComparisonOperator {
  /// The operator with Apple's raw value; nil for a custom selector.
  init?(_ type: NSComparisonPredicate.Operator) {
    switch type {
    case .lessThan: self = .less
    case .lessThanOrEqualTo: self = .lessOrEqual
    case .greaterThan: self = .greater
    case .greaterThanOrEqualTo: self = .greaterOrEqual
    case .equalTo: self = .equal
    case .notEqualTo: self = .notEqual
    case .matches: self = .matches
    case .like: self = .like
    case .beginsWith: self = .beginsWith
    case .endsWith: self = .endsWith
    case .in: self = .isIn
    case .contains: self = .contains
    case .between: self = .between
    case .customSelector: return nil
    }
  }
}

extension ComparisonOptions {
  init(_ options: NSComparisonPredicate.Options) {
    var own: ComparisonOptions = []
    if options.contains(.caseInsensitive) { own.insert(.caseInsensitive) }
    if options.contains(.diacriticInsensitive) { own.insert(.diacriticInsensitive) }
    if options.contains(.normalized) { own.insert(.normalized) }
    self = own
  }
}

extension ComparisonNode.Modifier {
  init(_ modifier: NSComparisonPredicate.Modifier) {
    switch modifier {
    case .any: self = .any
    case .all: self = .all
    case .direct: self = .direct
    }
  }
}
