import Foundation
import PageChecks
import SimulatedApp
import Testing

@testable import AppTools

@Suite("rehearse check pages")
final class PagesCommandTests {
  private let folder: URL

  init() throws { folder = try ToolRun.folder() }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ text: String, to name: String) throws {
    try ToolRun.write(text, to: name, in: folder)
  }

  private func run(_ arguments: String...) throws -> ToolRun {
    try ToolRun(["check", "pages"] + arguments, in: folder)
  }

  @Test func `a smell fails the check, with its place and the identifier of the app`() throws {
    try write("app.buttons[\"Edit it\"].tap()\nsleep(2)\n", to: "Tests/Own/A.swift")
    let run = try run()
    #expect(run.code == 1)
    #expect(run.output.hasPrefix("Tests/Own/A.swift:1:13: \"Edit it\" is a text of the screen"))
    #expect(run.output.contains("\nTests/Own/A.swift:2:1: sleep lets a fixed time pass [sleep]\n"))
    #expect(run.output.hasSuffix("2 smells in 1 file\n"))
  }

  @Test func `an app names the identifiers`() throws {
    try write("app.buttons[\"Login\"].tap()\n", to: "A.swift")
    let run = try run("A.swift", "--app", ToolRun.screens)
    #expect(run.code == 1)
    #expect(
      run.output.contains(
        "ask for \"cloud.mokumoku.sample.login.button\", the identifier of the element with this "
          + "text on the screen login"), "\(run.output)")
    #expect(run.output.hasSuffix(", compared with the app in \(ToolRun.screens)\n"))
  }

  @Test func `sources without a smell`() throws {
    try write("app.buttons[\"login\"].tap()\n", to: "A.swift")
    let run = try run("A.swift")
    #expect(run.code == 0)
    #expect(run.output == "No smells in 1 file\n")
  }

  @Test func `sources that are not there, and an app that cannot be read`() throws {
    let missing = try run("None")
    #expect(missing.code == 1)
    #expect(missing.errors == "Error: there is no folder or file None\n")
    try write("text", to: "Empty/a.txt")
    #expect(try run("Empty").errors == "Error: there are no Swift files in Empty\n")
    #expect(try run("Empty", "--app", "None").code == 1)
  }

  @Test func `what is known of the sample app`() throws {
    let app = KnownApp(try AppFolder(ToolRun.screens).load())
    let simple = app.states.filter { $0.screen == "simple" }
    #expect(simple.map(\.state) == ["", "loading", "loaded", "failed"])
    #expect(simple.map { $0.elements.first?.identifier }[2] == "SuccessView")
  }

  @Test(arguments: [("ShopTests", "Screens/Shop"), ("WalkTests", "Screens")])
  func `the tests of the repository have none`(tests: String, app: String) throws {
    let top = URL(fileURLWithPath: ToolRun.screens).deletingLastPathComponent().path
    let run = try run("\(top)/Tests/\(tests)", "--app", "\(top)/\(app)")
    #expect(run.code == 0, "\(run.output)\(run.errors)")
  }

  @Test func `the kit has none`() throws {
    let top = URL(fileURLWithPath: ToolRun.screens).deletingLastPathComponent().path
    let run = try run("\(top)/Sources/PageObjects")
    #expect(run.code == 0, "\(run.output)\(run.errors)")
  }
}
