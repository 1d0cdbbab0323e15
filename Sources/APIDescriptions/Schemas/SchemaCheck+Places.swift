import LocatedJSON

extension SchemaCheck {
  /// The schema of the value at a place inside a value; nil if the schema does not define it.
  static func schema(
    at place: [String], in schema: JSONNode, of document: JSONNode
  ) -> JSONNode? {
    var steps = 0
    return self.schema(at: place[...], in: schema, of: document, &steps)
  }

  private static func schema(
    at place: ArraySlice<String>, in schema: JSONNode, of document: JSONNode, _ steps: inout Int
  ) -> JSONNode? {
    steps += 1
    guard steps <= depthLimit else { return nil }
    guard let key = place.first else { return schema }
    if case .string(let reference)? = schema.member("$ref")?.value.kind {
      guard let target = self.place(reference, in: document) else { return nil }
      return self.schema(at: place, in: target, of: document, &steps)
    }
    if let inner = part(key, of: schema) {
      return self.schema(at: place.dropFirst(), in: inner, of: document, &steps)
    }
    guard case .array(let parts)? = schema.member("allOf")?.value.kind else { return nil }
    for part in parts {
      if let found = self.schema(at: place, in: part, of: document, &steps) { return found }
    }
    return nil
  }

  /// The schema of a property or of an item.
  private static func part(_ key: String, of schema: JSONNode) -> JSONNode? {
    if let property = schema.member("properties")?.value.member(key)?.value { return property }
    guard let index = Int(key) else { return nil }
    if case .array(let first)? = schema.member("prefixItems")?.value.kind,
      first.indices.contains(index)
    {
      return first[index]
    }
    return schema.member("items")?.value
  }
}
