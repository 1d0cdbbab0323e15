import Foundation

extension FunctionName {
  /// Applies the function to its arguments; their number was already checked.
  func apply(
    to arguments: [FormatValue], in scope: inout EvaluationScope
  ) throws(FormatEvaluationError) -> FormatValue {
    switch self {
    case .sum, .count, .average, .minimum, .maximum, .median, .mode, .standardDeviation:
      return try statistic(over: arguments, in: &scope)
    case .uppercase, .lowercase, .length:
      return try text(arguments[0])
    case .noIndex:
      return arguments[0]
    case .modulus:
      return try Self.remainder(arguments[0], arguments[1])
    case .now:
      return try Self.now(in: scope)
    default:
      return try number(arguments[0])
    }
  }

  private func statistic(
    over arguments: [FormatValue], in scope: inout EvaluationScope
  ) throws(FormatEvaluationError) -> FormatValue {
    var values = arguments
    if arguments.count == 1 { values = try arguments[0].collected(for: rawValue) }
    try scope.charge(throughAll: values)
    let statistics = Statistics(rawValue, values)
    switch self {
    case .sum: return try statistics.sum()
    case .average: return try statistics.average()
    case .minimum: return try statistics.extreme(.less)
    case .maximum: return try statistics.extreme(.greater)
    case .median: return try statistics.median()
    case .mode: return statistics.mode()
    case .standardDeviation: return try statistics.standardDeviation()
    default: return .integer(Int64(values.count))
    }
  }

  private func text(_ value: FormatValue) throws(FormatEvaluationError) -> FormatValue {
    if value == .null { return .null }
    guard case .string(let text) = value else {
      throw .typeMismatch(
        operation: rawValue, expected: "a string", found: LiteralText.brief(value))
    }
    switch self {
    case .uppercase: return .string(text.uppercased())
    case .lowercase: return .string(text.lowercased())
    default: return .integer(Int64(text.utf16.count))
    }
  }

  private func number(_ value: FormatValue) throws(FormatEvaluationError) -> FormatValue {
    guard let number = FormatNumber(value) else {
      throw .typeMismatch(
        operation: rawValue, expected: "a number", found: LiteralText.brief(value))
    }
    switch self {
    case .squareRoot: return .real(number.real.squareRoot())
    case .logarithm: return .real(log10(number.real))
    case .naturalLogarithm: return .real(log(number.real))
    case .exponential: return .real(exp(number.real))
    case .absolute: return try Self.absolute(number)
    case .ceiling: return Self.rounded(number, .up)
    case .floor: return Self.rounded(number, .down)
    default: return Self.rounded(number, .towardZero)
    }
  }

  private static func absolute(
    _ number: FormatNumber
  ) throws(FormatEvaluationError) -> FormatValue {
    number.real < 0 ? try UnaryOperator.negative.apply(to: number.value) : number.value
  }

  private static func rounded(
    _ number: FormatNumber, _ rule: FloatingPointRoundingRule
  ) -> FormatValue {
    guard case .real(let real) = number else { return number.value }
    return .real(real.rounded(rule))
  }

  private static func remainder(
    _ left: FormatValue, _ right: FormatValue
  ) throws(FormatEvaluationError) -> FormatValue {
    switch (FormatNumber(left), FormatNumber(right)) {
    case (.integer(let left), .integer(let right)):
      guard right != 0 else { throw .divisionByZero }
      return .integer(left.remainderReportingOverflow(dividingBy: right).partialValue)
    case (let left?, let right?):
      return .real(left.real.truncatingRemainder(dividingBy: right.real))
    default:
      throw .typeMismatch(
        operation: "modulus:by:", expected: "two numbers",
        found: "\(LiteralText.brief(left)) and \(LiteralText.brief(right))")
    }
  }

  private static func now(
    in scope: EvaluationScope
  ) throws(FormatEvaluationError) -> FormatValue {
    guard let now = scope.variables["now"] else { throw .noClock }
    if case .date = now { return now }
    guard let seconds = FormatNumber(now) else { throw .noClock }
    return .date(seconds.real)
  }
}
