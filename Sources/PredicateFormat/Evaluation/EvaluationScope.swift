/// The state of one evaluation: subject, variables and steps used.
struct EvaluationScope {
  /// The value with which the predicate is evaluated.
  let subject: FormatValue
  var variables: [String: FormatValue]
  private var steps = 0

  init(subject: FormatValue, variables: [String: FormatValue]) {
    self.subject = subject
    self.variables = variables
  }

  /// Counts work over lists and texts, up to a limit far above any sensible predicate.
  mutating func charge(_ count: Int) throws(FormatEvaluationError) {
    steps += count
    guard steps <= FormatLimits.stepsMaximum else {
      throw .limitExceeded("\(FormatLimits.stepsMaximum) steps")
    }
  }

  /// Counts the work of visiting values and everything they contain.
  mutating func charge(
    throughAll values: some Sequence<FormatValue>
  ) throws(FormatEvaluationError) {
    for value in values {
      try charge(1)
      switch value {
      case .list(let inner): try charge(throughAll: inner)
      case .record(let record): try charge(throughAll: record.values)
      default: break
      }
    }
  }

  func value(ofVariable name: String) throws(FormatEvaluationError) -> FormatValue {
    guard let value = variables[name] else { throw .unboundVariable(name) }
    return value
  }

  /// Assigns a value to a variable, unless the value is too large.
  mutating func assign(
    _ value: FormatValue, to name: String
  ) throws(FormatEvaluationError) {
    var count = 0
    try measure(value, depth: 1, count: &count)
    try charge(count)
    variables[name] = value
  }

  private func measure(
    _ value: FormatValue, depth: Int, count: inout Int
  ) throws(FormatEvaluationError) {
    count += 1
    guard depth <= FormatLimits.assignedNestingMaximum else {
      throw .limitExceeded("\(FormatLimits.assignedNestingMaximum) levels of assigned values")
    }
    guard count <= FormatLimits.assignedValuesMaximum else {
      throw .limitExceeded("\(FormatLimits.assignedValuesMaximum) assigned values")
    }
    switch value {
    case .list(let values):
      for value in values { try measure(value, depth: depth + 1, count: &count) }
    case .record(let record):
      for value in record.values { try measure(value, depth: depth + 1, count: &count) }
    default: break
    }
  }
}
