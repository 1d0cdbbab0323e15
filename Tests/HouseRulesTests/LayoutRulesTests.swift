import Testing

/// The rules on modules, folders and types, against the tree and against planted faults.
@Suite struct LayoutRulesTests {
  private static let modules = ModuleLayout.modules(of: RepositoryTree.swiftFiles)

  @Test(arguments: LayoutRules.allCases)
  func `every module keeps the rule`(rule: LayoutRules) {
    for violation in Self.modules.flatMap(rule.violations) {
      Issue.record("\(violation)")
    }
  }

  private func words(_ rule: LayoutRules, _ files: [String: String]) -> [String] {
    let sources = files.sorted { $0.key < $1.key }
      .map { SourceFile(path: "Sources/\($0.key)", text: $0.value) }
    return ModuleLayout.modules(of: sources).flatMap(rule.violations).map(\.description)
  }

  @Test func `folders that use each other through a third`() {
    let files = [
      "A/X/One.swift": "struct One { let two: Two }",
      "A/Y/Two.swift": "class Two { var three: Three }",
      "A/Z/Three.swift": "package enum Three { case a(One) }",
    ]
    #expect(
      words(.circles, files) == [
        "Sources/A: folders use each other in a circle: X uses Two of Y; Y uses Three of Z; "
          + "Z uses One of X"
      ])
  }

  @Test func `files beside the folders count as a folder`() {
    let files = [
      "A/X/One.swift": "struct One { let two: Two }", "A/Two.swift": "let a: One\nstruct Two {}",
    ]
    #expect(words(.circles, files).count == 1)
  }

  @Test(arguments: [
    "struct Two {}  // One", "let two = \"One\"\nstruct Two {}", "let two = A.One\nstruct Two {}",
    "struct Two { struct One {} }\n  struct One {\n", "extension One { struct Two {} }",
  ])
  func `layers are no circle`(two: String) {
    let files = ["A/X/One.swift": "struct One { let two: Two }", "A/Y/Two.swift": two]
    #expect(words(.circles, files) == [])
  }

  @Test func `a module of 8,001 lines`() {
    let half = String(repeating: "\n", count: 4_000)
    #expect(words(.moduleLines, ["A/B.swift": half, "A/C.swift": half]) == [])
    #expect(
      words(.moduleLines, ["A/B.swift": half, "A/X/C.swift": half + "\n"])
        == ["Sources/A: 8001 lines; a module has at most 8000"])
  }

  @Test func `a type of 801 lines with its extensions`() {
    let type = "public struct One {\n" + String(repeating: "\n", count: 398) + "}\n"
    let more = "extension One: Equatable {\n" + String(repeating: "\n", count: 398) + "}\n"
    #expect(words(.typeLines, ["A/X/One.swift": type, "A/One+B.swift": more]) == [])
    #expect(
      words(
        .typeLines,
        ["A/X/One.swift": type, "A/Y/One+B.swift": "extension One {\n\n" + more.dropFirst(27)])
        == ["Sources/A/X/One.swift: One has 801 lines; a type has at most 800"])
  }

  @Test(arguments: [("final class", 20), ("actor", 20), ("struct", 32)])
  func `a type that stores one property too many`(keyword: String, limit: Int) {
    func type(_ count: Int) -> String {
      "\(keyword) One {\n"
        + (0..<count).map { "  @B private(set) var a\($0): Int = 1\n" }.joined()
        + "  static let b = 1\n  var c: Int { 1 }\n  func d() {\n    let e = 1\n  }\n}\n"
    }
    #expect(words(.storedProperties, ["A/One.swift": type(limit)]) == [])
    #expect(
      words(.storedProperties, ["A/One.swift": type(limit + 1)])
        == ["Sources/A/One.swift: One stores \(limit + 1) properties; it may store \(limit)"])
  }
}
