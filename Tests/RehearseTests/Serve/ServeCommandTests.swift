import Foundation
import Testing

/// The servers as processes: what they answer, and what they refuse.
@Suite struct ServeCommandTests {
  private func run(_ arguments: [String], _ input: String = "") throws -> ToolRun {
    let folder = try ToolRun.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    return try ToolRun(["serve"] + arguments, in: folder, input: input)
  }

  @Test("each request is answered with a line, until the input ends")
  func answersLines() throws {
    let ping = #"{"jsonrpc": "2.0", "id": 1, "method": "ping"}"#

    let run = try run(["mcp", "--apps", ToolRun.screens], "\(ping)\n\nno json\n\(ping)")

    #expect(run.code == 0)
    #expect(
      run.output == """
        {"jsonrpc":"2.0","id":1,"result":{}}
        {"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"The line is not JSON: \
        expected an object, found \\"no\\" at byte 1."}}
        {"jsonrpc":"2.0","id":1,"result":{}}

        """)
    #expect(run.errors == "")
  }

  @Test func withoutAppsItSaysWhatIsMissing() throws {
    let folder = try ToolRun.folder()
    defer { try? FileManager.default.removeItem(at: folder) }

    let run = try ToolRun(["serve", "mcp", "--apps", folder.path], in: folder)

    #expect(run.code == 1)
    #expect(run.errors == "Error: \(folder.path) contains no app.json, and no folder with one.\n")
  }

  @Test func anotherAddressIsRefused() throws {
    let run = try run(["webdriver", "--apps", ToolRun.screens, "--address", "0.0.0.0"])

    #expect(run.code == 1)
    #expect(
      run.errors
        == "Error: 0.0.0.0 is refused: the server listens only on 127.0.0.1, which no other "
        + "machine can reach.\n")
  }

  @Test func aServerHasToBeNamed() throws {
    let run = try run([])

    #expect(run.code != 0)
    #expect(run.errors.hasPrefix("Error: Missing argument 'SERVER'\n"))
  }
}
