/// An operator on two numbers; the raw value is its spelling.
package enum ArithmeticOperator: String, Sendable, CaseIterable {
  /// Sum, or two texts joined.
  case add = "+"
  /// Difference.
  case subtract = "-"
  /// Product.
  case multiply = "*"
  /// Quotient; whole numbers give a whole number.
  case divide = "/"
  /// Power.
  case power = "**"
  /// Bits that both have.
  case bitAnd = "&"
  /// Bits that one has.
  case bitOr = "|"
  /// Bits that exactly one has.
  case bitXor = "^"
  /// Bits moved up.
  case shiftLeft = "<<"
  /// Bits moved down.
  case shiftRight = ">>"

  /// How strongly the operator binds; all of them group from the left.
  var precedence: Precedence {
    switch self {
    case .bitOr: .bitOr
    case .bitXor: .bitXor
    case .bitAnd: .bitAnd
    case .shiftLeft, .shiftRight: .shift
    case .add, .subtract: .sum
    case .multiply, .divide: .product
    case .power: .power
    }
  }
}

/// An operator on two lists; the raw value is its spelling.
package enum SetOperator: String, Sendable, CaseIterable {
  /// Elements of either list.
  case union = "UNION"
  /// Elements of both lists.
  case intersect = "INTERSECT"
  /// Elements of the left list that the right one lacks.
  case minus = "MINUS"
}

/// A sign before an expression; the raw value is its spelling.
package enum UnaryOperator: String, Sendable, CaseIterable {
  /// The number with the other sign.
  case negative = "-"
  /// The number with every bit inverted.
  case complement = "~"
}

/// How strongly operators bind, weakest first.
enum Precedence: Int, Comparable {
  case lowest, or, and, comparison, bitOr, bitXor, bitAnd, shift, sum, product, power, unary

  static func < (left: Precedence, right: Precedence) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The next stronger level, for the right-hand side of operators that group from the left.
  var tighter: Precedence { Precedence(rawValue: rawValue + 1) ?? .unary }
}
