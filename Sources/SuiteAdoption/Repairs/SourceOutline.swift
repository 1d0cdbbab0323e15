import PageChecks

/// Where the functions and the members of types are in the text of a file.
struct SourceOutline {
  /// A function, an initializer or a read-only computed property.
  struct Function {
    /// Its name, or its keyword if it has none.
    let name: String
    /// The first byte of its keyword, such as `func`.
    let start: Int
    /// The bytes between the braces.
    let body: Range<Int>
    let returns: Returned
    /// Whether it is asynchronous, whether it throws, and whether it may throw any error.
    let isAsync, isThrowing, throwsAny: Bool
    /// Where the statements of the body begin.
    let statements: [Int]

    /// Whether it is a set-up or tear-down of tests.
    var isSetup: Bool { SourceOutline.setups.contains(name) }

    var isInitializer: Bool { name == "init" }
  }

  enum Returned { case nothing, itself, other }

  /// The content between the braces of a type or an extension, or of a whole file.
  struct Scope {
    /// The bytes.
    let body: Range<Int>
    /// Where declarations begin; an attribute may have a line of its own.
    let members: [Int]
  }

  /// The functions, those inside others first.
  private(set) var functions: [Function] = []
  /// The scopes of declarations, those inside others first.
  private(set) var scopes: [Scope] = []

  /// The first words of accessors in properties that are not simple read-only ones.
  private static let accessors: Set<String> = ["get", "set", "willSet", "didSet", "}"]

  /// The methods that run before and after each test, and before and after all of a class.
  private static let setups: Set<String> = [
    "setUp", "setUpWithError", "tearDown", "tearDownWithError",
  ]

  /// Tokens that continue the line before.
  private static let continuations: Set<String> = [
    ".", ")", "]", "}", "else", "catch", "?", ":", "&", "|", "+", "=", "{", ",",
  ]

  /// Tokens that continue in the next line.
  private static let unfinished: Set<String> = [",", "=", "&"]

  /// The keywords whose braces contain declarations.
  private static let typeWords: Set<String> = [
    "class", "struct", "enum", "extension", "protocol", "actor",
  ]

  /// Braces that are open.
  private struct Open {
    let token: Int
    /// The token that begins the function whose body it is.
    let function: Int?
    let isType: Bool
    var statements: [Int] = []
  }

  /// Reads a file; any text will do.
  init(_ text: String) {
    let tokens = SwiftTokens(text)
    let words = tokens.code.map(tokens.words)
    // The file itself is open to its end.
    var open = [Open(token: -1, function: nil, isType: true)]
    var pending: Int?
    // The token with which the innermost line of declarations or statements begins.
    var lineStart = 0
    var brackets = 0
    for (index, word) in words.enumerated() {
      let isWord = tokens.code[index].kind == .word
      let isNew = index == 0 || !Self.unfinished.contains(words[index - 1])
      if tokens.code[index].startsLine, brackets == 0, isNew, !Self.continuations.contains(word) {
        open[open.count - 1].statements.append(tokens.code[index].range.lowerBound)
        lineStart = index
        // A stored property has no body.
        if pending.map({ words[$0] == "var" }) == true { pending = nil }
      }
      switch word {
      case "(", "[": brackets += 1
      case ")", "]": brackets -= 1
      case "func" where isWord, "init" where isWord && index > 0 && words[index - 1] != ".":
        pending = index
      // The end of a variable inside a function cannot be determined from here.
      case "var" where isWord && open.allSatisfy { $0.function == nil }: pending = index
      case "=" where pending.map { words[$0] == "var" } == true: pending = nil
      case "{":
        if pending.map({ words[$0] == "var" }) == true, index + 1 < words.count,
          Self.accessors.contains(words[index + 1])
        {
          pending = nil
        }
        let isType = pending == nil && Self.isType(words[lineStart..<index])
        open.append(Open(token: index, function: pending, isType: isType))
        pending = nil
      case "}":
        // A protocol requirement has no body.
        pending = nil
        guard open.count > 1 else { continue }
        close(open.removeLast(), at: index, tokens, words)
      default: break
      }
    }
    scopes.append(Scope(body: 0..<text.utf8.count, members: open[0].statements))
  }

  /// Whether the words before a brace on its line declare a type.
  private static func isType(_ words: ArraySlice<String>) -> Bool {
    let modifiers = words.prefix { !typeWords.contains($0) }
    return modifiers.count < words.count && !modifiers.contains { $0 == "=" || $0 == "(" }
  }

  private mutating func close(
    _ open: Open, at end: Int, _ tokens: SwiftTokens, _ words: [String]
  ) {
    let body =
      tokens.code[open.token].range.upperBound..<tokens.code[end].range.lowerBound
    if open.isType { scopes.append(Scope(body: body, members: open.statements)) }
    guard let function = open.function else { return }
    let signature = words[function..<open.token]
    // The types of parameters may throw as well.
    var depth = 0
    let mark = signature.firstIndex { word in
      depth += word == "(" ? 1 : word == ")" ? -1 : 0
      return depth == 0 && word == "throws"
    }
    functions.append(
      Function(
        name: words[words[function] == "func" ? function + 1 : function],
        start: tokens.code[function].range.lowerBound, body: body,
        returns: Self.returned(signature),
        isAsync: signature.contains("async"), isThrowing: mark != nil,
        throwsAny: mark.map { words[$0 + 1] != "(" } == true,
        statements: open.statements))
  }

  /// What a function returns, by the words before its body; arrows of closures are in brackets.
  private static func returned(_ signature: ArraySlice<String>) -> Returned {
    if signature.first != "func" { return .other }
    var depth = 0
    for index in signature.indices {
      switch signature[index] {
      case "(": depth += 1
      case ")": depth -= 1
      case "-"
      where depth == 0 && signature.dropFirst(index - signature.startIndex + 1).first == ">":
        let rest = signature[(index + 2)...]
        if rest.first == "Void" || rest.prefix(2) == ["(", ")"] { return .nothing }
        return rest.first == "Self" ? .itself : .other
      default: break
      }
    }
    return .nothing
  }
}
