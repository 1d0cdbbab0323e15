import Foundation
import Testing

@testable import rehearse

@Suite("Unified diffs") struct UnifiedDiffTests {
  private static let old = (1...9).map { "line \($0)\n" }.joined()

  @Test func `a new line stands among three lines around it`() {
    let new = Self.old.replacing("line 5\n", with: "wait\nline 5\n")
    #expect(
      UnifiedDiff(Self.old, new, path: "Tests/A.swift").text == """
        --- a/Tests/A.swift
        +++ b/Tests/A.swift
        @@ -2,6 +2,7 @@
         line 2
         line 3
         line 4
        +wait
         line 5
         line 6
         line 7

        """)
  }

  @Test func `the same text gives no diff`() {
    #expect(UnifiedDiff(Self.old, Self.old, path: "A.swift").text.isEmpty)
  }

  @Test(arguments: ["line 1\n", "line 2\n", "line 5\n", "line 8\n", "line 9\n"], ["", "new\n"])
  func `patch makes the new text of the old one`(line: String, added: String) throws {
    let folder = try ToolRun.folder()
    let new = Self.old.replacing(line, with: added + "other " + line)
    try ToolRun.write(Self.old, to: "A.swift", in: folder)
    try ToolRun.write(UnifiedDiff(Self.old, new, path: "A.swift").text, to: "p.diff", in: folder)
    let git = Process()
    git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    git.arguments = ["git", "apply", "p.diff"]
    git.currentDirectoryURL = folder
    try git.run()
    git.waitUntilExit()
    #expect(git.terminationStatus == 0)
    let made = try String(contentsOf: folder.appendingPathComponent("A.swift"), encoding: .utf8)
    #expect(made == new)
  }
}
