import Foundation
import XCTest

/// A tour of an app, and what it leaves out.
final class WalksCommandTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/")

  override func setUpWithError() throws { folder = try ToolRun.folder() }

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  func testWhatNoTestContainsIsNamedOnce() throws {
    try ToolRun.write(
      """
      { "name": "Own", "bundleIdentifier": "com.example.own", "coordinator": { "default": "Main" },
        "coordinators": { "Main": { "root": "main" } } }
      """, to: "App/app.json", in: folder)
    let rows = (1...17).map { "\"row \($0)\"" }.joined(separator: ", ")
    try ToolRun.write(
      """
      { "context": { "rows": [\(rows)], "isOn": false },
        "view": [
          { "type": "button", "identifier": "end", "on": { "tap": "END" } },
          { "type": "button", "identifier": "flip", "selected": "isOn == true",
            "on": { "tap": "FLIP" } },
          { "type": "table", "children": [
            { "type": "cell", "forEach": "rows", "identifier": { "bind": "item" },
              "on": { "tap": "ROW" } }] }
        ],
        "on": { "END": { "actions": [{ "crash": "on purpose" }] }, "ROW": { "actions": [{ "push": "other" }] },
          "FLIP": { "actions": [{ "toggle": "isOn" }] } } }
      """, to: "App/main.json", in: folder)
    try ToolRun.write("{}", to: "App/other.json", in: folder)

    let run = try ToolRun(["walks", "--app", "App"], in: folder)

    XCTAssertEqual(run.code, 0, run.errors)
    XCTAssertTrue(
      run.errors.hasSuffix(
        """
        In no test: 1 of 17 items like Cell, identifier: 'row 1' on main
        In no test: Main: tap Button, identifier: 'end' on main, shown: the app crashes

        """), run.errors)
    XCTAssertFalse(run.output.contains("In no test"), "the class alone is printed")
  }

  func testScreensAndStatesThatWereNotReachedAreNamed() throws {
    try ToolRun.write(
      """
      { "name": "Own", "bundleIdentifier": "com.example.own", "coordinator": { "default": "Main" },
        "coordinators": { "Main": { "root": "main" } } }
      """, to: "App/app.json", in: folder)
    try ToolRun.write(
      """
      { "initial": "first",
        "states": { "first": { "on": { "GO": "second" } },
          "second": { "initial": "inner", "states": { "inner": {}, "deep": {} } } } }
      """, to: "App/main.json", in: folder)
    try ToolRun.write(#"{ "states": { "shown": {} } }"#, to: "App/lost.json", in: folder)

    let run = try ToolRun(["walks", "--app", "App"], in: folder)

    XCTAssertEqual(run.code, 0, run.errors)
    XCTAssertTrue(
      run.errors.hasSuffix(
        """
        In no test: the screen lost, which was not reached; rehearse routes says why
        In no test: the state second of main, which was not reached; rehearse routes says why
        In no test: the state second.inner of main, which was not reached; rehearse routes says why
        In no test: the state second.deep of main, which was not reached; rehearse routes says why
        In no test: the transition first: GO -> second of main, which was not taken

        """), run.errors)
  }
}
