/// The types and functions of a Swift text, and which tokens are in them.
struct SourceOutline {
  /// A type, or an extension of one.
  struct TypePart {
    let name: String
    /// The types that this part inherits from or conforms to.
    var inherited: [String]
  }

  /// A function, an initialiser or a computed property.
  struct Function {
    let name: String
    /// The labels of its parameters, and their names inside the function.
    let labels: [String]
    let nameToken: Int
    let type: Int?
    fileprivate(set) var body: Range<Int>
    let isProperty: Bool
  }

  let tokens: SwiftTokens
  fileprivate(set) var types: [TypePart] = []
  fileprivate(set) var functions: [Function] = []
  /// The innermost function of each token.
  fileprivate(set) var functionOf: [Int?]
  /// The innermost type of each token.
  fileprivate(set) var typeOf: [Int?]

  init(_ text: String) {
    var reader = OutlineReader(SourceOutline(empty: SwiftTokens(text)))
    reader.read()
    self = reader.outline
  }

  private init(empty tokens: SwiftTokens) {
    self.tokens = tokens
    functionOf = Array(repeating: nil, count: tokens.code.count)
    typeOf = functionOf
  }

  func function(at token: Int) -> Function? {
    guard functionOf.indices.contains(token) else { return nil }
    return functionOf[token].map { functions[$0] }
  }

  func typeName(at token: Int) -> String? {
    guard typeOf.indices.contains(token) else { return nil }
    return typeOf[token].map { types[$0].name }
  }
}

/// Reads the tokens once, with a stack of open scopes.
private struct OutlineReader {
  private enum Scope {
    case type(Int)
    case function(Int)
    case block
  }

  /// The scope that a brace opened.
  private struct Brace {
    let scope: Scope
    /// The innermost function and type in it, kept so that no token has to search for them.
    let function: Int?
    let type: Int?
    /// The number of brackets open before it.
    let brackets: Int
  }

  private(set) var outline: SourceOutline
  private var braces: [Brace] = []
  /// The scope that the next brace opens.
  private var pending: Scope?
  /// The number of open brackets, not counting braces.
  private var brackets = 0

  init(_ outline: SourceOutline) { self.outline = outline }

  private var tokens: SwiftTokens { outline.tokens }

  mutating func read() {
    var place = 0
    while place < tokens.code.count {
      outline.functionOf[place] = innermostFunction
      outline.typeOf[place] = innermostType
      let next = min(take(place), tokens.code.count)
      // The tokens of a header belong to the scope around it.
      for passed in (place + 1)..<max(next, place + 1) {
        outline.functionOf[passed] = innermostFunction
        outline.typeOf[passed] = innermostType
      }
      place = next
    }
    for case .function(let index) in braces.map(\.scope) {
      outline.functions[index].body = outline.functions[index].body.lowerBound..<tokens.code.count
    }
  }

  private var innermostFunction: Int? { braces.last?.function }

  private var innermostType: Int? { braces.last?.type }

  private var isAmongMembers: Bool {
    guard let last = braces.last else { return true }
    if case .type = last.scope { return true }
    return false
  }

  /// Takes one token or a header, and returns the index after it.
  private mutating func take(_ place: Int) -> Int {
    switch tokens.text(place) {
    case "{" where tokens.code[place].kind == .sign: open(place)
    case "}" where tokens.code[place].kind == .sign: close(place)
    case "(", "[": brackets += 1
    case ")", "]": brackets = max(0, brackets - 1)
    case "=" where brackets == 0:
      if case .function(let index)? = pending, outline.functions[index].isProperty { pending = nil }
    default: if tokens.isWord(place) { return takeWord(place) }
    }
    return place + 1
  }

  private mutating func open(_ place: Int) {
    let scope = brackets == 0 ? pending ?? .block : .block
    if brackets == 0 { pending = nil }
    var (function, type) = (innermostFunction, innermostType)
    switch scope {
    case .function(let index):
      outline.functions[index].body = (place + 1)..<(place + 1)
      function = index
    case .type(let index): (function, type) = (nil, index)
    case .block: break
    }
    braces.append(Brace(scope: scope, function: function, type: type, brackets: brackets))
    brackets = 0
  }

  private mutating func close(_ place: Int) {
    pending = nil
    let brace = braces.popLast()
    brackets = brace?.brackets ?? 0
    guard case .function(let index)? = brace?.scope else { return }
    let start = outline.functions[index].body.lowerBound
    outline.functions[index].body = start..<max(start, place)
  }

  private static let typeWords: Set<String> = [
    "class", "struct", "enum", "actor", "protocol", "extension",
  ]

  private mutating func takeWord(_ place: Int) -> Int {
    let word = tokens.text(place)
    guard brackets == 0, tokens.text(place - 1) != "." else { return place + 1 }
    switch word {
    case "func": return takeFunction(place + 1, name: tokens.text(place + 1))
    case "init" where ["(", "?", "!", "<"].contains(tokens.text(place + 1)) && isAmongMembers:
      return takeFunction(place, name: word)
    case "subscript" where ["(", "<"].contains(tokens.text(place + 1)) && isAmongMembers:
      return takeFunction(place, name: word)
    case "deinit" where tokens.text(place + 1) == "{":
      pending = .function(add(word, [], at: place))
    case "var" where isAmongMembers && tokens.isWord(place + 1):
      pending = .function(add(tokens.text(place + 1), [], at: place + 1, isProperty: true))
      return place + 2
    case "let" where isAmongMembers: pending = nil
    case _ where Self.typeWords.contains(word): return takeType(place)
    default: break
    }
    return place + 1
  }

  private mutating func add(
    _ name: String, _ labels: [String], at token: Int, isProperty: Bool = false
  ) -> Int {
    outline.functions.append(
      SourceOutline.Function(
        name: name, labels: labels, nameToken: token, type: innermostType,
        body: token..<token, isProperty: isProperty))
    return outline.functions.count - 1
  }

  private mutating func takeFunction(_ nameToken: Int, name: String) -> Int {
    var place = min(nameToken + 1, tokens.code.count)
    while place < tokens.code.count, tokens.text(place) != "(" {
      guard !["{", "}", ";"].contains(tokens.text(place)) else { return place }
      place += 1
    }
    let end = tokens.end(ofBracketsAt: place)
    pending = .function(add(name, labels(in: place..<end), at: nameToken))
    return end
  }

  /// The first words after the bracket and after each comma.
  private func labels(in range: Range<Int>) -> [String] {
    var labels: [String] = []
    var depth = 0
    for place in range {
      switch tokens.text(place) {
      case "(", "[", "{", "<": depth += 1
      case ")", "]", "}", ">": depth -= 1
      default: break
      }
      let before = tokens.text(place - 1)
      guard depth == 1, before == "," || before == "(", tokens.isWord(place) else { continue }
      labels.append(tokens.text(place))
      if tokens.isWord(place + 1) { labels.append(tokens.text(place + 1)) }
    }
    return labels
  }

  private mutating func takeType(_ place: Int) -> Int {
    let notTypes: Set<String> = ["func", "var", "let", "init", "subscript", "override", "final"]
    guard tokens.isWord(place + 1), !notTypes.contains(tokens.text(place + 1)) else {
      return place + 1
    }
    var next = place + 1
    while tokens.text(next + 1) == ".", tokens.isWord(next + 2) { next += 2 }
    var part = SourceOutline.TypePart(name: tokens.text(next), inherited: [])
    next += 1
    var isInheriting = false
    var hasRequirements = false
    var depth = 0
    while next < tokens.code.count, tokens.text(next) != "{" || depth > 0 {
      switch tokens.text(next) {
      case "<", "(": depth += 1
      case ">", ")": depth -= 1
      case ":" where depth == 0: isInheriting = !hasRequirements
      case "where" where depth == 0:
        isInheriting = false
        hasRequirements = true
      case "}", ";": return next
      default:
        let isWord = tokens.isWord(next) && tokens.text(next - 1) != "@"
        if isInheriting, depth == 0, isWord, tokens.text(next + 1) != "." {
          part.inherited.append(tokens.text(next))
        }
      }
      next += 1
    }
    outline.types.append(part)
    pending = .type(outline.types.count - 1)
    return next
  }
}
