import LocatedJSON
import SeededCases
import Testing

@testable import APIDescriptions

/// Random values and schemas, judged a second time by a plain reading of the rules that gives only
/// yes or no.
@Suite struct SchemaOracleTests {
  @Test func `both readings agree about random values`() {
    var fits = 0
    let seeds = FuzzCount.times(30_000)
    for seed in seeds {
      var chance = Chance(seed: seed)
      let value = RandomJSON.value(&chance, depth: 2)
      let schema = Self.schema(&chance, depth: 3)
      let found = SchemaCheck.findings(in: value, schema: schema, of: schema)
      let wanted = Self.holds(value.compact, Self.plain(value), schema)
      fits += wanted ? 1 : 0
      #expect(found.isEmpty == wanted, "\(value.compact) \(schema.compact)")
    }
    // A test in which nearly all fit, or nearly none, would say little.
    #expect((seeds.count / 5...seeds.count * 4 / 5).contains(fits))
  }

  private static func schema(_ chance: inout Chance, depth: Int) -> JSONNode {
    let types = ["string", "number", "integer", "array", "object", "boolean", "null"]
    var members: [JSONMember] = []
    func add(_ key: String, _ kind: JSONNode.Kind) {
      guard !members.contains(where: { $0.key == key }) else { return }
      members.append(JSONMember(key, JSONNode(kind)))
    }
    for _ in 0..<(1 + chance.below(2)) {
      switch chance.below(depth > 0 ? 14 : 8) {
      case 0, 1: add("type", .string(types[chance.below(7)]))
      case 2:
        add("type", .array([JSONNode(.string(types[chance.below(7)])), JSONNode(.string("null"))]))
      case 3: add("nullable", .bool(true))
      case 4: add("minimum", .integer(Int64(chance.below(4)) - 2))
      case 5: add("maxLength", .integer(Int64(chance.below(3))))
      case 6: add("required", .array([JSONNode(.string(["a", "b"][chance.below(2)]))]))
      case 7:
        add(
          "enum",
          .array([RandomJSON.value(&chance, depth: 0), RandomJSON.value(&chance, depth: 1)]))
      case 8: add("items", schema(&chance, depth: depth - 1).kind)
      case 9:
        add("properties", .object([JSONMember("a", schema(&chance, depth: depth - 1))]))
        if chance.below(2) == 0 { add("additionalProperties", .bool(false)) }
      case 10: add("not", schema(&chance, depth: depth - 1).kind)
      default:
        let key = ["allOf", "anyOf", "oneOf"][chance.below(3)]
        add(key, .array((0..<2).map { _ in schema(&chance, depth: depth - 1) }))
      }
    }
    return JSONNode(.object(members))
  }

  /// A value without places.
  private indirect enum Plain {
    case null, bool, text(Int), number(Double), list([(String, Plain)])
    case object([String: (String, Plain)])
  }

  private static func plain(_ node: JSONNode) -> Plain {
    switch node.kind {
    case .null: .null
    case .bool: .bool
    case .string(let text): .text(text.unicodeScalars.count)
    case .integer(let number): .number(Double(number))
    case .real(let number): .number(number)
    case .array(let items): .list(items.map { (normal($0), plain($0)) })
    case .object(let members):
      .object(
        Dictionary(
          uniqueKeysWithValues: members.map { ($0.key, (normal($0.value), plain($0.value))) })
      )
    }
  }

  /// The text of a value in which whole numbers look alike.
  private static func normal(_ node: JSONNode) -> String {
    node.compact.replacing(".0", with: "")
  }

  private static func holds(_ text: String, _ value: Plain, _ schema: JSONNode) -> Bool {
    guard case .object(let members) = schema.kind else { return true }
    var rules: [String: JSONNode] = [:]
    for member in members { rules[member.key] = member.value }
    if case .null = value, rules["nullable"] != nil { return true }
    return rules.allSatisfy { holds(text, value, $0.key, $0.value, rules) }
  }

  private static func holds(
    _ text: String, _ value: Plain, _ key: String, _ rule: JSONNode, _ rules: [String: JSONNode]
  ) -> Bool {
    var parts: [JSONNode] = []
    if case .array(let items) = rule.kind { parts = items }
    switch (key, value) {
    case ("type", _):
      let names = parts.isEmpty ? [rule] : parts
      return names.contains { Self.is($0.kind, value) }
    case ("enum", _): return parts.contains { normal($0) == text.replacing(".0", with: "") }
    case ("minimum", .number(let number)):
      if case .integer(let least) = rule.kind { return number >= Double(least) }
    case ("maxLength", .text(let count)):
      if case .integer(let most) = rule.kind { return Int64(count) <= most }
    case ("required", .object(let own)):
      return parts.allSatisfy {
        if case .string(let name) = $0.kind { own[name] != nil } else { true }
      }
    case ("items", .list(let items)): return items.allSatisfy { holds($0.0, $0.1, rule) }
    case ("properties", .object(let own)):
      guard let (text, value) = own["a"], let schema = rule.member("a")?.value else { return true }
      return holds(text, value, schema)
    case ("additionalProperties", .object(let own)):
      return own.keys.allSatisfy { $0 == "a" && rules["properties"] != nil }
    case ("allOf", _): return parts.allSatisfy { holds(text, value, $0) }
    case ("anyOf", _): return parts.contains { holds(text, value, $0) }
    case ("oneOf", _): return parts.filter { holds(text, value, $0) }.count == 1
    case ("not", _): return !holds(text, value, rule)
    default: break
    }
    return true
  }

  private static func `is`(_ name: JSONNode.Kind, _ value: Plain) -> Bool {
    switch (name, value) {
    case (.string("string"), .text), (.string("number"), .number), (.string("array"), .list),
      (.string("object"), .object), (.string("boolean"), .bool), (.string("null"), .null):
      true
    case (.string("integer"), .number(let number)): number.truncatingRemainder(dividingBy: 1) == 0
    default: false
    }
  }
}
