/// How large one type of a module is.
struct TypeSize {
  /// The file that declares the type, or that extends it first.
  let path: String
  /// How many lines the type has, its extensions included.
  private(set) var lineCount = 0
  /// How many properties the type stores, at least.
  private(set) var storedCount = 0
  /// Whether the type is a class or an actor.
  private(set) var isClass = false

  private init(path: String) { self.path = path }

  /// The top-level types of a module, and those of other modules that it extends, by name.
  static func sizes(in module: ModuleLayout) -> [String: TypeSize] {
    var sizes: [String: TypeSize] = [:]
    for file in module.files {
      var lines = file.codeLines[...]
      while let line = lines.popFirst() {
        guard let declared = TypeDeclaration(line), declared.isTopLevel, !line.hasSuffix("}"),
          !["protocol", "typealias"].contains(declared.keyword)
        else { continue }
        let body = lines.prefix { !$0.hasPrefix("}") }
        sizes[declared.name, default: TypeSize(path: file.path)].add(body, of: declared)
        lines = lines.dropFirst(body.count)
      }
    }
    return sizes
  }

  private mutating func add(_ body: ArraySlice<String>, of declared: TypeDeclaration) {
    lineCount += body.count + 2
    guard declared.keyword != "extension" else { return }
    isClass = ["class", "actor"].contains(declared.keyword)
    storedCount += body.count(where: Self.storesProperty)
  }

  /// Whether a line of a type's body declares a property without a body of its own.
  private static func storesProperty(_ line: String) -> Bool {
    guard line.hasPrefix("  "), !line.hasPrefix("   "), !line.contains("{") else { return false }
    for word in line.split(separator: " ") {
      if word == "let" || word == "var" { return true }
      guard word != "static", word.hasPrefix("@") || word.allSatisfy(isPartOfModifier) else {
        return false
      }
    }
    return false
  }

  private static func isPartOfModifier(_ character: Character) -> Bool {
    character.isLowercase || character == "(" || character == ")"
  }
}
