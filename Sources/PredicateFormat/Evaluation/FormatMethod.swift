/// A method that `FUNCTION` calls on a value, with its arguments.
package struct FormatMethod {
  let selector: String
  let arguments: [FormatValue]

  /// Every selector with arguments that some value supports.
  package static let selectors = [
    "compare:", "componentsJoinedByString:", "componentsSeparatedByString:", "containsObject:",
    "containsString:", "hasPrefix:", "hasSuffix:", "isEqual:", "isEqualToNumber:",
    "isEqualToString:", "objectAtIndex:", "objectForKey:",
    "stringByAppendingString:", "stringByReplacingOccurrencesOfString:withString:",
    "substringFromIndex:", "substringToIndex:", "valueForKey:", "valueForKeyPath:",
  ]

  /// Calls the method; on `null`, every method returns `null`.
  func send(
    to receiver: FormatValue, in scope: inout EvaluationScope
  ) throws(FormatEvaluationError) -> FormatValue {
    if receiver == .null { return .null }
    if arguments.isEmpty { return try property(of: receiver, in: &scope) }
    try scope.charge(throughAll: [receiver, arguments[0]])
    switch (selector, receiver, arguments[0]) {
    case ("isEqual:", _, let other), ("isEqualToString:", .string, let other),
      ("isEqualToNumber:", _, let other):
      return .bool(receiver.comparable == other.comparable)
    case ("compare:", _, let other): return try order(receiver, other)
    case ("valueForKey:", _, .string(let key)): return try receiver.value(forKey: key, &scope)
    case ("valueForKeyPath:", _, .string(let path)):
      let keys = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      guard keys.count <= FormatLimits.nestingMaximum else {
        throw .limitExceeded("\(FormatLimits.nestingMaximum) keys")
      }
      return try KeyPathNode(keys).value(in: receiver, &scope)
    case (_, .string(let text), _): return try send(to: text)
    case (_, .list(let elements), _): return try send(to: elements)
    case ("objectForKey:", .record(let record), .string(let key)): return record[key] ?? .null
    default: throw unknown()
    }
  }

  private func property(
    of receiver: FormatValue, in scope: inout EvaluationScope
  ) throws(FormatEvaluationError) -> FormatValue {
    switch (selector, receiver) {
    case ("count", .list), ("count", .record): return try receiver.size()
    case ("firstObject", .list(let elements)): return elements.first ?? .null
    case ("lastObject", .list(let elements)): return elements.last ?? .null
    case ("uppercase", .string(let text)): return .string(text.uppercased())
    case ("lowercase", .string(let text)): return .string(text.lowercased())
    case (_, .list), (_, .record):
      throw .unknownMethod(
        selector: selector,
        nearest: NearestName.of(selector, in: ["count", "firstObject", "lastObject"]))
    default: return try receiver.value(forKey: selector, &scope)
    }
  }

  private func send(to text: String) throws(FormatEvaluationError) -> FormatValue {
    switch (selector, arguments[0]) {
    case ("hasPrefix:", .string(let part)): return .bool(text.hasPrefix(part))
    case ("hasSuffix:", .string(let part)): return .bool(text.hasSuffix(part))
    case ("containsString:", .string(let part)):
      return .bool(TextPattern.bytes(Array(part.utf8)).isPart(of: text, []))
    case ("stringByAppendingString:", .string):
      return try ArithmeticOperator.add.apply(to: .string(text), arguments[0])
    case ("substringFromIndex:", .integer(let index)):
      return .string(String(text.utf16.dropFirst(try place(index, in: text))) ?? "")
    case ("substringToIndex:", .integer(let index)):
      return .string(String(text.utf16.prefix(try place(index, in: text))) ?? "")
    case ("componentsSeparatedByString:", .string(let separator)):
      return .list(Self.components(of: text, separator).map { .string($0) })
    case ("stringByReplacingOccurrencesOfString:withString:", .string(let part)):
      guard case .string(let other) = arguments[1] else { throw unknown() }
      return try Self.join(Self.components(of: text, part), other)
    default: throw unknown()
    }
  }

  private func send(to elements: [FormatValue]) throws(FormatEvaluationError) -> FormatValue {
    switch (selector, arguments[0]) {
    case ("objectAtIndex:", .integer):
      return try FormatValue.list(elements).element(at: arguments[0])
    case ("containsObject:", let wanted):
      let key = wanted.comparable
      return .bool(elements.contains { $0.comparable == key })
    case ("componentsJoinedByString:", .string(let separator)):
      return try Self.join(elements.map(\.plainText), separator)
    default: throw unknown()
    }
  }

  private func order(
    _ left: FormatValue, _ right: FormatValue
  ) throws(FormatEvaluationError) -> FormatValue {
    switch ValueOrder.of(left, right) {
    case .less: return .integer(-1)
    case .same: return .integer(0)
    case .greater: return .integer(1)
    case nil: throw unknown()
    }
  }

  private func place(_ index: Int64, in text: String) throws(FormatEvaluationError) -> Int {
    guard let place = Int(exactly: index), place >= 0, place <= text.utf16.count else {
      throw .indexOutOfRange(index: index, count: text.utf16.count)
    }
    return place
  }

  private static func components(of text: String, _ separator: String) -> [String] {
    separator.isEmpty
      ? [text] : text.split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }

  private static func join(
    _ parts: [String], _ separator: String
  ) throws(FormatEvaluationError) -> FormatValue {
    let length = parts.reduce(0) { $0 + $1.utf8.count + separator.utf8.count }
    guard length <= FormatLimits.textBytesMaximum else {
      throw .limitExceeded("\(FormatLimits.textBytesMaximum) bytes of text")
    }
    return .string(parts.joined(separator: separator))
  }

  private func unknown() -> FormatEvaluationError {
    .unknownMethod(selector: selector, nearest: NearestName.of(selector, in: Self.selectors))
  }
}
