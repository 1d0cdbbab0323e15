extension ExpressionNode {
  /// The canonical text.
  package var format: String {
    var text = ""
    write(to: &text)
    return text
  }

  /// Writes the expression, in parentheses if it binds more weakly than `minimum`.
  func write(to text: inout String, _ minimum: Precedence = .lowest) {
    let isLoose = precedence < minimum
    if isLoose { text += "(" }
    writeBare(to: &text)
    if isLoose { text += ")" }
  }

  private var precedence: Precedence {
    switch self {
    case .arithmetic(let sign, _, _): sign.precedence
    case .set: .sum
    case .unary: .power
    case .assignment: .lowest
    default: .unary
    }
  }

  private func writeBare(to text: inout String) {
    switch self {
    case .constant(let value): text += LiteralText.of(value)
    case .evaluatedObject: text += "SELF"
    case .variable(let name): text += "$" + name
    case .keyPath(let path): text += path.format
    case .path(let part, let path):
      part.write(to: &text, .unary)
      text += "." + path.keys.joined(separator: ".")
    case .element(let part, let index): Self.write(part, index, to: &text)
    case .aggregate(let parts): Self.write(parts, between: ("{", "}"), to: &text)
    case .arithmetic(let sign, let left, let right):
      Self.write(sign.rawValue, sign.precedence, left, right, to: &text)
    case .set(let sign, let left, let right):
      Self.write(sign.rawValue, .sum, left, right, to: &text)
    case .unary(let sign, let part): Self.write(sign, part, to: &text)
    case .assignment(let name, let part):
      text += "$\(name) := "
      part.write(to: &text)
    case .function, .message, .cast, .ternary, .subquery: writeCall(to: &text)
    }
  }

  private func writeCall(to text: inout String) {
    switch self {
    case .function(let name, let parts):
      text += name.rawValue
      Self.write(parts, between: ("(", ")"), to: &text)
    case .message(let target, let selector, let parts):
      text += "FUNCTION(\(target.format), \(LiteralText.quoted(selector))"
      // Apple puts a space before the first comma of the arguments.
      if !parts.isEmpty { text += " " }
      for part in parts { text += ", " + part.format }
      text += ")"
    case .cast(let part, let type): text += "CAST(\(part.format), \"\(type.rawValue)\")"
    case .ternary(let condition, let first, let second):
      text += "TERNARY(\(condition.format), \(first.format), \(second.format))"
    case .subquery(let list, let variable, let condition):
      text += "SUBQUERY(\(list.format), $\(variable), \(condition.format))"
    default: break
    }
  }

  private static func write(
    _ parts: [ExpressionNode], between signs: (String, String), to text: inout String
  ) {
    text += signs.0
    for (index, part) in parts.enumerated() {
      if index > 0 { text += ", " }
      part.write(to: &text)
    }
    text += signs.1
  }

  private static func write(
    _ sign: String, _ precedence: Precedence, _ left: ExpressionNode, _ right: ExpressionNode,
    to text: inout String
  ) {
    left.write(to: &text, precedence)
    text += " \(sign) "
    right.write(to: &text, precedence.tighter)
  }

  private static func write(
    _ sign: UnaryOperator, _ part: ExpressionNode, to text: inout String
  ) {
    var operand = ""
    part.write(to: &operand, .unary)
    // A minus before digits would be read as part of the number.
    let isNumber = sign == .negative && operand.first.map { $0 >= "0" && $0 <= "9" } ?? false
    text += sign.rawValue + (isNumber ? "(\(part.format))" : operand)
  }

  private static func write(
    _ part: ExpressionNode, _ index: ElementIndex, to text: inout String
  ) {
    part.write(to: &text, .unary)
    switch index {
    case .first: text += "[FIRST]"
    case .last: text += "[LAST]"
    case .size: text += "[SIZE]"
    case .at(let index): text += "[\(index.format)]"
    }
  }
}

extension KeyPathNode {
  /// The keys with dots between; a first key that is a reserved word gets `#`.
  var format: String {
    let path = keys.joined(separator: ".")
    return Keyword.isReserved(keys[0]) ? "#" + path : path
  }
}

extension FormatExpression: CustomStringConvertible {
  /// The canonical text, as Foundation prints it.
  public var format: String { root.format }

  /// The canonical text.
  public var description: String { format }
}
