import XCTest

@testable import rehearse

/// The command as users meet it, up to what it would build.
final class AdoptCommandTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/")

  override func setUpWithError() throws { folder = try ToolRun.folder() }

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  private func write(_ text: String, to path: String) throws {
    try ToolRun.write(text, to: path, in: folder)
  }

  func testACheckSaysWhatIsFound() throws {
    try write("import XCTest\nimport Kit\nlet app = XCUIApplication()\n", to: "app/UITests/A.swift")
    let run = try ToolRun(["adopt", "app", "--check"], in: folder)
    XCTAssertEqual(
      run.output,
      """
      UITests: 1 Swift file, from UITests, Swift 5 mode.

      What was done so that they compile:
        The module Kit is empty: its code is not here.

      """)
    XCTAssertEqual(run.code, 0)
    XCTAssertFalse(
      FileManager.default.fileExists(atPath: folder.appendingPathComponent("app-rehearsal").path))
  }

  func testAProjectStandsForItsFolder() throws {
    try write("import XCTest\nlet app = XCUIApplication()\n", to: "app/UITests/A.swift")
    try write("{}", to: "app/App.xcodeproj/project.pbxproj")
    let run = try ToolRun(["adopt", "app/App.xcodeproj", "--check"], in: folder)
    XCTAssertTrue(run.output.hasPrefix("UITests: 1 Swift file, from UITests"), run.output)
  }

  func testAFileIsNoFolder() throws {
    try write("", to: "app.zip")
    let run = try ToolRun(["adopt", "app.zip"], in: folder)
    XCTAssertEqual(run.errors, "Error: app.zip is not a folder\n")
  }

  func testAnAddressIsFetchedFirst() throws {
    let address = "https://example.com/shop-ios"
    let run = try ToolRun(["adopt", address], in: folder)
    XCTAssertEqual(
      run.errors, "Error: \(address) is not a folder. Fetch it first: git clone \(address)\n")
  }

  func testAFolderWithoutUITestsIsRefused() throws {
    try write("let a = 1\n", to: "app/A.swift")
    let run = try ToolRun(["adopt", "app"], in: folder)
    XCTAssertEqual(run.code, 1)
    XCTAssertTrue(
      run.errors.contains("app has no UI tests: no target of an Xcode project"), run.errors)
  }

  func testTheNearestTargetIsNamed() throws {
    try write("import XCTest\nlet app = XCUIApplication()\n", to: "app/ShopUITests/A.swift")
    let run = try ToolRun(["adopt", "app", "--target", "ShopUITest"], in: folder)
    XCTAssertTrue(
      run.errors.contains("app has no UI tests named ShopUITest. Did you mean ShopUITests?"),
      run.errors)
  }

  func testAPackageThatIsThereIsNotReplaced() throws {
    try write("import XCTest\nlet app = XCUIApplication()\n", to: "app/ShopUITests/A.swift")
    try write("", to: "app-rehearsal/Package.swift")
    let run = try ToolRun(["adopt", "app"], in: folder)
    XCTAssertEqual(run.code, 1)
    XCTAssertTrue(run.errors.contains("app-rehearsal already exists."), run.errors)
  }
}

final class CrashedTestsTests: XCTestCase {
  private let tests = ["M.A/one", "M.A/two", "M.B/one"]

  func testTheRunningTestIsTheCulprit() {
    XCTAssertEqual(CrashedTests(running: "M.A/two", log: "").names(among: tests), ["M.A/two"])
  }

  func testAClassWhosePreparationCrashesIsLeftOut() {
    let log = "Test Suite 'B' started at 9\nTest Suite 'A' started at 10\nboom\n"
    XCTAssertEqual(
      CrashedTests(running: nil, log: log).names(among: tests), ["M.A/one", "M.A/two"])
    XCTAssertEqual(CrashedTests(running: nil, log: "boom").names(among: tests), [])
  }

  func testTheReasonIsWhatSwiftSaid() {
    XCTAssertEqual(
      CrashedTests.reason(in: "a\nM/A.swift:3: Fatal error: no account\nb"),
      "M/A.swift:3: Fatal error: no account")
    XCTAssertNil(CrashedTests.reason(in: "a"))
  }
}
