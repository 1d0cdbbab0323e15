/// The layout of a format's arguments in a C argument list: one entry per placeholder.
package struct ArgumentLayout: Sendable, Equatable {
  /// How an argument is passed.
  package enum Kind: Sendable, Equatable {
    /// An object, or the text of a key path.
    case object
    /// A whole number of 32 bits.
    case int
    /// A whole number of 64 bits.
    case long
    /// A real number.
    case real
    /// Bytes of UTF-8 that end with a zero.
    case text
  }

  /// The arguments.
  package let kinds: [Kind]

  /// Reads the placeholders of a format; an unknown one is an error, as in parsing.
  package init(_ format: String) throws(FormatError) {
    var lexer = try Lexer(format)
    var kinds: [Kind] = []
    while true {
      let token = try lexer.next()
      if token.kind == .end { break }
      guard case .placeholder(let placeholder) = token.kind else { continue }
      kinds.append(Self.kind(of: placeholder))
    }
    self.kinds = kinds
  }

  private static func kind(of placeholder: Placeholder) -> Kind {
    switch placeholder {
    case .object, .keyPath: .object
    case .integer(let written): written.contains { "lLqjzt".contains($0) } ? .long : .int
    case .real: .real
    case .text: .text
    case .character: .int
    }
  }
}
