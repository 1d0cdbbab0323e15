extension FormatParser {
  /// Reads the keys and indices after an operand.
  func postfix(_ operand: Parsed) throws(FormatError) -> Parsed {
    guard case .expression(var node) = operand.content else { return operand }
    var top = operand.height
    while true {
      if token.kind == .symbol(.dot) {
        let start = token.start
        let keys = try self.keys()
        try checkLength(keys.count + node.keyCount, at: start)
        let isPath = node.keyCount > 0
        node = .path(of: node, keys: keys)
        top = isPath ? top : try height(above: top)
      } else if token.kind == .symbol(.openBracket) {
        let (index, inner) = try index()
        node = .element(node, index)
        top = try height(above: max(top, inner))
      } else {
        return .expression(node, height: top)
      }
    }
  }

  private func keys() throws(FormatError) -> [String] {
    var keys: [String] = []
    while try skip(.dot) {
      switch token.kind {
      case .word(let key), .escapedWord(let key), .collectionKey(let key):
        try advance()
        keys.append(key)
      case .placeholder(.keyPath):
        keys += try keyPathArgument()
      default:
        throw unexpected(.keyAfterDot)
      }
    }
    return keys
  }

  /// Throws an error if a key path is longer than the nesting limit.
  func checkLength(_ count: Int, at start: Int) throws(FormatError) {
    guard count > FormatLimits.nestingMaximum else { return }
    throw lexer.failure(
      at: start, expected: .keyPathLength,
      found: "\(count)", kind: .limit)
  }

  private func index() throws(FormatError) -> (ElementIndex, height: Int) {
    try advance()
    if case .word(let word) = token.kind, let index = Self.namedIndices[word.uppercased()] {
      try advance()
      guard token.kind != .symbol(.closeBracket) else {
        try advance()
        return (index, 0)
      }
      throw unexpected(.symbol(.closeBracket))
    }
    let start = token.start
    let parsed = try operand(.bitOr, weight: 2)
    let node = try asExpression(parsed, .index, at: start)
    try expect(.closeBracket)
    return (.at(node), parsed.height)
  }

  private static let namedIndices: [String: ElementIndex] = [
    "FIRST": .first, "LAST": .last, "SIZE": .size,
  ]
}

extension ExpressionNode {
  /// The number of keys of the node; further keys extend it instead of adding a level.
  fileprivate var keyCount: Int {
    switch self {
    case .keyPath(let path), .path(_, let path): path.keys.count
    default: 0
    }
  }
}
