import PageChecks

/// The paths of targets in the manifest of a Swift package.
struct PackageManifest {
  /// The folders of targets with an explicit path, by the names of the targets.
  private(set) var folders: [String: String] = [:]

  private static let targets: Set<String> = ["target", "testTarget", "executableTarget"]

  /// Reads a `Package.swift`; any text will do.
  init(_ text: String) {
    let tokens = SwiftTokens(text)
    let words = tokens.code.map(tokens.words)
    for index in words.indices.dropFirst(2)
    where words[index] == "(" && words[index - 2] == "." && Self.targets.contains(words[index - 1])
    {
      var values: [String: String] = [:]
      var depth = 0
      for place in index..<words.count {
        switch words[place] {
        case "(", "[": depth += 1
        case ")", "]": depth -= 1
        case ":" where depth == 1 && place + 1 < words.count:
          guard case .string(let text?) = tokens.code[place + 1].kind else { continue }
          values[words[place - 1]] = text
        default: break
        }
        if depth == 0 { break }
      }
      if let name = values["name"], let path = values["path"] { folders[name] = path }
    }
  }
}
