import Foundation
import Testing

@testable import rehearse

/// `rehearse draft` with tests that are a script of the shell, and end where they begin.
@Suite("The command draft") struct DraftCommandTests {
  /// Drafts from the tests of two classes; the first has a number of them.
  private func draft(first count: Int) throws -> ToolRun {
    let folder = try ToolRun.folder()
    try ToolRun.write(
      """
      #!/bin/sh
      if [ "$3" = --list-tests ]; then
        for number in $(seq \(count)); do echo "Shop.FirstTests/test$number"; done
        echo Shop.SecondTests/test1
      else
        case "$*" in *FirstTests*) class=FirstTests ;; *) class=SecondTests ;; esac
        echo "Test Suite '$class' started at 2026-01-01 00:00:00.000"
        kill -9 $$
      fi

      """, to: "tests.sh", in: folder)
    let program = folder.appendingPathComponent("tests.sh").path
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    return try ToolRun(["draft", "--bundle", program, "--output", "out"], in: folder)
  }

  @Test func `goes on after as many crashes as the limit says`() throws {
    let run = try draft(first: ModelDraft.crashLimit)
    #expect(run.code == 1 && run.output.contains("\n  Shop.SecondTests/test1\n    ended by"))
    #expect(!run.output.contains("Given up"))
  }

  @Test func `tells which tests were not tried after more crashes than the limit`() throws {
    let run = try draft(first: ModelDraft.crashLimit + 1)
    #expect(run.code == 1)
    #expect(
      run.output.hasSuffix(
        "\nGiven up after 101 such tests; these were not tried:\n  Shop.SecondTests/test1\n"),
      "\(run.output)\(run.errors)")
  }
}
