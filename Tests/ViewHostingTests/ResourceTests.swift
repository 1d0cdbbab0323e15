import SimulatedApp
import SwiftUI
import ViewHosting
import XCTest

struct ResourceApp: App {
  var body: some Scene { WindowGroup { Words() } }

  private struct Words: View {
    var body: some View {
      text("users", Bundle.main.url(forResource: "users", withExtension: "json"))
      text(
        "path",
        Bundle.main.path(forResource: "users", ofType: "json").map { URL(fileURLWithPath: $0) })
      text("whole", Bundle.main.url(forResource: "users.json", withExtension: nil))
      text("inside", Bundle.main.url(forResource: "b", withExtension: "txt", subdirectory: "Tips"))
      text("missing", Bundle.main.url(forResource: "others", withExtension: "json"))
      text("source", Bundle.main.url(forResource: "Code", withExtension: "swift"))
    }

    private func text(_ name: String, _ url: URL?) -> some View {
      Text(url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "none")
        .accessibilityIdentifier(name)
    }
  }
}

/// `Bundle.main` finds the files of an app's folder, as if Xcode had put them side by side.
final class ResourceTests: XCTestCase {
  private static let folder: URL = {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("resources-\(ProcessInfo.processInfo.processIdentifier)")
    for (path, words) in [
      "Model/JSON/users.json": "[1, 2]", "Tips/b.txt": "tip", "Code.swift": "let code = 1",
    ] {
      let file = folder.appendingPathComponent(path)
      try? FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? Data(words.utf8).write(to: file)
    }
    return folder
  }()

  override class var simulatedAppDefinition: AppDefinition? {
    AppDefinition(running: ResourceApp.self, texts: folder.path)
  }
  override class func tearDown() { try? FileManager.default.removeItem(at: folder) }

  private let app = XCUIApplication()
  private func words(_ identifier: String) -> String { app.staticTexts[identifier].label }

  override func setUp() { app.launch() }

  func testAFileIsFoundWhateverItsGroup() {
    XCTAssertEqual(words("users"), "[1, 2]")
    XCTAssertEqual(words("path"), "[1, 2]")
  }

  func testTheTypeMayBeInTheName() { XCTAssertEqual(words("whole"), "[1, 2]") }

  func testAFileIsFoundInItsFolder() { XCTAssertEqual(words("inside"), "tip") }

  func testAFileThatIsNotThereIsNotFound() { XCTAssertEqual(words("missing"), "none") }

  func testSourcesAreNotInTheBundle() { XCTAssertEqual(words("source"), "none") }
}
