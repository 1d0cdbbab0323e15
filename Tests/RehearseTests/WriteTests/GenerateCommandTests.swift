import Foundation
import XCTest

/// Page objects as users of the tool write them.
final class GenerateCommandTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/")

  override func setUpWithError() throws { folder = try ToolRun.folder() }

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  private func generate(_ more: String...) throws -> ToolRun {
    try ToolRun(["generate", "--app", "App", "--output", "Pages"] + more, in: folder)
  }

  private func page() throws -> String {
    try String(contentsOf: folder.appendingPathComponent("Pages/MainPage.swift"), encoding: .utf8)
  }

  private func write(_ text: String, to path: String) throws {
    try ToolRun.write(text, to: path, in: folder)
  }

  private func writeApp(button: String) throws {
    try write(
      """
      { "name": "Own", "bundleIdentifier": "com.example.own", "coordinator": { "default": "Main" },
        "coordinators": { "Main": { "root": "main" } } }
      """, to: "App/app.json")
    try write(
      #"{ "view": [{ "type": "button", "identifier": "\#(button)" }] }"#, to: "App/main.json")
  }

  func testPagesAreWrittenOnceAndThenUpToDate() throws {
    try writeApp(button: "go")
    XCTAssertEqual(try generate().output, "Created Identifiers.swift\nCreated MainPage.swift\n")
    let first = try page()

    let again = try generate()

    XCTAssertEqual(again.output, "Up to date: 2 files\n")
    XCTAssertEqual(again.code, 0)
    XCTAssertEqual(try page(), first)
  }

  func testWhatAPageLacksIsTold() throws {
    try writeApp(button: "go")
    try write(
      #"{ "context": { "a": "b" }, "view": [{ "type": "button", "label": { "bind": "a" } }] }"#,
      to: "App/main.json")

    XCTAssertEqual(
      try generate().errors,
      "Not in MainPage: Button \"a\" has neither an identifier nor a fixed text\n")
  }

  func testHandWrittenCodeStaysAndWhatWentIsTold() throws {
    try writeApp(button: "go")
    _ = try generate()
    try write(try page() + "\nextension MainPage {}\n", to: "Pages/MainPage.swift")
    try writeApp(button: "run")

    let again = try generate()

    XCTAssertEqual(
      again.output,
      """
      Updated Identifiers.swift
        MainIdentifiers.go has gone; MainIdentifiers.run has come
      Updated MainPage.swift
        MainPage.tapGoButton has gone; MainPage.tapRunButton has come

      """)
    XCTAssertTrue(try page().hasSuffix("\nextension MainPage {}\n"))
    XCTAssertTrue(try page().contains("func tapRunButton()"))
  }

  func testAnEditedPartIsKeptAndTold() throws {
    try writeApp(button: "go")
    _ = try generate()
    let edited = try page().replacing("goButton.tap()", with: "goButton.doubleTap()")
    try write(edited, to: "Pages/MainPage.swift")
    try writeApp(button: "run")

    let again = try generate()

    XCTAssertTrue(again.output.contains("was edited by hand: MainPage.swift"), again.output)
    XCTAssertEqual(try page(), edited)
  }

  func testACheckWritesNothingAndEndsWithOne() throws {
    try writeApp(button: "go")

    let check = try generate("--check")

    XCTAssertEqual(check.code, 1)
    XCTAssertEqual(check.output, "Missing: Identifiers.swift\nMissing: MainPage.swift\n")
    XCTAssertFalse(
      FileManager.default.fileExists(atPath: folder.appendingPathComponent("Pages").path))
  }

  func testACheckOfWhatIsUpToDateEndsWithNone() throws {
    try writeApp(button: "go")
    _ = try generate()
    XCTAssertEqual(try generate("--check").code, 0)
    try writeApp(button: "run")
    let check = try generate("--check")
    XCTAssertEqual(check.code, 1)
    XCTAssertTrue(check.output.contains("Out of date: MainPage.swift"), check.output)
  }

  func testAPageWithoutAScreenIsNamed() throws {
    try writeApp(button: "go")
    _ = try generate()
    try write(try page(), to: "Pages/OldPage.swift")

    XCTAssertTrue(try generate().output.contains("No longer a screen: OldPage.swift"))
  }

  func testAFolderIsNeeded() throws {
    let run = try ToolRun(["generate"], in: folder)
    XCTAssertEqual(run.code, 2)
    XCTAssertEqual(
      run.errors,
      """
      Error: Missing argument '--output FOLDER'
      See 'rehearse help generate' for more information.

      """)
  }
}
