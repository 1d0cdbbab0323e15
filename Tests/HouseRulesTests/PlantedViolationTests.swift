import Testing

/// Each rule against a text that breaks it, and one close by that does not.
@Suite struct PlantedViolationTests {
  private func file(_ text: String, at path: String = "Sources/VirtualTime/A.swift") -> SourceFile {
    SourceFile(path: path, text: text)
  }

  private func words(_ violations: [Violation]) -> [String] { violations.map(\.description) }

  @Test(arguments: [
    "import Foundation", "public import Foundation", "@testable import Foundation",
    "package import struct Foundation.Date", "@_exported import Foundation",
  ])
  func `an import that the table does not allow`(line: String) {
    #expect(
      words(ImportRule.violations(in: file("\n\(line)\n")))
        == ["Sources/VirtualTime/A.swift:2: VirtualTime must not import Foundation"])
  }

  @Test func `an import in a comment or a literal is none`() {
    let text =
      "// import Foundation\n/* import Foundation */\nlet text = \"\"\"\nimport A\n\"\"\"\n"
    #expect(ImportRule.violations(in: file(text)).isEmpty)
    #expect(ImportRule.violations(in: file("import A", at: "Tests/A/A.swift")).isEmpty)
  }

  @Test func `a module without a row in the table`() {
    #expect(
      words(ImportRule.violations(in: file("", at: "Sources/New/A.swift")))
        == ["Sources/New/A.swift: no import table for New"])
  }

  @Test func `an import that the manifest does not know`() {
    let rule = ManifestRule(["ATests": ["A"], "A": ["B"], "B": [], "C": []])
    let text = "import A\nimport B\nimport Foundation\n#if canImport(Darwin)\n  import C\n#endif\n"
    #expect(
      words(rule.violations(in: file(text + "import C\n", at: "Tests/ATests/A.swift")))
        == ["Tests/ATests/A.swift:7: the manifest does not let ATests depend on C"])
  }

  @Test func `a file of 601 lines`() {
    let text = String(repeating: "\n", count: 600)
    #expect(SizeRules.longFiles(in: file(text)).isEmpty)
    #expect(
      words(SizeRules.longFiles(in: file(text + "\n")))
        == ["Sources/VirtualTime/A.swift: 601 lines; a file has at most 600"])
  }

  @Test(arguments: ["func a() {", "  package static func a() {", "@inlinable init(a: Int) {"])
  func `a function of 71 lines`(head: String) {
    let body = String(repeating: "  let text = \"}\"  // }\n", count: 68)
    #expect(SizeRules.longFunctions(in: file("\n\(head)\n\(body)}\n")).isEmpty)
    #expect(
      words(SizeRules.longFunctions(in: file("\n\(head)\n\n\(body)}\n")))
        == ["Sources/VirtualTime/A.swift:2: a function of 71 lines; it has at most 70"])
  }

  @Test func `a limit that no test names`() {
    let source = file("enum Reader {\n  private static let sizeLimit = 1\n}\n")
    let test = { (line: String) in self.file(line, at: "Tests/ATests/A.swift") }
    let missing = ["Sources/VirtualTime/A.swift:2: no test names Reader.sizeLimit"]
    let told = { (line: String, untested: Set<String>) in
      self.words(LimitRule.violations(in: [source, test(line)], untested: untested))
    }
    #expect(told("// Reader.sizeLimit", []) == missing)
    #expect(told("Other.sizeLimit", []) == missing)
    #expect(told("read(Reader.sizeLimit + 1)", []) == [])
    #expect(told("", ["Reader.sizeLimit"]) == [])
    #expect(told("A.Reader.sizeLimit", ["Reader.sizeLimit", "Reader.old"]).count == 2)
  }

  @Test func `a reader without a random test`() {
    let reader = file("struct LogReader {\n}\nstruct YAMLReader {\n}\n")
    let told = words(FuzzRule.violations(in: [reader]))
    #expect(
      told == [
        "Sources/VirtualTime/A.swift:1: no random test gives LogReader damaged input",
        "Sources/VirtualTime/A.swift:3: YAMLReaderFuzzTests, which damages its input, is not there",
      ])
    let other = file("enum A {\n  static func read(_ bytes: [UInt8]) {}\n}\n")
    #expect(
      words(FuzzRule.violations(in: [other]))
        == ["Sources/VirtualTime/A.swift:2: no random test gives A damaged input"])
    let suite = file("struct YAMLReaderFuzzTests { let seed = 1 }", at: "Tests/A/A.swift")
    #expect(FuzzRule.violations(in: [reader, suite]).count == 1)
  }

  @Test func `a function without a body is not measured`() {
    let text =
      "protocol A {\n  func a()\n}\nstruct B {\n" + String(repeating: "\n", count: 90) + "}"
    #expect(SizeRules.longFunctions(in: file(text)).isEmpty)
  }

  @Test func `a line of 101 columns`() {
    let line = "//" + String(repeating: "é", count: 98)
    #expect(SizeRules.wideLines(in: file(line)).isEmpty)
    #expect(
      words(SizeRules.wideLines(in: file(line + "x")))
        == ["Sources/VirtualTime/A.swift:1: 101 columns; a line has at most 100"])
  }

  @Test func `a wide literal is data within a long literal and in tests`() {
    let wide = String(repeating: "x", count: 101)
    #expect(SizeRules.wideLines(in: file("let a = \"\"\"\n\(wide)\n\"\"\"")).isEmpty)
    #expect(SizeRules.wideLines(in: file("let a = \"\(wide)\"", at: "Tests/A/A.swift")).isEmpty)
    #expect(SizeRules.wideLines(in: file("let a = \"\(wide)\"")).count == 1)
  }

  @Test func `code that may trap`() {
    let text = "let a = try" + "! b() as" + "! C\n"
    #expect(
      words(WordRules.forbiddenCode(in: file(text))) == [
        "Sources/VirtualTime/A.swift:1: \"try!\" in the sources",
        "Sources/VirtualTime/A.swift:1: \"as!\" in the sources",
      ])
    #expect(WordRules.forbiddenCode(in: file("let a = \"try!\"  // as!")).isEmpty)
    #expect(WordRules.forbiddenCode(in: file(text, at: "Tests/A/A.swift")).isEmpty)
  }

  @Test func `a note of what is left to do`() {
    #expect(
      words(WordRules.forbiddenCode(in: file("// TODO: later")))
        == ["Sources/VirtualTime/A.swift:1: \"TODO\" in the sources"])
    #expect(WordRules.forbiddenCode(in: file("let isAUTODOC = 1")).isEmpty)
  }

  @Test func `a name that says nothing`() {
    #expect(
      words(WordRules.emptyNames(in: file("", at: "Sources/A/QueryHelpers.swift")))
        == ["Sources/A/QueryHelpers.swift: \"Helpers\" in a file's name"])
    #expect(
      words(WordRules.emptyNames(in: file("", at: "Sources/A/Utils/B.swift")))
        == ["Sources/A/Utils/B.swift: \"Utils\" in a file's name"])
    #expect(
      words(WordRules.emptyNames(in: file("public final class ScreenManager<A> {")))
        == ["Sources/VirtualTime/A.swift:1: \"Manager\" in the name ScreenManager"])
    #expect(WordRules.emptyNames(in: file("struct Scored {}\nlet a = Coreless()")).isEmpty)
  }

  @Test func `a path of one machine`() {
    for folder in WordRules.machineFolders {
      let path = "/" + folder + "/me/a"
      #expect(
        words(WordRules.machinePaths(in: file("see \(path)", at: "README.md")))
          == ["README.md:1: a path of one machine: /\(folder)/"])
      #expect(WordRules.machinePaths(in: file("app:/\(path) a\(path) ~\(path)")).isEmpty)
    }
  }

  @Test func `a path that does not exist`() {
    let article = """
      `Sources/A/A.swift`, `Sources/A`, `Sources/<Module>`, [here](Sources/B/B.swift)
      "Sources/C", `Sources/A/A`
      """
    let paths = ["Sources/A/A.swift"]
    #expect(
      words(PathRule.missingPaths(in: file(article, at: "README.md"), among: paths)) == [
        "README.md:1: there is no Sources/B/B.swift", "README.md:2: there is no Sources/C",
        "README.md:2: there is no Sources/A/A",
      ])
    #expect(PathRule.missingPaths(in: file(article, at: "CHANGELOG.md"), among: paths).isEmpty)
  }

  @Test func `a stranger at the top`() {
    #expect(
      words(TreeRules.strangers(among: ["Sources", ".ci", "Makefile", "Documentation"]))
        == ["Documentation: has no place at the top", "Makefile: has no place at the top"])
  }

  @Test func `a module without a catalogue`() {
    let paths = [
      "Sources/A/A.swift", "Sources/A/A.docc/A.md", "Sources/B/B.swift", "Sources/C/C.swift",
      "Sources/C/D.docc/C.md",
    ]
    #expect(
      words(TreeRules.modulesWithoutCatalogue(among: paths))
        == ["Sources/B: has no B.docc with an article", "Sources/C: has no C.docc with an article"])
  }
}

@Suite struct SwiftStripperTests {
  @Test(arguments: [
    ("let a = 1", "let a = 1"), ("a // b\nc", "a \nc"), ("a /* b /* c */ d\n */ e", "a \n e"),
    (#"a("b\"c") d"#, #"a("") d"#), (##"a(#"b"c"#) d"##, #"a("") d"#), ("#if A", "#if A"),
    ("a(\"\"\"\n  b \"c\"\n  \"\"\") d", "a(\"\"\n\n) d"), ("\"a\nb", "\"\"\nb"), ("/* a", ""),
    (#""// a" // b"#, #""" "#), ("é // é", "é "),
  ])
  func `keeps code alone`(text: String, code: String) {
    #expect(SwiftStripper.strip(text) == code)
  }
}
