extension FormatParser {
  /// Replaces a placeholder by its argument.
  func argument(_ placeholder: Placeholder) throws(FormatError) -> Parsed {
    switch placeholder {
    case .keyPath:
      return .expression(keyPath(try keyPathArgument()), height: 1)
    case .object:
      return try objectArgument()
    case .integer, .real, .text, .character:
      let start = token.start
      guard case .value(let value) = try takeArgument(placeholder),
        let converted = Self.convert(value, placeholder)
      else { throw mismatch(placeholder, at: start) }
      return .expression(.constant(converted), height: 1)
    }
  }

  /// Reads the keys in the argument of `%K`.
  func keyPathArgument() throws(FormatError) -> [String] {
    let start = token.start
    guard case .value(.string(let path)) = try takeArgument(.keyPath), !path.isEmpty else {
      throw mismatch(.keyPath, at: start)
    }
    let keys = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    try checkLength(keys.count, at: start)
    return keys
  }

  private func keyPath(_ keys: [String]) -> ExpressionNode {
    guard keys[0].uppercased() == "SELF" else { return .keyPath(KeyPathNode(keys)) }
    let rest = Array(keys.dropFirst())
    return rest.isEmpty ? .evaluatedObject : .path(of: .evaluatedObject, keys: rest)
  }

  private func objectArgument() throws(FormatError) -> Parsed {
    let start = token.start
    switch try takeArgument(.object) {
    case .predicate(let predicate):
      let height = try height(above: predicate.root.height - 1)
      return .predicate(predicate.root, height: height)
    case .expression(let expression):
      let height = try height(above: expression.root.height - 1)
      return .expression(expression.root, height: height)
    case .value(.real(let value)) where !value.isFinite:
      throw mismatch(.real("@"), at: start)
    case .value(let value):
      return .expression(.constant(value), height: 1)
    }
  }

  private func takeArgument(
    _ placeholder: Placeholder
  ) throws(FormatError) -> FormatArgument {
    guard argumentsUsed < arguments.count else {
      throw lexer.failure(
        at: token.start,
        expected: .argument(argumentsUsed + 1, for: placeholder),
        found: "\(arguments.count) arguments", kind: .argument)
    }
    argumentsUsed += 1
    try advance()
    return arguments[argumentsUsed - 1]
  }

  private static func convert(_ value: FormatValue, _ placeholder: Placeholder) -> FormatValue? {
    switch (placeholder, value) {
    case (.integer, .integer), (.text, .string): value
    case (.integer, .bool(let value)): .integer(value ? 1 : 0)
    case (.integer, .real(let value)):
      Int64(exactly: value.rounded(.towardZero)).map { .integer($0) }
    case (.real, .real(let value)) where value.isFinite: .real(value)
    case (.real, .integer(let value)): .real(Double(value))
    case (.character, .string(let text)) where text.count == 1: value
    case (.character, .integer(let code)):
      UInt32(exactly: code).flatMap(Unicode.Scalar.init).map { .string(String($0)) }
    default: nil
    }
  }

  private func mismatch(_ placeholder: Placeholder, at start: Int) -> FormatError {
    lexer.failure(
      at: start, expected: .kind(of: placeholder, asArgument: argumentsUsed),
      found: "another argument", kind: .argument)
  }
}
