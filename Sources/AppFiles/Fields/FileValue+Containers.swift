import LocatedJSON
import PredicateFormat

extension FileValue {
  /// A list; parts with faults are omitted.
  static func list<Part: Sendable>(_ part: FileValue<Part>, _ wanted: String) -> FileValue
  where Value == [Part] {
    FileValue(
      schema: { ["type": "array", "items": part.schema(&$0)] },
      read: { $0.list(wanted)?.compactMap(part.read) },
      write: { JSONNode(.array($0.compactMap(part.write))) })
  }

  /// A list, or a single part without the list.
  static func listOrOne<Part: Sendable>(_ part: FileValue<Part>) -> FileValue
  where Value == [Part] {
    FileValue(
      schema: { document in
        let one = part.schema(&document)
        return ["anyOf": [one, ["type": "array", "items": one]]]
      },
      read: { $0.listOrOne().compactMap(part.read) },
      write: { .listOrOne($0.compactMap(part.write)) { $0 } })
  }

  /// An object with free names, read as a list of parts that contain their names.
  static func named<Part: Sendable>(
    _ name: any WritableKeyPath<Part, String> & Sendable, _ part: FileValue<Part>,
    _ wanted: String
  ) -> FileValue where Value == [Part] {
    FileValue(
      schema: { ["type": "object", "additionalProperties": part.schema(&$0)] },
      read: { cursor in
        cursor.entries(wanted)?.compactMap { key, value in
          guard var made = part.read(value) else { return nil }
          made[keyPath: name] = key
          return made
        }
      },
      write: { parts in
        JSONNode(
          .object(
            parts.compactMap { made in
              part.write(made).map { JSONMember(made[keyPath: name], $0) }
            }))
      })
  }
}

extension FileValue where Value == [String: FormatValue] {
  /// Values under free names, such as a context.
  static func values(_ wanted: String) -> FileValue {
    FileValue(
      schema: { _ in ["type": "object", "additionalProperties": true] },
      read: { cursor in
        cursor.entries(wanted).map { entries in
          Dictionary(
            entries.map { ($0.name, FormatValue($0.value.node)) }, uniquingKeysWith: { $1 })
        }
      }, write: { FormatValue.record($0).json }
    ).defined("values", "Values by name.")
  }

  static var values: FileValue { values("an object of values") }
}

extension FileValue where Value == [String: String] {
  /// Expressions under free names, such as `with` and `data`.
  static var expressions: FileValue {
    let expression = FileValue<String>.expression
    return FileValue(
      schema: { ["type": "object", "additionalProperties": expression.schema(&$0)] },
      read: { cursor in
        cursor.entries("an object of expressions").map { entries in
          var expressions: [String: String] = [:]
          for (name, value) in entries { expressions[name] = expression.read(value) }
          return expressions
        }
      }, write: { .strings($0) }
    ).defined("expressions", "Expressions by name.")
  }
}
