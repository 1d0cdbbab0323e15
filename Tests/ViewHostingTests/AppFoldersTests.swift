import Foundation
import SwiftUI
import XCTest

struct FilingApp: App {
  var body: some Scene { WindowGroup { FilingView() } }
}

private struct FilingView: View {
  @State private var shown = ""
  /// As many apps keep it: for the life of the process.
  private static let file = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[
    0
  ]
  .appendingPathComponent("note.txt")

  var body: some View {
    VStack {
      Text(shown).accessibilityIdentifier("shown")
      Button("Read") { shown = (try? String(contentsOf: Self.file, encoding: .utf8)) ?? "nothing" }
      Button("Write") {
        do { try Data("milk".utf8).write(to: Self.file, options: .atomic) } catch {
          shown = "\(error)"
        }
      }
      Button("Folders") { shown = folders }
      Button("Shared") {
        let folder = FileManager.default.containerURL(
          forSecurityApplicationGroupIdentifier: "group.filing")
        shown =
          folder.map { FileManager.default.fileExists(atPath: $0.path) } == true ? "there" : "no"
      }
    }
  }

  private var folders: String {
    let home = NSHomeDirectory()
    let manager = FileManager.default
    let support = try? manager.url(
      for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
    let paths = [
      NSSearchPathForDirectoriesInDomains(.documentDirectory, .userDomainMask, true)[0],
      URL.cachesDirectory.path, support?.path ?? "", NSTemporaryDirectory(),
    ]
    return paths.map {
      $0.replacingOccurrences(of: home, with: "~") + (manager.fileExists(atPath: $0) ? "" : "?")
    }.joined(separator: " ")
  }
}

/// Files of an app: in folders of its device.
final class AppFoldersTests: HostedAppTests<FilingApp> {
  private var note: String {
    app.buttons["Read"].tap()
    return app.staticTexts["shown"].label
  }

  func testFilesOutliveTheRun() {
    XCTAssertEqual(note, "nothing")
    app.buttons["Write"].tap()
    app.terminate()
    app.launch()
    XCTAssertEqual(note, "milk")
  }

  func testAnotherTestBeginsWithoutFiles() {
    XCTAssertEqual(note, "nothing")
    app.buttons["Write"].tap()
    XCTAssertEqual(note, "milk")
  }

  func testFoldersAreThoseOfAPhone() {
    app.buttons["Folders"].tap()
    XCTAssertEqual(
      app.staticTexts["shown"].label,
      "~/Documents ~/Library/Caches ~/Library/Application Support ~/tmp/")
  }

  func testTheFolderOfAGroupOfAppsIsThere() {
    app.buttons["Shared"].tap()
    XCTAssertEqual(app.staticTexts["shown"].label, "there")
  }

  func testTheTestsHaveAHomeOfTheirOwn() {
    app.buttons["Folders"].tap()
    XCTAssertTrue(NSHomeDirectory().contains("rehearsal-home-"), NSHomeDirectory())
  }
}
