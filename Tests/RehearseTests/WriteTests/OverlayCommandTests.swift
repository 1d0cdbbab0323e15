import Foundation
import XCTest

@testable import rehearse

final class OverlayCommandTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/")

  override func setUpWithError() throws { folder = try ToolRun.folder() }

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }

  private func compile(_ more: [String]) throws -> (code: Int32, words: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-typecheck", folder.appendingPathComponent("Shop.swift").path] + more
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = pipe
    try process.run()
    let words = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, words)
  }

  func testTheCompilerSeesWhatIsForIOS() throws {
    try write(
      "#if !os(iOS)\n#error(\"left out\")\n#endif\nlet price: Int = \"\"\n", to: "Shop.swift")
    try write("let tea = 1\n", to: "Tea.swift")
    let run = try ToolRun(["overlay", ".", "--output", "copies"], in: folder)
    XCTAssertEqual(run.code, 0, run.errors)
    XCTAssertTrue(run.output.hasPrefix("1 of 2 sources are changed by the overlay."), run.output)
    XCTAssertTrue(try compile([]).words.contains("error: left out"))
    let words = try compile([
      "-vfsoverlay", folder.appendingPathComponent("copies/overlay.yaml").path,
    ]).words
    XCTAssertFalse(words.contains("error: left out"), words)
    XCTAssertTrue(words.contains("/Shop.swift:4:"), words)
  }

  func testCopiesOfAnEarlierRunAreNoSources() throws {
    try write("#if os(iOS)\nlet price = 1\n#endif\n", to: "Shop.swift")
    let runs = try (1...2).map { _ in
      try ToolRun(["overlay", ".", "--output", "copies"], in: folder)
    }
    XCTAssertEqual(runs.map(\.code), [0, 0], runs[1].errors)
    XCTAssertEqual(runs[0].output, runs[1].output)
  }

  func testSourcesAreNotWhereTheCopiesGo() throws {
    try write("let tea = 1\n", to: "Tea.swift")
    let run = try ToolRun(["overlay", ".", "--output", "./"], in: folder)
    XCTAssertEqual(run.code, 1)
    XCTAssertEqual(
      run.errors, "Error: . cannot be both the sources and where the copies go\n")
    XCTAssertFalse(
      FileManager.default.fileExists(atPath: folder.appendingPathComponent("overlay.yaml").path))
  }

  func testAFolderThatIsNotThereIsNamed() throws {
    let run = try ToolRun(["overlay", "nowhere"], in: folder)
    XCTAssertEqual(run.code, 1)
    XCTAssertTrue(run.errors.contains("there is no folder or file nowhere"), run.errors)
  }
}
