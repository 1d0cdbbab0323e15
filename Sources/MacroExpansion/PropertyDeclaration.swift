/// A variable of a class, read from its source.
struct PropertyDeclaration: Equatable {
  let name: String
  /// The attributes and modifiers before it, such as `@Transient` and `static`.
  let marks: [String]
  /// What is in the brackets behind `@Relationship`, with them; nil without that attribute.
  let relationship: String?
  /// Whether it has neither accessors nor observers.
  let isStored: Bool
  /// Its type and its value, as they are written behind the name.
  let rest: String

  /// The first property of a source that one of the words introduces; nil without one.
  init?(_ source: String, of words: [String] = ["var"]) {
    guard let first = Self.all(in: source[...], of: words).first else { return nil }
    self = first
  }

  /// The variables of a source, without those inside of brackets.
  static func all(
    in source: Substring, of words: [String] = ["var"]
  ) -> [PropertyDeclaration] {
    let parts = SourcePart.all(of: source)
    return parts.indices.filter { place in words.contains { parts[place].is($0) } }
      .compactMap { PropertyDeclaration(at: $0, of: parts, in: source) }
  }

  private init?(at place: Int, of parts: [SourcePart], in source: Substring) {
    let behind = parts[(place + 1)...]
    guard let name = behind.first(where: { $0.kind != .line }), name.kind == .word else {
      return nil
    }
    self.name = String(name.source)
    let marks = Self.marks(in: parts[..<place])
    self.marks = marks.map(\.words)
    relationship = marks.first { $0.words == "@Relationship" }.map { $0.brackets ?? "()" }
    let tail = behind.drop { $0 != name }.dropFirst()
    let end = Self.end(of: tail)
    let value = tail[..<end].first { $0.is("=") }
    let braces = tail[..<end].first { $0.kind == .group && $0.source.hasPrefix("{") }
    // Braces behind an equals sign are part of the value.
    isStored =
      braces.map { braces in value.map { $0.source.startIndex < braces.source.startIndex } ?? false
      }
      ?? true
    let last = tail[..<end].last { $0.kind != .line }?.source.endIndex ?? name.source.endIndex
    rest = String(source[name.source.endIndex..<last])
  }

  /// The attributes and modifiers directly before a variable, each with its brackets.
  private static func marks(
    in parts: ArraySlice<SourcePart>
  ) -> [(words: String, brackets: String?)] {
    var marks: [(words: String, brackets: String?)] = []
    var left = parts
    while let last = left.popLast() {
      if last.kind == .line { continue }
      var brackets: String?
      var word = last
      if last.kind == .group, last.source.hasPrefix("(") {
        guard let before = left.popLast() else { break }
        (brackets, word) = (String(last.source), before)
      }
      guard word.kind == .word else { break }
      if left.last?.is("@") == true {
        left.removeLast()
        marks.append(("@\(word.source)", brackets))
      } else if modifiers.contains(String(word.source)) {
        marks.append((String(word.source), brackets))
      } else {
        break
      }
    }
    return marks.reversed()
  }

  private static let modifiers: Set<String> = [
    "class", "fileprivate", "final", "internal", "lazy", "nonisolated", "open", "override",
    "package",
    "private", "public", "static", "unowned", "weak",
  ]

  /// Where a declaration ends: at the end of a line, unless the next one continues it.
  private static func end(of parts: ArraySlice<SourcePart>) -> Int {
    for (place, part) in zip(parts.indices, parts) {
      if part.is(";") { return place }
      guard part.kind == .line else { continue }
      let before = parts[..<place].last { $0.kind != .line }
      let next = parts[place...].first { $0.kind != .line }
      if !isContinued(before, by: next) { return place }
    }
    return parts.endIndex
  }

  private static func isContinued(_ before: SourcePart?, by next: SourcePart?) -> Bool {
    guard let next else { return false }
    if let before, before.kind == .sign, ":=.,+-*/&|?:<".contains(before.source) {
      // The question mark of an optional type ends a line as well.
      return before.source != "?"
    }
    return next.kind == .sign && next.source != "@" && next.source != "#"
      || next.kind == .group && next.source.hasPrefix("{")
  }

  /// Whether SwiftData stores it.
  var isPersisted: Bool {
    isStored && !marks.contains { Self.unstored.contains($0) }
  }

  private static let unstored: Set<String> = [
    "@Transient", "class", "lazy", "static", "unowned", "weak",
  ]

  /// The name without the marks of a reserved word.
  var plainName: String { name.filter { $0 != "`" } }

  /// How it is read and written.
  var accessors: String {
    """
    {
      @storageRestrictions(initializes: _\(plainName))
      init(initialValue) { _\(plainName) = initialValue }
      get {
        _$backing.read(self, \\.\(name))
        return _\(plainName)
      }
      set { _$backing.write(self, \\.\(name), from: _\(plainName)) { _\(plainName) = newValue } }
    }
    """
  }

  /// The variable that holds its value.
  var storage: String { "private var _\(plainName)\(rest)" }
}
