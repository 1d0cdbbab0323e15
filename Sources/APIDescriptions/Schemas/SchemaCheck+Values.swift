import LocatedJSON
import PredicateFormat

extension SchemaCheck {
  // MARK: - Type, enum, const

  mutating func checkType(of value: JSONNode, _ schema: JSONNode) {
    guard let member = schema.member("type") else { return }
    let names: [String]
    switch member.value.kind {
    case .string(let name): names = [name]
    case .array(let nodes):
      names = nodes.compactMap { if case .string(let name) = $0.kind { name } else { nil } }
    default: return
    }
    guard !names.contains(where: { Self.isType($0, value) }) else { return }
    let wanted = names.map { Self.words[$0] ?? $0 }.joined(separator: " or ")
    find("expected \(wanted), found \(value.kindName)", value, member.value)
  }

  private static let words = [
    "string": "a string", "number": "a number", "integer": "a whole number", "array": "a list",
    "object": "an object", "boolean": "true or false", "null": "null",
  ]

  private static func isType(_ name: String, _ value: JSONNode) -> Bool {
    switch (name, value.kind) {
    case ("string", .string), ("array", .array), ("object", .object), ("boolean", .bool),
      ("null", .null), ("number", .integer), ("number", .real), ("integer", .integer):
      true
    case ("integer", .real(let number)): number == number.rounded()
    default: words[name] == nil
    }
  }

  mutating func checkChoices(of value: JSONNode, _ schema: JSONNode) {
    guard !isOpen(value) else { return }
    if let member = schema.member("enum"), case .array(let values) = member.value.kind,
      !values.contains(where: { Self.isEqual($0, value) })
    {
      let shown = values.prefix(8).map(Self.words(of:)).joined(separator: ", ")
      find(
        "expected one of \(shown)\(values.count > 8 ? " …" : ""), found \(Self.words(of: value))",
        value, member.value)
    }
    if let member = schema.member("const"), !Self.isEqual(member.value, value) {
      find(
        "expected \(Self.words(of: member.value)), found \(Self.words(of: value))", value,
        member.value)
    }
  }

  /// A value in a message: a short one as it is, others by their type.
  private static func words(of value: JSONNode) -> String {
    switch value.kind {
    case .string(let text) where text.count <= 40: "\"\(text)\""
    case .integer(let number): String(number)
    case .real(let number): String(number)
    default: value.kindName
    }
  }

  /// Whether two values are equal as JSON: numbers by value, objects in any order.
  static func isEqual(_ first: JSONNode, _ second: JSONNode) -> Bool {
    switch (first.kind, second.kind) {
    case (.array(let left), .array(let right)):
      left.count == right.count && zip(left, right).allSatisfy(isEqual)
    case (.object(let left), .object(let right)):
      left.count == right.count
        && left.allSatisfy { member in
          second.member(member.key).map { isEqual(member.value, $0.value) } ?? false
        }
    case (.integer(let left), .real(let right)), (.real(let right), .integer(let left)):
      Double(left) == right
    default: first.kind == second.kind
    }
  }

  // MARK: - Objects

  mutating func checkObject(_ value: JSONNode, _ members: [JSONMember], _ schema: JSONNode) {
    let properties = schema.member("properties")?.value
    if case .array(let names)? = schema.member("required")?.value.kind {
      for case .string(let name) in names.map(\.kind) where value.member(name) == nil {
        guard !isForOthers(properties?.member(name)?.value) else { continue }
        find("the key \"\(name)\" is missing", value, schema.member("required")?.value ?? schema)
      }
    }
    checkCount(members.count, "keys", "minProperties", "maxProperties", value, schema)
    let further = schema.member("additionalProperties")?.value
    for member in members {
      let key = JSONNode(.null, offset: member.offset)
      let property = properties?.member(member.key)?.value
      if let property { check(member.value, property) }
      let isOfPattern = checkPatterns(of: key, member, schema)
      guard let further, property == nil, !isOfPattern else { continue }
      if further.kind == .bool(false) {
        find("the description has no key \"\(member.key)\" here", key, further)
      } else if case .object = further.kind {
        check(member.value, further)
      }
    }
  }

  /// Checks a value against the schemas of the patterns that its key matches; returns whether one
  /// does.
  private mutating func checkPatterns(
    of key: JSONNode, _ member: JSONMember, _ schema: JSONNode
  ) -> Bool {
    guard case .object(let patterns)? = schema.member("patternProperties")?.value.kind else {
      return false
    }
    var isOfPattern = false
    for pattern in patterns
    where finds(pattern.key, in: member.key, key, JSONNode(.null, offset: pattern.offset)) {
      isOfPattern = true
      check(member.value, pattern.value)
    }
    return isOfPattern
  }

  /// Whether a pattern matches somewhere in a text; an invalid pattern is a finding.
  private mutating func finds(
    _ pattern: String, in text: String, _ value: JSONNode, _ schema: JSONNode
  ) -> Bool {
    if let isFound = RegexPattern.finds(pattern, in: text) { return isFound }
    find("the pattern \"\(pattern)\" cannot be used", value, schema)
    return true
  }

  /// Whether a property is only sent or only received, but the value is of the other kind.
  private func isForOthers(_ property: JSONNode?) -> Bool {
    var property = property
    if let reference = property?.member("$ref")?.value { property = target(of: reference) }
    return property?.member(isSent ? "readOnly" : "writeOnly")?.value.kind == .bool(true)
  }

  private mutating func checkCount(
    _ count: Int, _ words: String, _ least: String, _ most: String, _ value: JSONNode,
    _ schema: JSONNode
  ) {
    if let limit = self.limit(least, schema), Double(count) < limit.value {
      find(
        "expected at least \(Self.plain(limit.value)) \(words), found \(count)", value, limit.node)
    }
    if let limit = self.limit(most, schema), Double(count) > limit.value {
      find(
        "expected at most \(Self.plain(limit.value)) \(words), found \(count)", value, limit.node)
    }
  }

  private func limit(_ key: String, _ schema: JSONNode) -> (value: Double, node: JSONNode)? {
    guard let node = schema.member(key)?.value else { return nil }
    switch node.kind {
    case .integer(let number): return (Double(number), node)
    case .real(let number): return (number, node)
    default: return nil
    }
  }

  /// A number without a fraction that is zero.
  private static func plain(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }

  // MARK: - Lists

  mutating func checkList(_ value: JSONNode, _ items: [JSONNode], _ schema: JSONNode) {
    checkCount(items.count, "items", "minItems", "maxItems", value, schema)
    var first = 0
    if case .array(let schemas)? = schema.member("prefixItems")?.value.kind {
      first = schemas.count
      for (item, schema) in zip(items, schemas) { check(item, schema) }
    }
    if let own = schema.member("items")?.value {
      for item in items.dropFirst(first) { check(item, own) }
    }
    // Long lists are not compared item by item.
    guard let unique = schema.member("uniqueItems")?.value, unique.kind == .bool(true),
      items.count <= 1_000
    else { return }
    for (index, item) in items.enumerated()
    where !isOpen(item) && items[..<index].contains(where: { Self.isEqual($0, item) }) {
      find("the item appears in the list twice", item, unique)
    }
  }

  // MARK: - Texts and numbers

  mutating func checkText(_ value: JSONNode, _ text: String, _ schema: JSONNode) {
    if schema.member("minLength") != nil || schema.member("maxLength") != nil {
      checkCount(
        text.unicodeScalars.count, "characters", "minLength", "maxLength", value, schema)
    }
    if let pattern = schema.member("pattern")?.value, case .string(let words) = pattern.kind,
      !finds(words, in: text, value, pattern)
    {
      find(
        "expected a text that matches \"\(words)\", found \(Self.words(of: value))", value, pattern)
    }
    guard let format = schema.member("format")?.value, case .string(let name) = format.kind,
      let known = StringFormat(rawValue: name), !known.fits(text)
    else { return }
    find("expected \(known.words), found \(Self.words(of: value))", value, format)
  }

  mutating func checkNumber(_ value: JSONNode, _ number: Double, _ schema: JSONNode) {
    let shown = Self.words(of: value)
    if let limit = self.limit("minimum", schema) {
      let isOutside = isExclusive("exclusiveMinimum", schema)
      if number < limit.value || isOutside && number == limit.value {
        find(
          "expected \(isOutside ? "more than" : "at least") \(Self.plain(limit.value)), "
            + "found \(shown)",
          value, limit.node)
      }
    }
    if let limit = self.limit("maximum", schema) {
      let isOutside = isExclusive("exclusiveMaximum", schema)
      if number > limit.value || isOutside && number == limit.value {
        find(
          "expected \(isOutside ? "less than" : "at most") \(Self.plain(limit.value)), "
            + "found \(shown)",
          value, limit.node)
      }
    }
    if let limit = self.limit("exclusiveMinimum", schema), number <= limit.value {
      find("expected more than \(Self.plain(limit.value)), found \(shown)", value, limit.node)
    }
    if let limit = self.limit("exclusiveMaximum", schema), number >= limit.value {
      find("expected less than \(Self.plain(limit.value)), found \(shown)", value, limit.node)
    }
    checkMultiple(value, number, schema)
    guard let format = schema.member("format")?.value, format.kind == .string("int32"),
      number.magnitude >= 2_147_483_649 || number == 2_147_483_648
    else { return }
    find("expected a number of 32 bits, found \(shown)", value, format)
  }

  /// Whether OpenAPI 3.0 excludes the limit itself; in 3.1 the key is a limit of its own.
  private func isExclusive(_ key: String, _ schema: JSONNode) -> Bool {
    schema.member(key)?.value.kind == .bool(true)
  }

  private mutating func checkMultiple(_ value: JSONNode, _ number: Double, _ schema: JSONNode) {
    guard let step = limit("multipleOf", schema), step.value > 0 else { return }
    let count = number / step.value
    guard count.isFinite, (count - count.rounded()).magnitude > 1e-9 * max(1, count.magnitude)
    else { return }
    find(
      "expected a multiple of \(Self.plain(step.value)), found \(Self.words(of: value))", value,
      step.node)
  }
}
