import EnvironmentVariables
import Foundation
import Testing

@Suite struct EnvironmentVariableTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func `the article has the table of the variables`() throws {
    let article = try text(
      "Sources/EnvironmentVariables/EnvironmentVariables.docc/EnvironmentVariables.md")
    #expect(article.contains(EnvironmentVariable.table))
  }

  @Test func `the start page names no variable that does not exist`() throws {
    let known = EnvironmentVariable.allCases.map(\.name) + EnvironmentVariable.ownNames
    let named = try text("README.md").matches(of: /REHEARSAL_[A-Z_]+/).map { String($0.output) }
    #expect(!named.isEmpty)
    #expect(named.filter { !known.contains($0) } == [])
  }

  @Test func `every name begins with the prefix, and every sentence ends`() {
    for variable in EnvironmentVariable.allCases {
      #expect(variable.name.hasPrefix(EnvironmentVariable.prefix))
      #expect(variable.help.hasSuffix("."))
    }
  }

  @Test func `values are named by their variables`() {
    let values: [EnvironmentVariable: String] = [.seed: "7", .log: "off"]
    #expect(values.named == ["REHEARSAL_SEED": "7", "REHEARSAL_LOG": "off"])
  }
}

@Suite struct AssignmentTests {
  @Test(arguments: [
    ("7", "REHEARSAL_SEED=7 "), ("slow-network=8", "REHEARSAL_SEED=slow-network=8 "),
    ("iPhone 15", "REHEARSAL_SEED='iPhone 15' "), ("Anna's", #"REHEARSAL_SEED='Anna'\''s' "#),
    ("$HOME", "REHEARSAL_SEED='$HOME' "), ("", "REHEARSAL_SEED= "),
  ])
  func `a shell gives the variable the value`(value: String, typed: String) {
    #expect(EnvironmentVariable.seed.assignment(value) == typed)
  }
}
