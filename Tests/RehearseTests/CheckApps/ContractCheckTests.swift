import Foundation
import Testing

/// `check --openapi`, as users meet it.
@Suite final class ContractCheckTests {
  private let folder: URL

  init() throws {
    folder = try ToolRun.folder()
    try write(
      "App/app.json",
      """
      { "name": "Own", "bundleIdentifier": "com.example.own", "coordinator": { "default": "Main" },
        "coordinators": { "Main": { "root": "main" } } }
      """)
    try write("App/main.json", "{}")
    try write(
      "api.yaml",
      """
      openapi: 3.1.0
      paths:
        /items:
          get:
            responses:
              '200':
                content:
                  application/json:
                    schema: {type: array}
      """)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ name: String, _ text: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func check(_ more: String...) throws -> ToolRun {
    try ToolRun(["check", "--app", "App"] + more, in: folder)
  }

  @Test func `stubs that agree are counted`() throws {
    try write("App/Stubs/Default/GET_items.json", "[]")
    let run = try check("--openapi", "api.yaml")
    #expect(run.code == 0)
    #expect(run.output.hasSuffix("api.yaml: no differences (1 set of stubs)\n"))
  }

  @Test func `a recording that cannot be read does not hide the differences of another`() throws {
    try write("broken.har", "{")
    try write(
      "good.har",
      """
      { "log": { "entries": [{ "request": { "method": "GET", "url": "https://a.example/other" },
        "response": { "status": 200, "content": {} } }] } }
      """)
    let run = try check(
      "--openapi", "api.yaml", "--har", "broken.har", "--har", "missing.har", "--har", "good.har")
    #expect(run.code == 1)
    #expect(run.output.contains("broken.har:1:"), "\(run.output)")
    #expect(run.output.contains("good.har:1:"), "\(run.output)")
    #expect(run.output.contains("1 recording)"), "\(run.output)")
  }

  @Test func `a difference fails with the places of both`() throws {
    try write("App/Stubs/Default/GET_items.json", "{}")
    let run = try check("--openapi", "api.yaml")
    #expect(run.code == 1)
    #expect(
      run.output.hasSuffix(
        """
        App/Stubs/Default/GET_items.json:1:1: expected a list, found an object (api.yaml:9:30)
        1 difference from api.yaml (1 set of stubs)

        """))
  }

  @Test func `where a part has as many differences as are told, there may be more`() throws {
    let entry = #"{"request":{"method":"GET","url":"http://a/items"},"response":{"status":404}}"#
    let last = { (count: Int) throws in
      let entries = Array(repeating: entry, count: count).joined(separator: ",")
      try self.write("a.har", #"{"log":{"entries":[\#(entries)]}}"#)
      return try self.check("--openapi", "api.yaml", "--har", "a.har").output
        .split(separator: "\n").last
    }
    let held = "from api.yaml (0 sets of stubs, 1 recording)"
    #expect(try last(199) == "199 differences \(held)")
    #expect(try last(200) == "at least 200 differences \(held)")
    #expect(try last(201) == last(200))
  }

  @Test func `a recording needs a description`() throws {
    let run = try check("--har", "session.har")
    #expect(run.code == 2)
    #expect(
      run.errors == "Error: --har needs --openapi, the description to compare it with.\n")
  }

  @Test func `a description that cannot be read is told`() throws {
    try write("api.yaml", "openapi: &a 3.1.0\n")
    let run = try check("--openapi", "api.yaml")
    #expect(run.code == 1)
    #expect(run.output.contains("api.yaml:1:10: anchors and aliases are not supported"))
  }
}
