import Foundation

extension ArithmeticOperator {
  /// Applies the operator to two numbers; `+` joins texts and lists too.
  func apply(
    to left: FormatValue, _ right: FormatValue
  ) throws(FormatEvaluationError) -> FormatValue {
    if self == .add, let joined = try Self.joined(left, right) { return joined }
    guard let first = FormatNumber(left), let second = FormatNumber(right) else {
      throw .typeMismatch(
        operation: rawValue, expected: "two numbers",
        found: "\(LiteralText.brief(left)) and \(LiteralText.brief(right))")
    }
    if case .integer(let first) = first, case .integer(let second) = second {
      if let whole = try whole(first, second) { return .integer(whole) }
    }
    return try real(first, second)
  }

  private static func joined(
    _ left: FormatValue, _ right: FormatValue
  ) throws(FormatEvaluationError) -> FormatValue? {
    let text: String
    switch (left, right) {
    case (.list(let left), .list(let right)): return .list(left + right)
    case (.string(let left), .string(let right)): text = left + right
    case (.string(let left), .integer), (.string(let left), .real): text = left + right.plainText
    case (.integer, .string(let right)), (.real, .string(let right)):
      text = left.plainText + right
    default: return nil
    }
    guard text.utf8.count <= FormatLimits.textBytesMaximum else {
      throw .limitExceeded("\(FormatLimits.textBytesMaximum) bytes of text")
    }
    return .string(text)
  }

  /// The result as a whole number, or nil if it does not fit.
  private func whole(_ left: Int64, _ right: Int64) throws(FormatEvaluationError) -> Int64? {
    switch self {
    case .add: return Self.exact(left.addingReportingOverflow(right))
    case .subtract: return Self.exact(left.subtractingReportingOverflow(right))
    case .multiply: return Self.exact(left.multipliedReportingOverflow(by: right))
    case .divide:
      guard right != 0 else { throw .divisionByZero }
      return Self.exact(left.dividedReportingOverflow(by: right))
    case .power: return Self.power(left, right)
    case .bitAnd: return left & right
    case .bitOr: return left | right
    case .bitXor: return left ^ right
    case .shiftLeft: return left << right
    case .shiftRight: return left >> right
    }
  }

  private static func exact(_ result: (partialValue: Int64, overflow: Bool)) -> Int64? {
    result.overflow ? nil : result.partialValue
  }

  private static func power(_ base: Int64, _ exponent: Int64) -> Int64? {
    guard exponent >= 0 else { return nil }
    var result: Int64 = 1
    var square = base
    var rest = exponent
    while rest > 0 {
      if rest & 1 == 1 {
        guard let product = exact(result.multipliedReportingOverflow(by: square)) else {
          return nil
        }
        result = product
      }
      rest >>= 1
      guard rest > 0 else { break }
      guard let next = exact(square.multipliedReportingOverflow(by: square)) else { return nil }
      square = next
    }
    return result
  }

  private func real(
    _ left: FormatNumber, _ right: FormatNumber
  ) throws(FormatEvaluationError) -> FormatValue {
    switch self {
    case .add: return .real(left.real + right.real)
    case .subtract: return .real(left.real - right.real)
    case .multiply: return .real(left.real * right.real)
    case .divide: return .real(left.real / right.real)
    case .power: return .real(pow(left.real, right.real))
    case .bitAnd, .bitOr, .bitXor, .shiftLeft, .shiftRight:
      throw .typeMismatch(
        operation: rawValue, expected: "two whole numbers",
        found: "\(LiteralText.brief(left.value)) and \(LiteralText.brief(right.value))")
    }
  }
}

extension UnaryOperator {
  func apply(to value: FormatValue) throws(FormatEvaluationError) -> FormatValue {
    switch (self, FormatNumber(value)) {
    case (.negative, .integer(let number)):
      return number == .min ? .real(-Double(number)) : .integer(-number)
    case (.negative, .real(let number)): return .real(-number)
    case (.complement, .integer(let number)): return .integer(~number)
    default:
      throw .typeMismatch(
        operation: rawValue, expected: self == .negative ? "a number" : "a whole number",
        found: LiteralText.brief(value))
    }
  }
}

extension CastType {
  func apply(to value: FormatValue) throws(FormatEvaluationError) -> FormatValue {
    switch (self, value) {
    case (_, .null), (.date, .date), (.string, .string), (.data, .data),
      (.number, .integer), (.number, .real), (.number, .bool),
      (.decimalNumber, .integer), (.decimalNumber, .real), (.decimalNumber, .bool):
      return value
    case (.date, .integer(let seconds)): return .date(Double(seconds))
    case (.date, .real(let seconds)): return .date(seconds)
    case (.number, .date(let seconds)), (.decimalNumber, .date(let seconds)):
      return .real(seconds)
    case (.number, .string(let text)), (.decimalNumber, .string(let text)):
      return Int64(text).map { .integer($0) } ?? .real(text.leadingReal)
    case (.string, .integer), (.string, .real), (.string, .bool), (.string, .date):
      return .string(value.plainText)
    default:
      throw .typeMismatch(
        operation: "CAST to \(rawValue)", expected: "a value of another kind",
        found: LiteralText.brief(value))
    }
  }
}
