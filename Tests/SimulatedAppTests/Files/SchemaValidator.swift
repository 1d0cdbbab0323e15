import Foundation
import SimulatedApp

/// Validates JSON against the part of JSON Schema 2020-12 that the schemas of screen files use.
///
/// A keyword outside that part is an error, so that no schema is kept without being looked at.
struct SchemaValidator {
  /// Why a schema itself is wrong.
  struct SchemaError: Error, CustomStringConvertible {
    var description: String
  }

  private static let annotations: Set = ["$schema", "$id", "$defs", "title", "description"]

  let documents: [String: JSONNode]

  /// Takes the schemas of a folder.
  init(folder: String) throws {
    var documents: [String: JSONNode] = [:]
    for name in [
      "app.schema.json", "component.schema.json", "screen.schema.json", "strings.schema.json",
      "stubs.schema.json",
    ] {
      let data = try Data(contentsOf: URL(filePath: folder).appending(path: name))
      guard let node = JSONReader.read(Array(data)).node else {
        throw SchemaError(description: "\(name) is not JSON")
      }
      documents[name] = node
    }
    self.documents = documents
  }

  /// Whether a value is what a document asks for.
  func accepts(_ node: JSONNode, _ document: String) throws -> Bool {
    guard let schema = documents[document] else {
      throw SchemaError(description: "no schema \(document)")
    }
    return try accepts(node, schema, in: document)
  }

  private func accepts(_ node: JSONNode, _ schema: JSONNode, in document: String) throws -> Bool {
    if case .bool(let value) = schema.kind { return value }
    guard case .object(let keywords) = schema.kind else {
      throw SchemaError(description: "a schema is an object or a truth value")
    }
    for keyword in keywords where !Self.annotations.contains(keyword.key) {
      guard try holds(keyword.key, keyword.value, node, schema, document) else { return false }
    }
    return true
  }

  private func holds(
    _ keyword: String, _ value: JSONNode, _ node: JSONNode, _ schema: JSONNode, _ document: String
  ) throws -> Bool {
    switch keyword {
    case "$ref": return try follows(value.text, node, document)
    case "type": return isType(value.text, node)
    case "enum": return value.parts.contains { $0.text == node.text && node.isString }
    case "const": return node.isString && node.text == value.text
    case "anyOf": return try value.parts.contains { try accepts(node, $0, in: document) }
    case "oneOf": return try value.parts.count { try accepts(node, $0, in: document) } == 1
    case "allOf": return try value.parts.allSatisfy { try accepts(node, $0, in: document) }
    case "not": return try !accepts(node, value, in: document)
    case "minLength": return !node.isString || node.text.unicodeScalars.count >= value.int
    case "pattern": return try !node.isString || node.text.wholeMatch(of: Regex(value.text)) != nil
    case "minimum": return node.number.map { $0 >= value.number ?? 0 } ?? true
    case "maximum": return node.number.map { $0 <= value.number ?? 0 } ?? true
    case "items": return try node.parts.allSatisfy { try accepts($0, value, in: document) }
    case "minItems": return !node.isArray || node.parts.count >= value.int
    case "maxItems": return !node.isArray || node.parts.count <= value.int
    case "then", "else": return true
    case "if":
      let branch = try accepts(node, value, in: document) ? "then" : "else"
      guard let next = schema.member(branch)?.value else { return true }
      return try accepts(node, next, in: document)
    default: return try holdsOfObject(keyword, value, node, schema, document)
    }
  }

  private func holdsOfObject(
    _ keyword: String, _ value: JSONNode, _ node: JSONNode, _ schema: JSONNode, _ document: String
  ) throws -> Bool {
    guard case .object(let members) = node.kind else { return true }
    switch keyword {
    case "properties":
      return try members.allSatisfy { member in
        guard let property = value.member(member.key)?.value else { return true }
        return try accepts(member.value, property, in: document)
      }
    case "additionalProperties":
      let known = schema.member("properties")?.value
      let patterns = try (schema.member("patternProperties")?.value.members ?? []).map {
        try Regex($0.key)
      }
      return try members.allSatisfy { member in
        try known?.member(member.key) != nil
          || patterns.contains { member.key.wholeMatch(of: $0) != nil }
          || accepts(member.value, value, in: document)
      }
    case "patternProperties":
      return try value.members.allSatisfy { pattern in
        let names = try Regex(pattern.key)
        return try members.allSatisfy { member in
          try member.key.wholeMatch(of: names) == nil
            || accepts(member.value, pattern.value, in: document)
        }
      }
    case "propertyNames":
      return try members.allSatisfy {
        try accepts(JSONNode(.string($0.key)), value, in: document)
      }
    case "required": return value.parts.allSatisfy { node.member($0.text) != nil }
    case "minProperties": return members.count >= value.int
    case "maxProperties": return members.count <= value.int
    case "dependentRequired":
      guard case .object(let rules) = value.kind else { return false }
      return rules.allSatisfy { rule in
        node.member(rule.key) == nil || rule.value.parts.allSatisfy { node.member($0.text) != nil }
      }
    default: throw SchemaError(description: "unknown keyword \(keyword)")
    }
  }

  private func follows(_ reference: String, _ node: JSONNode, _ document: String) throws -> Bool {
    let halves = reference.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
    let name = halves[0].isEmpty ? document : halves[0]
    var schema = documents[name]
    for step in halves[1].split(separator: "/") { schema = schema?.member(String(step))?.value }
    guard let schema else { throw SchemaError(description: "\(reference) leads nowhere") }
    return try accepts(node, schema, in: name)
  }

  private func isType(_ type: String, _ node: JSONNode) -> Bool {
    switch (type, node.kind) {
    case ("object", .object), ("array", .array), ("string", .string), ("boolean", .bool),
      ("null", .null), ("number", .integer), ("number", .real), ("integer", .integer):
      true
    default: false
    }
  }
}

extension JSONNode {
  fileprivate var text: String { if case .string(let value) = kind { value } else { "" } }
  fileprivate var isString: Bool { if case .string = kind { true } else { false } }
  fileprivate var isArray: Bool { if case .array = kind { true } else { false } }
  fileprivate var int: Int { Int(number ?? 0) }
  var parts: [JSONNode] { if case .array(let nodes) = kind { nodes } else { [] } }

  fileprivate var number: Double? {
    switch kind {
    case .integer(let value): Double(value)
    case .real(let value): value
    default: nil
    }
  }
}
