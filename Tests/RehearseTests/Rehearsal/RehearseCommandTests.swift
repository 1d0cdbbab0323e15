import Foundation
import XCTest

/// The tool as users meet it.
final class RehearseCommandTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/")

  override func setUpWithError() throws { folder = try ToolRun.folder() }

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  func testTheMainJobSaysWhatItFoundAndWhereTheReportIs() throws {
    let run = try ToolRun(["--app", ToolRun.screens, "--runs", "60"], in: folder)
    XCTAssertEqual(run.code, 0, run.errors)
    for words in [
      "Rehearsing Sample from ", "All routes work: ", "login, no wait", "FLAKY",
      "list, waitForExistence          60       0  0.0 % (0.0 to 6.0 %)       steady pass",
      "Latencies: everyday: a fixed 2 s varies from 1.6 to 2.6 s; ",
      "Report:   .rehearsal/report.html", "All checks passed.",
    ] { XCTAssertTrue(run.output.contains(words), "\(words)\n\(run.output)") }
  }

  func testAReportThatCannotBeWrittenIsInTheLastLine() throws {
    try Data().write(to: folder.appendingPathComponent("taken"))
    let run = try ToolRun(
      ["--app", ToolRun.screens, "--runs", "60", "--output", "taken"], in: folder)
    XCTAssertEqual(run.code, 1)
    XCTAssertTrue(
      run.output.hasSuffix("All checks passed, but the report could not be written.\n"), run.output)
  }

  func testTwoRunsAndAnyNumberOfThreadsWriteTheSameBytes() throws {
    let first = try written(["--jobs", "1"])
    XCTAssertEqual(first, try written(["--jobs", "1"]))
    XCTAssertEqual(first, try written(["--jobs", "2"]))
    XCTAssertEqual(first.count, 6)
  }

  func testAReplayedSeedFailsAsItDid() throws {
    let run = try ToolRun(
      [
        "--app", ToolRun.screens, "--flow", "list, sleep(2)", "--seed", "17", "--runs", "1",
      ], in: folder)
    XCTAssertTrue(run.output.contains("steady fail"), run.output)
  }

  func testTheAuditNamesScreensStatesAndElements() throws {
    let run = try ToolRun(["check", "audit", "--app", ToolRun.screens], in: folder)
    XCTAssertTrue(run.output.contains("no faults"), run.output)
    for words in [
      "screen login", "Hit area is too small [hitRegion]: This element is smaller than 44 by 44",
      "identifier: 'cloud.mokumoku.sample.login.email'", " audited.",
    ] { XCTAssertTrue(run.output.contains(words), "\(words)\n\(run.output)") }
    XCTAssertEqual(run.code, 1)
  }

  func testRoutesAlone() throws {
    let run = try ToolRun(["routes", "--app", ToolRun.screens], in: folder)
    XCTAssertEqual(run.code, 0)
    XCTAssertTrue(run.output.contains("coordinator  ListCoordinator       works"), run.output)
    XCTAssertFalse(FileManager.default.fileExists(atPath: folder.path + "/.rehearsal"))
  }

  func testTheGraphIsAllThatIsPrinted() throws {
    try writeSmallApp(onTap: #"{ "actions": { "push": "main" } }"#)
    let run = try ToolRun(["routes", "graph", "--app", "App"], in: folder)
    XCTAssertEqual(run.code, 0, run.errors)
    XCTAssertEqual(
      run.output,
      """
      app Own
      coordinator Main
        opens screen main
      screen main
        opens state shown
        GO: pushes screen main
        state shown

      """)
    XCTAssertEqual(run.errors, "")
  }

  func testEachVariantIsCheckedAndItsRoutesToo() throws {
    try writeSmallApp(onTap: #"{ "actions": { "push": "main" } }"#)
    try writeVariant("de", main: #"{ "title": "Deutsch" }"#)
    let run = try ToolRun(["check", "--app", "App"], in: folder)
    XCTAssertEqual(run.code, 0, run.output)
    XCTAssertEqual(
      run.output,
      """
      App: no faults (1 screen, 1 coordinator, 0 loaders)
      App, variant de: no faults (1 screen, 1 coordinator, 0 loaders)

      """)
    let routes = try ToolRun(["routes", "--app", "App"], in: folder)
    XCTAssertTrue(routes.output.contains("\nVariant de\n"), routes.output)
    try writeVariant("fr", main: #"{ "titel": "Français" }"#)
    let wrong = try ToolRun(["check", "--app", "App"], in: folder)
    XCTAssertEqual(wrong.code, 1)
    XCTAssertEqual(
      wrong.output,
      """
      Variants/fr/main.json:1:3: unknown key "titel"; the nearest is "title"
      1 fault in App

      """)
    let one = try ToolRun(["check", "--app", "App", "--variant", "de"], in: folder)
    XCTAssertEqual(one.code, 0, one.output)
    let none = try ToolRun(["routes", "--app", "App", "--variant", "dee"], in: folder)
    XCTAssertEqual(none.code, 1)
    XCTAssertTrue(
      none.output.contains(
        #"there is no variant "dee"; the known variants are de, fr; the nearest is "de""#),
      none.output)
  }

  private func writeVariant(_ name: String, main: String) throws {
    let place = folder.appendingPathComponent("App/Variants/\(name)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try Data(main.utf8).write(to: place.appendingPathComponent("main.json"))
  }

  func testAGraphOfAWrongAppLeavesTheOutputEmpty() throws {
    try writeSmallApp(onTap: #""nowhere""#)
    let run = try ToolRun(["routes", "graph", "--app", "App", "--format", "dot"], in: folder)
    XCTAssertEqual(run.code, 1)
    XCTAssertEqual(run.output, "")
    XCTAssertTrue(run.errors.contains("1 fault in App"), run.errors)
  }

  func testAnUnknownFormatOfTheGraphEndsWithTwo() throws {
    let run = try ToolRun(["routes", "graph", "--format", "jsn"], in: folder)
    XCTAssertEqual(run.code, 2)
    XCTAssertEqual(
      run.errors,
      """
      Error: The value 'jsn' is invalid for '--format'. Did you mean 'json'?
      See 'rehearse help routes graph' for more information.

      """)
  }

  func testABrokenRouteEndsWithOneAndAnAdvice() throws {
    try writeSmallApp(onTap: #"{ "actions": { "crash": "boom" } }"#)
    let run = try ToolRun(["--app", "App"], in: folder)
    XCTAssertEqual(run.code, 1)
    for words in [
      "the app crashes (boom) in Main: tap Button, identifier: 'go'",
      "To do: guard the transition, or correct what crashes.",
      "Left out, since the flows are written for the sample app. This one has no coordinator",
      "Some checks failed.",
    ] { XCTAssertTrue(run.output.contains(words), "\(words)\n\(run.output)") }
  }

  func testAnAppOfOnesOwnIsCheckedWithoutTheFlows() throws {
    try writeSmallApp(onTap: #"{ "actions": { "assign": { "count": "count + 1" } } }"#)
    let run = try ToolRun(["--app", "App"], in: folder)
    XCTAssertEqual(run.code, 0, run.output)
    XCTAssertTrue(run.output.contains("Left out"), run.output)
  }

  func testFaultsInFilesAreToldWithTheirPlace() throws {
    try writeSmallApp(onTap: #""nowhere""#)
    let run = try ToolRun(["check", "--app", "App"], in: folder)
    XCTAssertEqual(run.code, 1)
    XCTAssertTrue(run.output.contains("main.json:"), run.output)
    XCTAssertTrue(run.output.contains("1 fault in App"), run.output)
  }

  func testCheckOfASoundApp() throws {
    let run = try ToolRun(["check", "--app", ToolRun.screens], in: folder)
    XCTAssertEqual(run.code, 0)
    XCTAssertTrue(
      run.output.hasSuffix(": no faults (10 screens, 10 coordinators, 2 loaders)\n"), run.output)
  }

  func testNoAppAtAllIsSaid() throws {
    let run = try ToolRun([], in: folder)
    XCTAssertEqual(run.code, 1)
    XCTAssertTrue(run.errors.hasPrefix("Error: There is no app to test"), run.errors)
    XCTAssertTrue(run.errors.hasSuffix("\nName its folder with --app FOLDER.\n"), run.errors)
  }

  func testWrongArgumentsEndWithTwo() throws {
    let run = try ToolRun(["--seeds", "5", "--rnus", "5"], in: folder)
    XCTAssertEqual(run.code, 2)
    XCTAssertEqual(
      run.errors,
      """
      Error: '--seeds' is now '--runs'
      Error: Unknown option '--rnus'. Did you mean '--runs'?
      See 'rehearse help' for more information.

      """)
    XCTAssertEqual(run.output, "")
  }

  func testShimIsSwiftThatNamesTheModule() throws {
    let run = try ToolRun(["shim"], in: folder)
    XCTAssertTrue(run.output.contains("@_exported import XCUIAutomation\n"), run.output)
    XCTAssertTrue(run.output.hasSuffix("\n") && !run.output.hasSuffix("\n\n"))
  }

  func testVersionAndHelp() throws {
    XCTAssertEqual(try ToolRun(["--version"], in: folder).output, "rehearse 0.1.0\n")
    XCTAssertTrue(try ToolRun(["help"], in: folder).output.hasPrefix("OVERVIEW: "))
  }

  /// The files of a run by name, and its output.
  private func written(_ options: [String]) throws -> [String: Data] {
    let run = try ToolRun(["--app", ToolRun.screens, "--runs", "40"] + options, in: folder)
    let report = folder.appendingPathComponent(".rehearsal")
    var files = ["stdout": Data(run.output.utf8)]
    files["report"] = try Data(contentsOf: report.appendingPathComponent("report.html"))
    let journals = report.appendingPathComponent("journals")
    for name in try FileManager.default.contentsOfDirectory(atPath: journals.path) {
      files[name] = try Data(contentsOf: journals.appendingPathComponent(name))
    }
    return files
  }

  private func writeSmallApp(onTap transition: String) throws {
    let app = folder.appendingPathComponent("App")
    try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
    let definition = """
      { "name": "Own", "bundleIdentifier": "com.example.own", "coordinator": { "default": "Main" },
        "coordinators": { "Main": { "root": "main", "marker": "go" } } }
      """
    let screen = """
      { "context": { "count": 0 },
        "view": [{ "type": "button", "identifier": "go", "on": { "tap": "GO" } }],
        "on": { "GO": \(transition) } }
      """
    try Data(definition.utf8).write(to: app.appendingPathComponent("app.json"))
    try Data(screen.utf8).write(to: app.appendingPathComponent("main.json"))
  }
}
