/// A value of a JSON file, with its place in the file.
package struct JSONNode: Sendable, Equatable {
  /// The kind of a value, with its contents.
  package enum Kind: Sendable, Equatable {
    case null
    case bool(Bool)
    /// A number without a decimal point or an exponent that fits into 64 bits.
    case integer(Int64)
    /// Any other number; always finite.
    case real(Double)
    case string(String)
    case array([JSONNode])
    /// The members in the order of the file; the reader reports repeated keys.
    case object([JSONMember])
  }

  /// The kind of the value, with its contents.
  package var kind: Kind
  /// The offset in bytes from the start of the file to the value's first byte; 0 if not from a
  /// file.
  package var offset: Int

  /// Makes a value; the offset has a meaning only if the value was read from a file.
  package init(_ kind: Kind, offset: Int = 0) {
    self.kind = kind
    self.offset = offset
  }

  /// The kind as messages call it: `a string`, `an object`.
  package var kindName: String {
    switch kind {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .integer, .real: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }

  /// Finds the member of an object under a key.
  package func member(_ key: String) -> JSONMember? {
    guard case .object(let members) = kind else { return nil }
    return members.first { $0.key == key }
  }
}

/// One key of an object and its value.
package struct JSONMember: Sendable, Equatable {
  /// The key, unescaped.
  package var key: String
  /// The offset in bytes from the start of the file to the key's opening quote.
  package var offset: Int
  /// The value.
  package var value: JSONNode

  /// Makes a member.
  package init(_ key: String, offset: Int = 0, _ value: JSONNode) {
    self.key = key
    self.offset = offset
    self.value = value
  }
}

/// A fault in the text of a JSON file, with its place.
package struct JSONFault: Error, Sendable, Equatable {
  /// The offset in bytes from the start of the file.
  package var offset: Int
  /// What was expected, and what was found instead.
  package var message: String

  /// Makes a fault.
  package init(offset: Int, message: String) {
    self.offset = offset
    self.message = message
  }
}
