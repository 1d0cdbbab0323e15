import PredicateFormat

/// The bound that one comparison with a constant sets for a path's value.
struct ValueBound {
  let path: [String]
  let comparison: ComparisonOperator
  /// A number that can be compared exactly, or a text.
  let value: FormatValue

  /// Returns nil for operators and values that the review does not analyse.
  init?(path: [String], _ comparison: ComparisonOperator, _ value: FormatValue) {
    let isText = if case .string = value { true } else { false }
    switch comparison {
    case .equal, .notEqual: guard isText || value.boundedNumber != nil else { return nil }
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      guard value.boundedNumber != nil else { return nil }
    default: return nil
    }
    guard !path.contains(where: { $0.hasPrefix("@") }) else { return nil }
    self.path = path
    self.comparison = comparison
    self.value = value
  }
}

/// The values that remain possible after several comparisons.
struct ValueBounds {
  private let range: ValueRange
  private var least = -Double.infinity
  private var most = Double.infinity
  private var isOpenBelow = false
  private var isOpenAbove = false
  /// Whether a comparison can be true only for numbers; without one the bounds are not used.
  private var isNumber = false
  /// Texts that the value must equal.
  private var texts: Set<String> = []
  private var otherTexts: Set<String> = []
  private var otherNumbers: Set<Double> = []

  /// Starts with the values that are possible.
  init(_ range: ValueRange) {
    self.range = range
    if let numbers = range.numbers {
      least = numbers.lowerBound
      most = numbers.upperBound
    }
  }

  /// Adds a comparison that must be true, or must be false if `isNegated` is true.
  mutating func add(_ bound: ValueBound, isNegated: Bool) {
    if case .string(let text) = bound.value {
      let isSame = (bound.comparison == .equal) != isNegated
      if isSame { texts.insert(text) } else { otherTexts.insert(text) }
      return
    }
    guard let number = bound.value.boundedNumber else { return }
    switch bound.comparison {
    case .equal: addEqual(number, isNegated)
    case .notEqual: addEqual(number, !isNegated)
    default:
      // Values that are not numbers have no order, so an order that is false says nothing about
      // them.
      if !isNegated { isNumber = true }
      addOrder(isNegated ? bound.comparison.opposite : bound.comparison, number)
    }
  }

  private mutating func addEqual(_ number: Double, _ isNegated: Bool) {
    if isNegated {
      otherNumbers.insert(number)
    } else {
      isNumber = true
      addOrder(.greaterOrEqual, number)
      addOrder(.lessOrEqual, number)
    }
  }

  private mutating func addOrder(_ comparison: ComparisonOperator, _ number: Double) {
    switch comparison {
    case .less, .lessOrEqual:
      let isOpen = comparison == .less
      if number < most || number == most && isOpen { (most, isOpenAbove) = (number, isOpen) }
    default:
      let isOpen = comparison == .greater
      if number > least || number == least && isOpen { (least, isOpenBelow) = (number, isOpen) }
    }
  }

  /// Whether some value is still possible.
  var canHold: Bool {
    if isNumber, !texts.isEmpty { return false }
    if texts.count > 1 || !texts.isDisjoint(with: otherTexts) { return false }
    switch range {
    case .texts where isNumber: return false
    case .numbers where !texts.isEmpty: return false
    default: break
    }
    guard isNumber else { return true }
    if least > most || least == most && (isOpenBelow || isOpenAbove) { return false }
    return !(least == most && otherNumbers.contains(least))
  }
}

extension ComparisonOperator {
  /// The order of two numbers for which this one is false.
  fileprivate var opposite: ComparisonOperator {
    switch self {
    case .less: .greaterOrEqual
    case .lessOrEqual: .greater
    case .greater: .lessOrEqual
    case .greaterOrEqual: .less
    default: self
    }
  }
}
