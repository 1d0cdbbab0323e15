import AppTools
import TestWriting
import XCTest

@testable import rehearse

final class NewPackageTests: XCTestCase {
  private func text(_ path: String, of name: String) -> String {
    NewPackage(name: name, rehearsal: "../rehearsal").files.first { $0.path == path }?.text ?? ""
  }

  func testTheTestTargetIsNamedAfterTheFolder() {
    for (name, target) in [
      ("shop", "ShopUITests"), ("my-shop 2", "MyShop2UITests"), ("2go", "App2goUITests"),
      ("магазин", "AppUITests"),
    ] {
      let paths = NewPackage(name: name, rehearsal: "..").files.map(\.path)
      XCTAssertTrue(paths.contains("Tests/\(target)/FirstTests.swift"), "\(paths)")
    }
  }

  func testTheManifestNamesThePackageAndWhereRehearsalIs() {
    let manifest = text("Package.swift", of: #"a "shop""#)
    XCTAssertTrue(manifest.contains(#"name: "a \"shop\"","#), manifest)
    XCTAssertTrue(
      manifest.contains(#".package(name: "rehearsal", path: "../rehearsal")"#), manifest)
  }

  func testFilesEndWithOneLineEnd() {
    let new = NewPackage(name: "shop", rehearsal: "..")
    for file in new.files + new.swiftUIFiles {
      XCTAssertTrue(file.text.hasSuffix("\n") && !file.text.hasSuffix("\n\n"), file.path)
    }
  }

  func testAPackageOfSwiftUIHasItsAppBesideItsTests() {
    let files = NewPackage(name: "my-shop", rehearsal: "..").swiftUIFiles
    func text(_ path: String) -> String { files.first { $0.path == path }?.text ?? "" }
    XCTAssertTrue(text("Sources/MyShop/MyShopApp.swift").contains("@main\nstruct MyShopApp: App {"))
    let shim = text("Tests/MyShopUITests/Shim.swift")
    XCTAssertTrue(shim.contains("@testable import MyShop\n"), shim)
    XCTAssertTrue(text("Package.swift").contains(#".executableTarget("#))
  }

  func testAWayBetweenFolders() {
    XCTAssertEqual(RelativePath.of("/a/rehearsal", from: "/a/shop"), "../rehearsal")
    XCTAssertEqual(RelativePath.of("/a/rehearsal", from: "/a/rehearsal/examples"), "..")
    XCTAssertEqual(RelativePath.of("/a/b/c", from: "/a"), "b/c")
    XCTAssertEqual(RelativePath.of("/a", from: "/a/"), ".")
  }
}

/// The command as users meet it.
final class InitCommandTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/")

  override func setUpWithError() throws { folder = try ToolRun.folder() }

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).path)
  }

  func testTheAppOfANewPackageHasNoFaults() throws {
    let run = try ToolRun(["init", "shop"], in: folder)
    XCTAssertEqual(run.code, 0, run.errors)
    XCTAssertTrue(run.output.contains("Created Tests/ShopUITests/FirstTests.swift"), run.output)
    XCTAssertTrue(
      run.output.contains("Created Tests/ShopUITests/Pages/WelcomePage.swift"), run.output)
    XCTAssertTrue(run.output.contains("swift test"), run.output)
    XCTAssertTrue(exists("shop/Tests/ShopUITests/Pages/Identifiers.swift"))
    let pages = try ToolRun(
      ["generate", "--app", "shop/Screens", "--output", "shop/Tests/ShopUITests/Pages", "--check"],
      in: folder)
    XCTAssertEqual(pages.code, 0, pages.output)
    let routes = try ToolRun(["routes", "--app", "shop/Screens"], in: folder)
    XCTAssertEqual(routes.code, 0, routes.output + routes.errors)
  }

  func testAnAppOfSwiftUIHasNoScreenFiles() throws {
    let run = try ToolRun(["init", "shop", "--swiftui"], in: folder)
    XCTAssertEqual(run.code, 0, run.errors)
    XCTAssertTrue(run.output.contains("Created Sources/Shop/ShopApp.swift"), run.output)
    XCTAssertFalse(exists("shop/Screens"))
  }

  func testEveryFileNamesItsSchema() throws {
    _ = try ToolRun(["init", "shop"], in: folder)
    let run = try ToolRun(["check", "schemas", "--app", "shop/Screens"], in: folder)
    XCTAssertEqual(run.output, "shop/Screens: every file names its schema\n")
    XCTAssertEqual(run.code, 0)
  }

  func testAFileWithoutItsSchemaIsNamedWithTheLineToAdd() throws {
    let run = try ToolRun(["check", "schemas", "--app", ToolRun.screens], in: folder)
    XCTAssertTrue(
      run.output.contains(#"home.json: add "$schema": "screen.schema.json""#), run.output)
    XCTAssertEqual(run.code, 1)
  }

  func testWhatIsThereIsNamedAndStaysAsItIs() throws {
    let manifest = folder.appendingPathComponent("Package.swift")
    try Data("mine".utf8).write(to: manifest)
    let run = try ToolRun(["init"], in: folder)
    XCTAssertEqual(run.code, 1)
    XCTAssertTrue(run.errors.contains("Package.swift already exists"), run.errors)
    XCTAssertEqual(try String(contentsOf: manifest, encoding: .utf8), "mine")
    XCTAssertFalse(exists("Screens"))
  }

  func testWhatCouldNotBeFinishedIsTakenBackAndCanBeMadeAgain() throws {
    for blocker in ["Tests", "Tests/ShopUITests/Pages"] {
      let shop = folder.appendingPathComponent("in/shop")
      try ToolRun.write("mine", to: blocker, in: shop)
      let run = try ToolRun(["init", "in/shop"], in: folder)
      XCTAssertEqual(run.code, 1)
      XCTAssertTrue(run.output.contains("Created Package.swift"), run.output)
      XCTAssertTrue(run.errors.contains("\(blocker) cannot be made: Not a directory"), run.errors)
      XCTAssertTrue(
        run.errors.hasSuffix("The files that were made are deleted again.\n"), run.errors)
      XCTAssertEqual(
        try FileManager.default.contentsOfDirectory(atPath: shop.path), ["Tests"])
      XCTAssertTrue(exists("in/shop/\(blocker)"))

      try FileManager.default.removeItem(at: shop.appendingPathComponent(blocker))
      XCTAssertEqual(try ToolRun(["init", "in/shop"], in: folder).code, 0)
      try FileManager.default.removeItem(at: shop)
    }
  }

  func testAFolderThatIsNotRehearsalIsNamed() throws {
    let run = try ToolRun(["init", "shop", "--package", "nowhere"], in: folder)
    XCTAssertEqual(run.code, 1)
    XCTAssertTrue(run.errors.contains("does not contain Rehearsal's package"), run.errors)
    XCTAssertFalse(exists("shop"))
  }
}
