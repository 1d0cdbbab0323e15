import Foundation
import XCTest

final class ShimCommandTests: XCTestCase {
  private let folder = FileManager.default.temporaryDirectory

  func testAnAppIsDrivenByItsTests() throws {
    let run = try ToolRun(["shim", "--app", "ShopApp"], in: folder)
    XCTAssertEqual(run.code, 0)
    XCTAssertTrue(
      run.output.contains("public typealias XCTestCase = ShopAppTestCase\n"), run.output)
    XCTAssertTrue(run.output.contains("AppDefinition(running: ShopApp.self)"), run.output)
    XCTAssertFalse(run.output.contains("@testable"), run.output)
  }

  func testAnAppOfAnotherModuleIsImported() throws {
    let run = try ToolRun(["shim", "--app", "ShopApp", "--module", "Shop"], in: folder)
    XCTAssertTrue(run.output.contains("@testable import Shop\n"), run.output)
  }

  func testNamesThatAreNoneInSwiftAreFaults() throws {
    let run = try ToolRun(["shim", "--app", "Shop App", "--module", "1"], in: folder)
    XCTAssertEqual(run.code, 2)
    XCTAssertTrue(
      run.errors.contains("The value 'Shop App' is invalid for '--app': expected a name in Swift"),
      run.errors)
    XCTAssertTrue(run.errors.contains("The value '1' is invalid for '--module'"), run.errors)
  }

  func testNamesOfAssetsExcludeWhatIsForTests() throws {
    let run = try ToolRun(["shim", "--assets", ".", "--app", "A", "--snapshots"], in: folder)
    XCTAssertEqual(run.code, 2)
    for option in ["--app", "--snapshots"] {
      XCTAssertTrue(
        run.errors.contains("The option '\(option)' cannot be used with '--assets'"), run.errors)
    }
  }

  func testAssetsOfAFolderThatIsNotThereAreAFault() throws {
    let run = try ToolRun(["shim", "--assets", "nowhere"], in: folder)
    XCTAssertEqual(run.code, 1)
    XCTAssertEqual(run.errors, "Error: there is no folder nowhere\n")
  }

  func testAModuleNeedsAnApp() throws {
    let run = try ToolRun(["shim", "--module", "Shop"], in: folder)
    XCTAssertEqual(run.code, 2)
    XCTAssertTrue(run.errors.contains("Missing argument '--app'"), run.errors)
  }
}
