/// What was expected at the position of an error; this type contains all of these texts.
struct Expectation: Sendable {
  let words: String

  // Whole formats.
  static let formatBytes = Self(words: "at most \(FormatLimits.formatBytesMaximum) bytes")
  static let nesting = Self(words: "at most \(FormatLimits.nestingMaximum) levels of nesting")
  static let keyPathLength = Self(
    words: "at most \(FormatLimits.nestingMaximum) keys in a key path")

  // Tokens.
  static let token = Self(words: "a token")
  static let variableName = Self(words: "the name of a variable after $")
  static let operatorName = Self(words: "the name of an operator after @")
  static let escapedKey = Self(words: "a key after #")
  static let conversion = Self(words: "a conversion such as %@, %K or %d")
  static let endOfNumber = Self(words: "the end of the number")
  static let doubleRange = Self(words: "a number in the range of a double")
  static let hexadecimalDigit = Self(words: "a hexadecimal digit after \\x")
  static let unicodeDigits = Self(words: "four hexadecimal digits of a character after \\u")

  static func digits(base: Int) -> Self {
    Self(words: "a 64-bit number with digits of base \(base)")
  }

  static func closingQuote(_ quote: String, openedAt column: Int) -> Self {
    Self(words: "a closing \(quote) for the string at column \(column)")
  }

  static func symbol(_ symbol: Symbol) -> Self {
    Self(words: "\"\(symbol.rawValue)\"")
  }

  static func comma(or symbol: Symbol) -> Self {
    Self(words: "\",\" or \"\(symbol.rawValue)\"")
  }

  // Predicates and expressions.
  static let comparisonOperator = Self(words: "a comparison operator")
  static let comparison = Self(words: "a comparison")
  static let expression = Self(words: "an expression")
  static let expressionNotPredicate = Self(words: "an expression, not a predicate")
  static let connectiveOrEnd = Self(words: "AND, OR or the end")
  static let connectiveOrParenthesis = Self(words: "AND, OR or \")\"")
  static let operatorOrParenthesis = Self(words: "an operator or \")\"")
  static let arithmeticOrEnd = Self(words: "an arithmetic operator or the end")
  static let options = Self(words: "the options c, d, n or l")
  static let keyAfterDot = Self(words: "a key after \".\"")
  static let index = Self(words: "an index")

  // Calls.
  static let functionName = Self(words: "the name of a function")
  static let variable = Self(words: "a variable such as $x")
  static let selector = Self(words: "a selector in quotes")
  static let typeName = Self(words: "the name of a type in quotes, such as \"NSDate\"")
  static let noDatabase = Self(words: "an expression that needs no database")
  static let oneAnswer = Self(words: "an expression with one answer")

  static func arguments(_ count: Int, of name: String) -> Self {
    Self(words: "\(count) \(count == 1 ? "argument" : "arguments") for \(name)")
  }

  // Placeholders.
  static func argument(_ number: Int, for placeholder: Placeholder) -> Self {
    Self(words: "argument \(number) for \(placeholder.spelling)")
  }

  static func kind(of placeholder: Placeholder, asArgument number: Int) -> Self {
    let kind =
      switch placeholder {
      case .object: "a value"
      case .keyPath: "the text of a key path"
      case .integer: "a whole number"
      case .real: "a finite number"
      case .text: "a text"
      case .character: "one character"
      }
    return Self(words: "\(kind) as argument \(number)")
  }
}
