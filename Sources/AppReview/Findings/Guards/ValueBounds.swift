import PredicateFormat

/// What one comparison with a fixed value says of a path's value.
struct ValueBound {
  let path: [String]
  let comparison: ComparisonOperator
  /// A number that is compared exactly, or a text.
  let value: FormatValue

  /// Nil for operators and values that are not reasoned about.
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

/// What several comparisons together leave of a value.
struct ValueBounds {
  private let range: ValueRange
  private var least = -Double.infinity
  private var most = Double.infinity
  private var isOpenBelow = false
  private var isOpenAbove = false
  /// Whether some comparison holds for numbers alone; without one the bounds mean nothing.
  private var isNumber = false
  /// Texts that the value has to be.
  private var texts: Set<String> = []
  private var otherTexts: Set<String> = []
  private var otherNumbers: Set<Double> = []

  /// Begins with the values that there can be.
  init(_ range: ValueRange) {
    self.range = range
    if let numbers = range.numbers {
      least = numbers.lowerBound
      most = numbers.upperBound
    }
  }

  /// Takes in a comparison, or that it does not hold.
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
      // What is no number is not ordered, so that an order which does not hold says nothing of it.
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

  /// Whether some value is left.
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
  /// The order that numbers are in where this one does not hold.
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
