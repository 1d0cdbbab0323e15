import LocatedJSON

/// The expressions and predicates of files; names in them are expanded when they are read.
enum ExpressionValue {
  static let expression = FileValue<String>(
    schema: { _ in ["type": "string", "minLength": 1] },
    read: { cursor in
      cursor.name("an expression in a string, such as \"email\" or \"count + 1\"")
        .flatMap(cursor.expanded)
    }, write: { .text($0) }
  ).defined("expression", "An expression over the context, in the predicate format language.")

  static let predicate = FileValue<String>(
    schema: schema,
    read: { cursor in PredicateList.read(cursor).flatMap(cursor.expanded) },
    write: { PredicateList($0).node }
  ).defined("predicate", "A predicate, a list that must all be true, or \"any\" and a list.")

  @Sendable private static func schema(_ document: inout SchemaDocument) -> JSONNode {
    let parts: JSONNode = [
      "type": "array", "items": predicate.schema(&document), "minItems": 1,
    ]
    return [
      "anyOf": [
        ["type": "string", "minLength": 1], parts,
        [
          "type": "object", "properties": ["any": parts], "required": ["any"],
          "additionalProperties": false,
        ],
      ]
    ]
  }
}
