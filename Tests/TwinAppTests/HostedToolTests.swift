import Foundation

/// Commands of the tool in the process of tests, started as the tool starts them.
final class HostedToolTests: XCTest::XCTestCase {
  private struct Outcome {
    let code: Int32
    let text: String
  }

  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("twin-tools-\(UUID().uuidString)")

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  /// Runs a command in the process of a test; what it prints goes to standard error, and what the
  /// tests print to nowhere.
  private func run(
    _ arguments: [String], typing lines: [String] = [],
    on test: String = "TwinAppTests.RecipeTests/testARecipeIsLoaded"
  ) throws -> Outcome {
    let command = try HostedCommand(arguments, on: test)
    let (process, input, printed) = (command.process, command.input, command.printed)
    input.fileHandleForWriting.write(Data(lines.map { $0 + "\n" }.joined().utf8))
    try input.fileHandleForWriting.close()
    let data = printed.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      code: process.terminationStatus, text: String(decoding: data, as: UTF8.self))
  }

  func testRoutesNamesTheScreensOfTheSource() throws {
    let routes = try run(["routes"])
    XCTAssertEqual(routes.code, 0, routes.text)
    for name in ["recipes", "recipe", "newRecipe", "settings"] {
      XCTAssertTrue(routes.text.contains(name), routes.text)
    }
    XCTAssertTrue(routes.text.contains("All routes work"), routes.text)
  }

  func testTheGraphIsThatOfTheModelButForStatesAndWithoutWhatTheAppPrints() throws {
    let command = try HostedCommand(["routes", "graph"], printingTo: 1)
    try command.input.fileHandleForWriting.close()
    let data = command.printed.fileHandleForReading.readDataToEndOfFile()
    command.process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
    XCTAssertTrue(text.contains("presents screen newRecipe"), text)
    XCTAssertTrue(text.contains("pushes screen recipe"), text)
    XCTAssertFalse(text.contains("The settings are shown."), text)
  }

  func testOpenShowsTheAppAndRecordsATest() throws {
    let file = folder.appendingPathComponent("OpenedTests.swift").path
    let opened = try run(
      ["open", "--record", file],
      typing: ["tap Bread", "wait", "wait", "tap Delete", "tap Keep", "undo", "tap Keep", "quit"])
    XCTAssertEqual(opened.code, 0, opened.text)
    XCTAssertTrue(opened.text.contains("recipes  t = 0.000 s"), opened.text)
    XCTAssertTrue(opened.text.contains("recipe  t = 1.5"), opened.text)
    let test = try String(contentsOfFile: file, encoding: .utf8)
    XCTAssertTrue(test.contains("app.buttons[\"recipe Bread\"].tap()"), test)
    XCTAssertFalse(test.contains("simulatedApp"), test)
  }

  func testPageObjectsAreWrittenAndKept() throws {
    let written = try run(["generate", "--output", folder.path])
    XCTAssertEqual(written.code, 0, written.text)
    let page = try String(
      contentsOf: folder.appendingPathComponent("NewRecipePage.swift"), encoding: .utf8)
    XCTAssertTrue(page.contains("func tapSaveButton() -> RecipesPage"), page)
    XCTAssertEqual(try run(["generate", "--output", folder.path, "--check"]).code, 0)
  }

  func testTheGalleryHasAPictureOfEachPlace() throws {
    let drawn = try run(["gallery", "--output", folder.path])
    XCTAssertEqual(drawn.code, 0, drawn.text)
    let index = folder.appendingPathComponent("index.html")
    XCTAssertTrue(try String(contentsOf: index, encoding: .utf8).contains("newRecipe"))
  }

  func testWalksArePrinted() throws {
    let walks = try run(["walks"])
    XCTAssertEqual(walks.code, 0, walks.text)
    XCTAssertTrue(walks.text.contains("final class RecipesTourTests: XCTestCase"), walks.text)
  }

  func testCheckTellsWhatTheAppIs() throws {
    let check = try run(["check"])
    XCTAssertEqual(check.code, 0, check.text)
    XCTAssertTrue(check.text.contains("Recipes: no faults"), check.text)
  }

  func testAnAgentDrivesTheApp() throws {
    func call(_ number: Int, _ tool: String, _ arguments: String) -> String {
      #"{"jsonrpc": "2.0", "id": \#(number), "method": "tools/call", "#
        + #""params": {"name": "\#(tool)", "arguments": \#(arguments)}}"#
    }
    let served = try run(
      ["serve", "mcp"],
      typing: [
        call(1, "launch_app", "{}"), call(2, "tap", #"{"element": "recipe Bread"}"#),
        call(3, "advance_time", #"{"seconds": 3}"#), call(4, "describe_screen", "{}"),
      ])
    XCTAssertEqual(served.code, 0, served.text)
    let answers = served.text.split(separator: "\n")
    XCTAssertEqual(answers.count, 4, served.text)
    XCTAssertFalse(served.text.contains("isError\":true"), served.text)
    XCTAssertTrue(answers.last?.contains("Delete") ?? false, served.text)
  }

  func testAnAppInFilesThatTestsNameIsTakenToo() throws {
    let routes = try run(
      ["routes"], on: "TwinAppTests.RecipeModelTests/testARecipeIsLoaded")
    XCTAssertTrue(routes.text.contains("newRecipe"), routes.text)
  }

  func testAWrongOptionIsTold() throws {
    let wrong = try run(["routes", "--moduel", "X"])
    XCTAssertEqual(wrong.code, 2, wrong.text)
    XCTAssertTrue(wrong.text.contains("--module"), wrong.text)
  }
}
