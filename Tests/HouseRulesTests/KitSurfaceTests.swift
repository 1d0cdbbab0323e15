import Foundation
import Testing

/// The page-object kit needs nothing but Apple's names, which `.ci/kit` holds it to, a step of
/// `.ci/run`.
@Suite struct KitSurfaceTests {
  private static let surface = "Tests/PageObjectsTests/AppleSurface/XCUIAutomation.swift"

  /// What the lists of Tests/ParityTests have no line for; each is a public name of Apple's.
  private static let alsoApples: Set<String> = [
    "XCTActivity", "XCTContext", "description", "name", "rawValue",
  ]

  @Test func `what stands for Apple's interface is in the lists of Apple's names`() throws {
    let names = Self.declaredNames(in: try #require(Self.text(of: Self.surface)))
    #expect(names.count > 150)
    let lists = RepositoryTree.swiftFiles.filter { $0.path.hasPrefix("Tests/ParityTests/") }
    let known = Set(lists.flatMap(\.codeLines).flatMap(Self.words)).union(Self.alsoApples)
    #expect(names.subtracting(known).sorted() == [])
  }

  @Test func `a name that is ours is told`() {
    #expect(
      Self.declaredNames(in: "public var tunnel: X\n  func wait(at: Y)\n  case one, two")
        == ["tunnel", "wait", "one", "two"])
  }

  @Test(.enabled(if: Compiler.isThere)) func `a kit that uses a name of ours does not`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("kit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let leak = """
      import Foundation
      import XCUIAutomation

      func words(_ predicate: NSPredicate) -> String { PredicateText(predicate).format }
      """
    try Data(leak.utf8).write(to: folder.appendingPathComponent("Leak.swift"))
    let run = try Compiler.checkKit(in: folder.path)
    #expect(run.code != 0)
    #expect(run.output.contains("cannot find 'PredicateText' in scope"), "\(run.output)")
  }

  private static func text(of path: String) -> String? {
    RepositoryTree.files.first { $0.path == path }?.codeLines.joined(separator: "\n")
  }

  private static func words(_ line: String) -> [String] {
    line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }

  /// The names of members that a text declares.
  private static func declaredNames(in text: String) -> Set<String> {
    var names: Set<String> = []
    for line in text.split(separator: "\n") {
      let words = words(String(line))
      guard let kind = words.firstIndex(where: ["func", "var", "let", "case"].contains),
        kind + 1 < words.count
      else { continue }
      names.formUnion(words[kind] == "case" ? words[(kind + 1)...] : [words[kind + 1]])
    }
    return names
  }
}

/// The compiler, as a script of the checks uses it.
private enum Compiler {
  private static let script = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent(".ci/kit")

  /// Whether there is one on the path.
  static let isThere = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .contains { FileManager.default.isExecutableFile(atPath: "\($0)/swiftc") }

  /// Compiles the sources of a folder in place of the kit, in the stricter mode.
  static func checkKit(in folder: String) throws -> (code: Int32, output: String) {
    let process = Process()
    process.executableURL = script
    var environment = ProcessInfo.processInfo.environment
    environment["KIT"] = folder
    environment["KIT_MODES"] = "6"
    process.environment = environment
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
