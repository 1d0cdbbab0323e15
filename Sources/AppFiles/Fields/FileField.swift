import LocatedJSON

/// One key of an object in files: its value, the property that holds it, and what it means.
struct FileField<Owner: Sendable>: Sendable {
  let key: String
  let need: FieldNeed
  /// Reads the value into the property; false where it cannot be read.
  let read: @Sendable (JSONCursor, inout Owner) -> Bool
  /// Makes the writer of the key, which knows what the property usually is.
  let writer: @Sendable (_ usual: Owner) -> FileWriter<Owner>
  /// What the schema says about the key.
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

  /// A property that is left out of files where it has its usual value.
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

  /// A property that is left out of files where it is nil.
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

  /// Several properties in an object, which is left out where there is nothing to write in it.
  static func group(
    _ key: String, _ object: FileObject<Owner>, _ need: FieldNeed = .optional
  ) -> FileField {
    FileField(
      key: key, need: need, schema: { object.reference(&$0) },
      read: { object.read($0, into: &$1) },
      writer: { _ in
        { owner in
          let members = object.members(owner)
          return need == .optional && members.count == 0 ? nil : members.node
        }
      })
  }

  /// The same key of a type that holds the owner.
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

/// Writes the value of one key; nil where the key is left out.
typealias FileWriter<Owner> = @Sendable (_ owner: Owner) -> JSONNode?

/// What comes of it when the key is missing, or its value wrong.
enum FieldNeed {
  /// The property keeps its usual value, which is not written either.
  case optional
  /// A missing key is a fault; the property keeps its usual value.
  case required
  /// A missing key is a fault, and without the value the whole object is none.
  case essential
  /// The key may be missing, but without a value for it the whole object is none.
  case alternative
}

/// Lists fields one below the other, each checked by the compiler on its own.
@resultBuilder
enum FileFields<Owner: Sendable> {
  static func buildExpression(_ field: FileField<Owner>) -> [FileField<Owner>] { [field] }
  static func buildExpression(_ fields: [FileField<Owner>]) -> [FileField<Owner>] { fields }
  static func buildBlock(_ fields: [FileField<Owner>]...) -> [FileField<Owner>] {
    fields.flatMap { $0 }
  }
}
