import Foundation

/// A file of the repository as a rule sees it.
struct SourceFile {
  /// The path from the top of the repository, such as `Sources/VirtualTime/Seed.swift`.
  let path: String
  /// The whole text.
  let text: String
  /// The lines as they are.
  let lines: [String]
  /// The lines without comments and without the insides of string literals.
  let codeLines: [String]

  /// Makes a file of its text.
  init(path: String, text: String) {
    self.path = path
    self.text = text
    lines = Self.lines(of: text)
    // A last line that is all comment is empty as code, and must not get lost as the text's end.
    var code = path.hasSuffix(".swift") ? Self.lines(of: SwiftStripper.strip(text)) : lines
    while code.count < lines.count { code.append("") }
    codeLines = code
  }

  /// The folder below `Sources` that holds the file.
  var module: String? {
    let parts = path.split(separator: "/")
    return parts.count > 2 && parts[0] == "Sources" ? String(parts[1]) : nil
  }

  private static func lines(of text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}

extension String {
  /// Whether this text may contain the bytes of another; a zero byte makes that uncertain.
  ///
  /// The rules ask this before they look closer, since `contains` compares characters, which takes
  /// much longer.
  func mayHold(_ text: String) -> Bool {
    strstr(self, text) != nil || strlen(self) < utf8.count
  }
}

/// A place where a rule is broken.
struct Violation: Equatable, CustomStringConvertible {
  let path: String
  let line: Int?
  let message: String

  /// The place and the words, as compilers print them.
  var description: String { path + (line.map { ":\($0)" } ?? "") + ": " + message }
}
