/// A value of a JSON file that still knows where it stood.
package struct JSONNode: Sendable, Equatable {
  /// What the value is.
  package enum Kind: Sendable, Equatable {
    case null
    case bool(Bool)
    /// A number without a point or an exponent that 64 bits can hold.
    case integer(Int64)
    /// Any other number; always finite.
    case real(Double)
    case string(String)
    case array([JSONNode])
    /// The members in the order of the file; the reader lets no key stand twice.
    case object([JSONMember])
  }

  /// What the value is.
  package var kind: Kind
  /// Bytes from the start of the file to the value's first byte; zero when it came from no file.
  package var offset: Int

  /// Makes a value; its offset counts only where it was read.
  package init(_ kind: Kind, offset: Int = 0) {
    self.kind = kind
    self.offset = offset
  }

  /// Names the kind in a message: `a string`, `an object`.
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
  /// Bytes from the start of the file to the key's opening quote.
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

/// What is wrong with the text of a JSON file, and where.
package struct JSONFault: Error, Sendable, Equatable {
  /// Bytes from the start of the file.
  package var offset: Int
  /// What was expected and what stood there.
  package var message: String
}
