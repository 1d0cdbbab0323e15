import LocatedJSON

/// One key of an object in files: its value, its property, and its meaning.
struct FileField<Owner: Sendable>: Sendable {
  let key: String
  let need: FieldNeed
  /// Reads the value into the property; false if it cannot be read.
  let read: @Sendable (JSONCursor, inout Owner) -> Bool
  /// Makes the writer of the key from the property's default value.
  let writer: @Sendable (_ usual: Owner) -> FileWriter<Owner>
  /// The schema of the key.
  let schema: @Sendable (inout SchemaDocument) -> JSONNode

  init(
    key: String, need: FieldNeed = .optional,
    schema: @escaping @Sendable (inout SchemaDocument) -> JSONNode,
    read: @escaping @Sendable (JSONCursor, inout Owner) -> Bool,
    writer: @escaping @Sendable (Owner) -> FileWriter<Owner>
  ) {
    self.key = key
    self.need = need
    self.schema = schema
    self.read = read
    self.writer = writer
  }

  /// A property that files omit if it has its default value.
  @inline(__always)
  init<Value: Equatable & Sendable>(
    _ key: String, _ path: any WritableKeyPath<Owner, Value> & Sendable,
    _ value: FileValue<Value>, _ meaning: String, _ need: FieldNeed = .optional
  ) {
    self.init(
      key: key, need: need, schema: { .described(meaning, value.schema(&$0)) },
      read: { cursor, owner in
        guard let made = value.read(cursor) else { return false }
        owner[keyPath: path] = made
        return true
      },
      writer: { usual in
        let usual = need == .optional ? usual[keyPath: path] : nil
        return { owner in
          let current = owner[keyPath: path]
          return current == usual ? nil : value.write(current)
        }
      })
  }

  /// A property that files omit if it is nil.
  @inline(__always)
  init<Value: Equatable & Sendable>(
    _ key: String, _ path: any WritableKeyPath<Owner, Value?> & Sendable,
    _ value: FileValue<Value>, _ meaning: String, _ need: FieldNeed = .optional
  ) {
    self.init(
      key: key, need: need, schema: { .described(meaning, value.schema(&$0)) },
      read: { cursor, owner in
        guard let made = value.read(cursor) else { return false }
        owner[keyPath: path] = made
        return true
      },
      writer: { _ in { $0[keyPath: path].flatMap(value.write) } })
  }

  /// Several properties in an object, which files omit if all have their default values.
  static func group(
    _ key: String, _ object: FileObject<Owner>, _ need: FieldNeed = .optional
  ) -> FileField {
    FileField(
      key: key, need: need, schema: { object.reference(&$0) },
      read: { object.read($0, into: &$1) },
      writer: { usual in
        let usual = need == .optional ? object.write(usual).kind : nil
        return { owner in
          let node = object.write(owner)
          return node.kind == usual ? nil : node
        }
      })
  }

  /// The same key for a type that contains the owner.
  func lifted<Outer: Sendable>(
    _ path: any WritableKeyPath<Outer, Owner> & Sendable
  ) -> FileField<Outer> {
    let field = self
    return FileField<Outer>(
      key: key, need: need, schema: schema,
      read: { field.read($0, &$1[keyPath: path]) },
      writer: { usual in
        let write = field.writer(usual[keyPath: path])
        return { write($0[keyPath: path]) }
      })
  }
}

/// Writes the value of one key; nil if the key is omitted.
typealias FileWriter<Owner> = @Sendable (_ owner: Owner) -> JSONNode?

/// What happens if the key is missing or its value is wrong.
enum FieldNeed {
  /// The property keeps its default value; a default value is not written.
  case optional
  /// A missing key is a fault; the property keeps its default value.
  case required
  /// A missing key is a fault, and without the value the whole object cannot be read.
  case essential
  /// The key may be missing, but without a value the whole object cannot be read.
  case alternative
}

/// Lists fields one below another, so that the compiler checks each of them separately.
@resultBuilder
enum FileFields<Owner: Sendable> {
  static func buildExpression(_ field: FileField<Owner>) -> [FileField<Owner>] { [field] }
  static func buildExpression(_ fields: [FileField<Owner>]) -> [FileField<Owner>] { fields }
  static func buildBlock(_ fields: [FileField<Owner>]...) -> [FileField<Owner>] {
    fields.flatMap { $0 }
  }
}

extension FileField {
  /// Names for expressions, which are read before everything else of the file.
  static func expressions(_ meaning: String) -> FileField {
    FileField(
      key: NamedExpressions.key,
      schema: { document in
        .described(
          meaning,
          [
            "type": "object", "propertyNames": ["pattern": "^[A-Za-z_][A-Za-z0-9_]*$"],
            "additionalProperties": FileValue<String>.predicate.schema(&document),
          ])
      }, read: { _, _ in true }, writer: { _ in { _ in nil } })
  }
}
