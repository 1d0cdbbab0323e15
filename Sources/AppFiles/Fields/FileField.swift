import LocatedJSON

/// One key of an object in files: its value, the property that holds it, and what it means.
struct FileField<Owner: Sendable>: Sendable {
  let key: String
  let need: FieldNeed
  /// Reads the value into the property; false where it cannot be read.
  let read: @Sendable (JSONCursor, inout Owner) -> Bool
  /// The value to write; nil where the key is left out.
  let write: @Sendable (_ owner: Owner, _ usual: Owner) -> JSONNode?
  /// Whether the property has its usual value.
  let isUsual: @Sendable (_ owner: Owner, _ usual: Owner) -> Bool
  /// What the schema says about the key.
  let schema: @Sendable (inout SchemaDocument) -> JSONNode

  init(
    key: String, need: FieldNeed = .optional,
    schema: @escaping @Sendable (inout SchemaDocument) -> JSONNode,
    read: @escaping @Sendable (JSONCursor, inout Owner) -> Bool,
    write: @escaping @Sendable (Owner, Owner) -> JSONNode?,
    isUsual: @escaping @Sendable (Owner, Owner) -> Bool = { _, _ in true }
  ) {
    self.key = key
    self.need = need
    self.schema = schema
    self.read = read
    self.write = write
    self.isUsual = isUsual
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
      write: { owner, usual in
        let current = owner[keyPath: path]
        return need == .optional && current == usual[keyPath: path] ? nil : value.write(current)
      },
      isUsual: { $0[keyPath: path] == $1[keyPath: path] })
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
      write: { owner, _ in owner[keyPath: path].flatMap(value.write) },
      isUsual: { $0[keyPath: path] == $1[keyPath: path] })
  }

  /// Several properties that stand in an object of their own.
  static func group(
    _ key: String, _ object: FileObject<Owner>, _ need: FieldNeed = .optional
  ) -> FileField {
    FileField(
      key: key, need: need, schema: { object.reference(&$0) },
      read: { object.read($0, into: &$1) },
      write: { need == .optional && object.isUsual($0, $1) ? nil : object.write($0) },
      isUsual: { object.isUsual($0, $1) })
  }

  /// The same key of a type that holds the owner.
  func lifted<Outer: Sendable>(
    _ path: any WritableKeyPath<Outer, Owner> & Sendable
  ) -> FileField<Outer> {
    let field = self
    return FileField<Outer>(
      key: key, need: need, schema: schema,
      read: { field.read($0, &$1[keyPath: path]) },
      write: { field.write($0[keyPath: path], $1[keyPath: path]) },
      isUsual: { field.isUsual($0[keyPath: path], $1[keyPath: path]) })
  }
}

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
