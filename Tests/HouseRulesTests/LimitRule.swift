/// The limits of the sources, and the tests that name them.
///
/// A limit is a constant of a type whose name ends in `limit` or `Maximum`. A test of it names it,
/// as `JSONReader.depthLimit`, so that it moves with the limit, and shows what happens there and
/// one above.
enum LimitRule {
  /// Limits that neither a test nor this list names, and those in this list that a test names.
  static func violations(in files: [SourceFile], untested: Set<String>) -> [Violation] {
    let tested = namedInTests(files)
    let limits = files.flatMap(limits)
    let missing = limits.filter { !tested.contains($0.name) && !untested.contains($0.name) }
    let known = Set(limits.map(\.name))
    let done = untested.filter { tested.contains($0) || !known.contains($0) }.sorted()
    return missing.map {
      Violation(path: $0.path, line: $0.line, message: "no test names \($0.name)")
    }
      + done.map {
        Violation(
          path: listPath, line: nil,
          message: "\($0) has a test, or is no limit, and stands among those without one")
      }
  }

  /// The file of the list, which names limits and tests none.
  private static let listPath = "Tests/HouseRulesTests/LimitRule+Untested.swift"

  private struct Limit {
    let path: String
    let line: Int
    let name: String
  }

  /// The limits that a source file declares.
  private static func limits(in file: SourceFile) -> [Limit] {
    guard file.module != nil, file.path.hasSuffix(".swift"), mayNameLimit(file.text) else {
      return []
    }
    var open: [(indent: Int, name: String)] = []
    var found: [Limit] = []
    for (number, line) in zip(1..., file.codeLines) {
      let indent = line.prefix { $0 == " " }.count
      if let type = TypeDeclaration(line) {
        open.removeAll { $0.indent >= indent }
        open.append((indent, type.name.split(separator: ".").last.map(String.init) ?? ""))
      } else if let limit = limit(in: line), let type = open.last(where: { $0.indent < indent }) {
        found.append(Limit(path: file.path, line: number, name: "\(type.name).\(limit)"))
      }
    }
    return found
  }

  /// The name of a limit that a line declares.
  private static func limit(in line: String) -> Substring? {
    guard mayNameLimit(line) else { return nil }
    let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard let place = words.firstIndex(of: "static"), place + 2 < words.count,
      ["let", "var"].contains(words[place + 1]), isLimit(words[place + 2])
    else { return nil }
    return words[place + 2]
  }

  /// The limits that the code of tests names, with their types; comments name none.
  private static func namedInTests(_ files: [SourceFile]) -> Set<String> {
    var named: Set<String> = []
    for file in files where file.path.hasPrefix("Tests/") && file.path != listPath {
      for line in file.lines where mayNameLimit(line) {
        guard !line.drop(while: \.isWhitespace).hasPrefix("//") else { continue }
        for path in line.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "." }) {
          let parts = path.split(separator: ".")
          for (type, name) in zip(parts, parts.dropFirst()) where isLimit(name) {
            named.insert("\(type).\(name)")
          }
        }
      }
    }
    return named
  }

  private static func mayNameLimit(_ text: String) -> Bool {
    text.mayHold("imit") || text.mayHold("aximum")
  }

  private static func isLimit(_ name: Substring) -> Bool {
    name.hasSuffix("imit") || name.hasSuffix("aximum")
  }
}
