import PageChecks

/// What a Swift file imports and declares.
struct SourceFacts {
  /// The modules that it imports, each once, except optional ones: `#if canImport(Charts)`.
  private(set) var imports: [String] = []
  private var optional: Set<String> = []
  /// The names of the types, functions and values at its top.
  private(set) var declared: Set<String> = []
  /// The names of what it adds to types by extensions.
  private(set) var extending: Set<String> = []
  /// The first names after the colons of its classes.
  private(set) var inherited: Set<String> = []
  /// The names of the functions that it calls without a receiver.
  private(set) var calls: Set<String> = []

  /// All names and keywords in it.
  private(set) var words: Set<String> = []
  /// Whether it only adds a conformance to a type, which no name reveals.
  private(set) var addsConformances = false
  /// Whether it contains only imports.
  var isEmpty: Bool { !hasDeclarations }
  private var hasDeclarations = false

  private static let typeWords: Set<String> = [
    "enum", "struct", "class", "actor", "protocol", "typealias",
  ]
  private static let valueWords: Set<String> = ["func", "var", "let", "case"]
  /// What may follow `import` before the name of the module.
  private static let importKinds: Set<String> = [
    "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]

  /// Reads a file; any text will do.
  init(_ text: String) {
    let tokens = SwiftTokens(text)
    let words = tokens.code.map(tokens.words)
    var depth = 0
    var isInExtension = false
    for (index, word) in words.enumerated() {
      let next = index + 1 < words.count ? words[index + 1] : ""
      if tokens.code[index].kind == .word { self.words.insert(word) }
      if word == "{", next == "}", isInExtension, depth == 0 { addsConformances = true }
      if next == "(", tokens.code[index].kind == .word, index == 0 || words[index - 1] != "." {
        calls.insert(word)
      }
      if tokens.code[index].startsLine, word != "import", word != "@", word != "#" {
        hasDeclarations = true
      }
      if word == ":", index > 1, words[index - 2] == "class" { inherited.insert(next) }
      switch word {
      case "{":
        depth += 1
      case "}":
        depth -= 1
        if depth == 0 { isInExtension = false }
      case "import" where tokens.code[index].kind == .word && depth == 0:
        takeImport(next, index + 2 < words.count ? words[index + 2] : "")
      case "canImport" where next == "(" && index + 2 < words.count:
        optional.insert(words[index + 2])
      case "extension" where depth == 0: isInExtension = true
      case _ where Self.typeWords.contains(word), _ where Self.valueWords.contains(word):
        guard SwiftName.isName(next) else { continue }
        if depth == 0 { declared.insert(next) }
        if depth == 1, isInExtension { extending.insert(next) }
      default: break
      }
    }
  }

  /// Whether code with some words may need the file.
  func isUsed(by words: Set<String>) -> Bool {
    addsConformances || !declared.isDisjoint(with: words) || !extending.isDisjoint(with: words)
  }

  private mutating func takeImport(_ first: String, _ second: String) {
    let module = Self.importKinds.contains(first) ? second : first
    guard SwiftName.isName(module), !imports.contains(module) else { return }
    if KnownModules.isKnown(module) || !optional.contains(module) { imports.append(module) }
  }
}
