/// How long files, functions and lines may be.
enum SizeRules {
  static let fileLimit = 600
  static let functionLimit = 70
  static let columnLimit = 100

  /// A file with too many lines.
  static func longFiles(in file: SourceFile) -> [Violation] {
    guard file.lines.count > fileLimit else { return [] }
    let message = "\(file.lines.count) lines; a file has at most \(fileLimit)"
    return [Violation(path: file.path, line: nil, message: message)]
  }

  /// Lines that are too wide.
  ///
  /// Lines within long string literals are data and may be as wide as they need; in tests the insides
  /// of all literals are left out, since they contain expected texts.
  static func wideLines(in file: SourceFile) -> [Violation] {
    let isTest = file.path.hasPrefix("Tests/")
    return zip(zip(1..., file.lines), file.codeLines).compactMap { numbered, code in
      let (number, line) = numbered
      guard line.utf8.count > columnLimit else { return nil }
      let isData = code.isEmpty && !line.drop { $0 == " " }.hasPrefix("/")
      guard line.count > columnLimit, !isData, !isTest || code.count > columnLimit else {
        return nil
      }
      let message = "\(line.count) columns; a line has at most \(columnLimit)"
      return Violation(path: file.path, line: number, message: message)
    }
  }

  /// Functions with too many lines.
  static func longFunctions(in file: SourceFile) -> [Violation] {
    file.codeLines.indices.compactMap { start in
      guard declaresFunction(file.codeLines[start]) else { return nil }
      let length = functionLength(in: file.codeLines[start...])
      guard length > functionLimit else { return nil }
      let message = "a function of \(length) lines; it has at most \(functionLimit)"
      return Violation(path: file.path, line: start + 1, message: message)
    }
  }

  /// Whether a line begins a function or an initialiser.
  static func declaresFunction(_ line: String) -> Bool {
    guard line.mayHold("func ") || line.mayHold("init") else { return false }
    for word in line.split(separator: " ") {
      if word == "func" { return true }
      if ["init(", "init?(", "init<"].contains(where: { word.hasPrefix($0) }) { return true }
      guard isModifier(word) else { return false }
    }
    return false
  }

  /// Whether a word may come before `func`.
  private static func isModifier(_ word: Substring) -> Bool {
    word.hasPrefix("@") || word.allSatisfy { $0.isLowercase || $0 == "(" || $0 == ")" }
  }

  /// How many lines a function has that begins at the first of some lines; 0 without a body.
  private static func functionLength(in lines: ArraySlice<String>) -> Int {
    var depth = 0
    var isOpen = false
    for (length, line) in zip(1..., lines) {
      let opened = line.utf8.count { $0 == UInt8(ascii: "{") }
      depth += opened - line.utf8.count { $0 == UInt8(ascii: "}") }
      isOpen = isOpen || opened > 0
      if isOpen, depth <= 0 { return length }
      if depth < 0 || !isOpen && (line.allSatisfy { $0 == " " } || length > functionLimit) {
        return 0
      }
    }
    return 0
  }
}
