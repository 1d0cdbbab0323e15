import Foundation
import SimulatedApp
import Testing

@Suite("The commands on routes, as users meet them")
final class RoutesCommandTests {
  private let folder: URL

  init() throws { folder = try ToolRun.folder() }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Writes an app of one screen with a state's members.
  private func write(_ name: String, state: String = "") throws {
    let app = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
    let text = """
      { "name": "Own", "bundleIdentifier": "com.example.own", "coordinator": { "default": "Main" },
        "coordinators": { "Main": { "root": "main" } } }
      """
    try Data(text.utf8).write(to: app.appendingPathComponent("app.json"))
    let screen = """
      { "root": { "type": "other", "identifier": "MainView" },
        "view": [{ "type": "button", "label": "Go", "on": { "tap": "GO" } }],
        "states": { "shown": { \(state) } } }
      """
    try Data(screen.utf8).write(to: app.appendingPathComponent("main.json"))
  }

  private func run(_ arguments: String...) throws -> ToolRun {
    try ToolRun(arguments, in: folder)
  }

  @Test func `a guard that never holds fails the check, with its place`() throws {
    try write(
      "App", state: #""on": { "GO": { "guard": "1 == 2", "actions": { "push": "main" } } }"#)
    let run = try run("routes", "--app", "App")
    #expect(run.code == 1)
    #expect(
      run.output.contains(
        """
        main.json:3:51: fault: the guard "1 == 2" is false for every value that it can get
            To do: check the initial and assigned values of its keys, or delete the transition.
        """), "\(run.output)")
    #expect(run.output.contains("1 fault: "))
  }

  @Test func `what a guard cuts off is told with the place of the guard`() throws {
    try write(
      "App", state: #""on": { "GO": { "guard": "1 == 2", "actions": { "push": "end" } } }"#)
    let end = #"{ "view": [{ "type": "other", "id": "EndView" }], "states": { "s": {} } }"#
    try Data(end.utf8).write(to: folder.appendingPathComponent("App/end.json"))
    let routes = try run("routes", "--app", "App")
    #expect(
      routes.output.contains(
        "main, state shown, pushes end (GO): cut off by a guard that is never true: "
          + "1 == 2 (main.json:3:51)."), "\(routes.output)")
    let check = try run("check", "--app", "App")
    #expect(check.code == 1)
    #expect(
      check.output == """
        main.json:3:51: fault: the guard "1 == 2" is false for every value that it can get
            To do: check the initial and assigned values of its keys, or delete the transition.
        1 fault in App

        """)
  }

  @Test func `advice fails a strict check only`() throws {
    let twin = #"{ "type": "other", "identifier": "twin" }"#
    try write("App", state: #""view": [\#(twin), \#(twin)]"#)
    #expect(try run("routes", "--app", "App").code == 0)
    let strict = try run("routes", "--app", "App", "--strict")
    #expect(strict.code == 1)
    #expect(strict.output.contains("All routes work, 1 finding to look at: "), "\(strict.output)")
    let json = try run("routes", "--app", "App", "--format", "json")
    #expect(json.code == 0)
    #expect(json.output.contains(#""kind": "identifierTwice""#), "\(json.output)")
  }

  @Test func `a table of the sample app holds, and a wrong row is told with its line`() throws {
    let table = ToolRun.screens + "/app.routes.json"
    let good = try run("routes", "table", table, "--app", ToolRun.screens)
    #expect(good.code == 0)
    #expect(good.output == "5 rows: all pass.\n")
    let wrong = "{ \"rows\": [\n{ \"name\": \"a\", \"stack\": [\"home\"] }] }"
    try Data(wrong.utf8).write(to: folder.appendingPathComponent("t.json"))
    let bad = try run("routes", "table", "t.json", "--app", ToolRun.screens)
    #expect(bad.code == 1)
    #expect(
      bad.output == """
        t.json:2: row a: expected the stack home, found list
        1 row: 1 fails.

        """)
  }

  @Test func `saved routes are compared with a folder`() throws {
    try write("Old", state: #""on": { "GO": { "actions": { "push": "main" } } }"#)
    try write("New")
    #expect(try run("routes", "save", "old.json", "--app", "Old").code == 0)
    let went = try run("routes", "diff", "old.json", "New")
    #expect(went.code == 1)
    #expect(
      went.output == """
        Went:
          main.json:3:24: state shown of main, GO: pushes screen main
        1 regression, 0 other changes.

        """)
    let came = try run("routes", "diff", "New", "old.json")
    #expect(came.code == 0)
    #expect(try run("routes", "diff", "old.json", "Old").output == "No route has changed.\n")
  }

  @Test func `a root with another identifier is told at its place`() throws {
    try write("Old")
    try write("New")
    let file = folder.appendingPathComponent("New/main.json")
    let text = try String(contentsOf: file, encoding: .utf8)
    try Data(text.replacing("MainView", with: "HomeView").utf8).write(to: file)
    #expect(
      try run("routes", "diff", "Old", "New").output == """
        Changed:
          main.json:1:44: screen main: marker MainView is now HomeView
        1 regression, 0 other changes.

        """)
  }

  @Test func `coverage comes from a folder of journals`() throws {
    try write("App")
    let path = folder.path + "/App"
    let app = CompiledApp(try AppFolder(path).load())
    let session = AppSession(app: app, configuration: SessionConfiguration(isJournaling: true))
    _ = session.launch(arguments: [], environment: [:])
    let journals = folder.appendingPathComponent("journals")
    try FileManager.default.createDirectory(at: journals, withIntermediateDirectories: true)
    try Data(session.device.journal?.bytes ?? []).write(
      to: journals.appendingPathComponent("a.journal.jsonl"))
    let run = try run("coverage", "journals", "--app", "App")
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output.hasPrefix("Coverage of Own by 1 journal\n"), "\(run.output)")
    #expect(run.output.contains("states                  1 of 1   100 %"), "\(run.output)")
    let svg = try self.run("coverage", "journals", "--app", "App", "--format", "svg")
    #expect(svg.output.contains("class=\"box screen covered\""))
  }

  @Test func `journals that cannot be read have no coverage`() throws {
    try write("App")
    try Data().write(to: folder.appendingPathComponent("a.journal.jsonl"))
    let run = try run("coverage", "a.journal.jsonl", "--app", "App")
    #expect(run.code == 1 && run.output.isEmpty)
    #expect(
      run.errors == "Error: a.journal.jsonl: not counted: journal line 1: expected the first line "
        + "of a journal\n")
    let missing = try self.run("coverage", "b.jsonl", "c.jsonl", "--app", "App")
    #expect(missing.code == 1 && missing.output.isEmpty)
    #expect(
      missing.errors
        == ["b", "c"].map {
          "Error: \($0).jsonl: not counted: there is no file \($0).jsonl\n"
        }.joined())
  }

  @Test func `a folder without journals is an error`() throws {
    try write("App")
    let run = try run("coverage", "App", "--app", "App")
    #expect(run.code == 1)
    #expect(run.errors == "Error: there are no journals (*.journal.jsonl) in App\n")
  }
}
