/// The smallest meaningful piece of a format string.
struct Token: Equatable {
  enum Kind: Equatable {
    case end
    case word(String)
    /// A word after `#`, which is always a key.
    case escapedWord(String)
    /// Words with colons, `modulus:by:`.
    case selector(String)
    case variable(String)
    /// A key after `@`, including the sign.
    case collectionKey(String)
    case string(String)
    case integer(UInt64)
    case real(Double)
    case placeholder(Placeholder)
    case symbol(Symbol)
  }

  let kind: Kind
  let start: Int
  let end: Int
}

/// A conversion after `%`, which an argument replaces.
enum Placeholder: Equatable {
  case object
  case keyPath
  case integer(String)
  case real(String)
  case text(String)
  case character(String)

  /// The conversion as it is written.
  var spelling: String {
    switch self {
    case .object: "%@"
    case .keyPath: "%K"
    case .integer(let letters), .real(let letters), .text(let letters), .character(let letters):
      "%" + letters
    }
  }
}

/// A token of punctuation; the raw value is its spelling.
enum Symbol: String, CaseIterable {
  case openParenthesis = "("
  case closeParenthesis = ")"
  case openBrace = "{"
  case closeBrace = "}"
  case openBracket = "["
  case closeBracket = "]"
  case comma = ","
  case dot = "."
  case plus = "+"
  case minus = "-"
  case star = "*"
  case doubleStar = "**"
  case slash = "/"
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case doubleAmpersand = "&&"
  case doubleBar = "||"
  case bang = "!"
  case assign = ":="
  case ampersand = "&"
  case bar = "|"
  case caret = "^"
  case shiftLeft = "<<"
  case shiftRight = ">>"
  case tilde = "~"
}
