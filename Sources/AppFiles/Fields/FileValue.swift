import LocatedJSON

/// A kind of value in files: how it is read and written, and its schema.
struct FileValue<Value: Sendable>: Sendable {
  /// Reads a value; reports a fault and returns nil if it is of another kind.
  let read: @Sendable (JSONCursor) -> Value?
  /// The value as files write it; nil if it cannot be written in this form.
  let write: @Sendable (Value) -> JSONNode?
  /// The schema of the values; also adds the definitions that it refers to.
  let schema: @Sendable (inout SchemaDocument) -> JSONNode

  init(
    schema: @escaping @Sendable (inout SchemaDocument) -> JSONNode,
    read: @escaping @Sendable (JSONCursor) -> Value?,
    write: @escaping @Sendable (Value) -> JSONNode?
  ) {
    self.schema = schema
    self.read = read
    self.write = write
  }

  /// The same kind of value with a name in the schemas, so that it is described only once.
  func defined(_ name: String, _ meaning: String) -> FileValue {
    let schema = self.schema
    return FileValue(
      schema: { document in
        document.reference(name) { .described(meaning, schema(&$0)) }
      }, read: read, write: write)
  }

  /// The same values, converted to another type.
  func map<Other: Sendable>(
    _ make: @escaping @Sendable (Value) -> Other, _ take: @escaping @Sendable (Other) -> Value
  ) -> FileValue<Other> {
    let (read, write) = (read, write)
    return FileValue<Other>(
      schema: schema, read: { read($0).map(make) }, write: { write(take($0)) })
  }

  /// An object with known keys.
  static func object(_ object: @autoclosure @escaping @Sendable () -> FileObject<Value>)
    -> FileValue
  {
    FileValue(
      schema: { object().reference(&$0) }, read: { object().read($0) },
      write: { object().write($0) })
  }

  /// An object, or only the value of its first key if the object has no other keys.
  ///
  /// The property at `path` is the first key; `alone` reads and writes its value without the
  /// object.
  static func alone<Part: Sendable>(
    _ path: any WritableKeyPath<Value, Part> & Sendable, _ alone: FileValue<Part>,
    or object: @autoclosure @escaping @Sendable () -> FileObject<Value>
  ) -> FileValue {
    FileValue(
      schema: { ["anyOf": [alone.schema(&$0), object().reference(&$0)]] },
      read: { cursor in
        if case .object = cursor.node.kind { return object().read(cursor) }
        return alone.read(cursor).map { part in
          var value = object().usual
          value[keyPath: path] = part
          return value
        }
      },
      write: { value in
        let node = object().write(value)
        guard case .object(let members) = node.kind, members.count == 1,
          members[0].key == object().keys.first
        else { return node }
        return alone.write(value[keyPath: path]) ?? node
      })
  }

  /// A value, or null instead of nil.
  static func orNull<Part: Sendable>(_ part: FileValue<Part>) -> FileValue where Value == Part? {
    FileValue(
      schema: { ["anyOf": [["type": "null"], part.schema(&$0)]] },
      read: { $0.node.kind == .null ? .some(nil) : part.read($0).map(Optional.some) },
      write: { $0.map(part.write) ?? JSONNode(.null) })
  }

  /// A property that may be nil, although files always give it a value.
  static func some<Part: Sendable>(_ part: FileValue<Part>) -> FileValue where Value == Part? {
    FileValue(
      schema: part.schema, read: { part.read($0).map(Optional.some) },
      write: { $0.flatMap(part.write) })
  }
}
