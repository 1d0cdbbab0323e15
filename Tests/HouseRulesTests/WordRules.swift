/// Words that must not occur in the sources, in names, or anywhere in the repository.
enum WordRules {
  /// What may trap, in code.
  static let riskyCode = ["try!", "as!"]
  /// What is left for later, in code and comments alike.
  static let unfinished = ["TODO", "FIXME", "XXX", "HACK"]
  /// Words that say nothing about what a file or a type is for.
  static let emptyNames: Set<String> = [
    "Common", "Core", "Helper", "Helpers", "Manager", "Managers", "Util", "Utilities", "Utils",
  ]
  /// Modules of Apple's, whose names are not ours to choose.
  static let applesModules: Set<Substring> = ["CoreGraphics", "CoreLocation", "QuartzCore"]
  /// Types of Apple's, likewise.
  static let applesTypes: Set<Substring> = ["CLLocationManager", "CLLocationManagerDelegate"]
  /// Folders that only one machine has.
  static let machineFolders = ["work", "home", "root", "Users"]

  /// Risky or unfinished code in a source file.
  static func forbiddenCode(in file: SourceFile) -> [Violation] {
    guard file.path.hasPrefix("Sources/"), file.path.hasSuffix(".swift"),
      (riskyCode + unfinished).contains(where: file.text.mayHold)
    else { return [] }
    return zip(zip(1..., file.lines), file.codeLines).flatMap { numbered, code in
      let words = words(of: numbered.1)
      let found =
        riskyCode.filter { code.contains($0) } + unfinished.filter { words.contains($0[...]) }
      return found.map {
        Violation(path: file.path, line: numbered.0, message: "\"\($0)\" in the sources")
      }
    }
  }

  /// The letters and digits of a line, word by word.
  private static func words(of line: String) -> [Substring] {
    line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
  }

  /// Files and types whose names say nothing.
  static func emptyNames(in file: SourceFile) -> [Violation] {
    guard file.path.hasSuffix(".swift") else { return [] }
    var found: [Violation] = []
    for folder in file.path.split(separator: "/") where !applesModules.contains(folder) {
      let name = folder.hasSuffix(".swift") ? folder.dropLast(6) : folder
      if !applesTypes.contains(name), let word = emptyWord(in: name) {
        found.append(Violation(path: file.path, line: nil, message: "\"\(word)\" in a file's name"))
      }
    }
    guard emptyNames.contains(where: file.text.mayHold) else { return found }
    for (number, line) in zip(1..., file.codeLines) {
      guard let name = declaredType(line), !applesTypes.contains(name),
        let word = emptyWord(in: name)
      else { continue }
      let message = "\"\(word)\" in the name \(name)"
      found.append(Violation(path: file.path, line: number, message: message))
    }
    return found
  }

  /// The type that a line declares.
  private static func declaredType(_ line: String) -> Substring? {
    let words = words(of: line)
    let kinds: Set<Substring> = ["actor", "class", "enum", "protocol", "struct", "typealias"]
    guard let kind = words.firstIndex(where: kinds.contains), kind + 1 < words.count else {
      return nil
    }
    return words[kind + 1]
  }

  /// The first word of a name in camel case that says nothing.
  private static func emptyWord(in name: Substring) -> String? {
    var word = ""
    for character in name + "." {
      if !character.isLowercase, emptyNames.contains(word) { return word }
      word = character.isLowercase ? word + String(character) : String(character)
    }
    return nil
  }

  /// Absolute paths of one machine.
  static func machinePaths(in file: SourceFile) -> [Violation] {
    let folders = machineFolders.filter { file.text.mayHold("/\($0)/") }
    guard !folders.isEmpty else { return [] }
    return zip(1..., file.lines).flatMap { number, line in
      folders.filter { line.contains("/\($0)/") && startsPath("/\($0)/", in: line) }.map {
        Violation(path: file.path, line: number, message: "a path of one machine: /\($0)/")
      }
    }
  }

  /// Whether a line contains an absolute path with a given first folder.
  private static func startsPath(_ start: String, in line: String) -> Bool {
    line.utf8.indices.contains { place in
      guard line.utf8[place] == UInt8(ascii: "/"), line[place...].hasPrefix(start) else {
        return false
      }
      return line[..<place].last.map(endsPathPart) != true
    }
  }

  /// Whether a character before a slash makes it a slash within a path or an address.
  private static func endsPathPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "/.:_-~)}".contains(character)
  }
}
