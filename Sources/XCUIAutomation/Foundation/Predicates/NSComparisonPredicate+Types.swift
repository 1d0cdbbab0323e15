import PredicateFormat

extension NSComparisonPredicate {
  /// How the left side is read, with Apple's numbers.
  public enum Modifier: UInt, Sendable {
    /// As one value.
    case direct = 0
    /// As a list, of which every element has to fulfil the comparison.
    case all = 1
    /// As a list, of which one element has to fulfil the comparison.
    case any = 2
  }

  /// What is asked of the two sides, with Apple's numbers.
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

  /// How texts are compared.
  public struct Options: OptionSet, Sendable {
    /// One bit an option.
    public let rawValue: UInt

    /// Makes options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Upper and lower case are the same.
    public static let caseInsensitive = Options(rawValue: 1)
    /// Letters with and without diacritics are the same.
    public static let diacriticInsensitive = Options(rawValue: 2)
    /// The texts are compared as they are.
    public static let normalized = Options(rawValue: 4)
  }
}

extension ComparisonOperator {
  /// The operator of that number; nil for a selector of one's own.
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
