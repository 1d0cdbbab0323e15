import LocatedJSON

/// A key of a short form, which is short for a part of the value of another key.
struct ShortKey: Sendable {
  let key: String
  /// The key of the long form; a file must not have both.
  let long: String
  /// The schema of the value; nil if another part of the schema describes the key.
  let schema: (@Sendable (inout SchemaDocument) -> JSONNode)?

  /// The schemas that reject short keys next to the long ones.
  static func exclusions(_ keys: [ShortKey]) -> [JSONNode] {
    var longs: [String] = []
    for key in keys where key.schema != nil && !longs.contains(key.long) { longs.append(key.long) }
    return longs.map { long in
      let short = keys.filter { $0.long == long && $0.schema != nil }
      let properties = short.map { JSONMember($0.key, false) }
      return [
        "if": ["required": [.text(long)]],
        "then": ["properties": JSONNode(.object(properties))],
      ]
    }
  }
}
