import Snapshots
import XCTest

/// A test as fastlane's users write it.
final class PicturedTests: XCTestCase {
  func testStart() {
    let app = XCUIApplication()
    setupSnapshot(app)
    app.launch()
    snapshot("01Start")
    app.cells.firstMatch.tap()
    snapshot("02Details/of a row", timeWaitingForIdle: 0)
    if ChildRun.isChild { print("LAUNCHED", app.launchArguments) }
  }
}

final class SnapshotTests: XCTestCase {
  private static let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("snapshots-\(UUID().uuidString)")

  override class func tearDown() { try? FileManager.default.removeItem(at: folder) }

  func testPicturesAreKeptByLanguageAndDevice() throws {
    let text = try ChildRun.output(
      of: "PicturedTests",
      environment: [
        "REHEARSAL_SNAPSHOTS": Self.folder.path, "REHEARSAL_SNAPSHOT_LANGUAGE": "de-DE",
        "REHEARSAL_DEVICE": "iPhone 15",
      ])
    XCTAssertTrue(text.contains("with 0 failures"), text)
    XCTAssertTrue(
      text.contains(
        #"LAUNCHED ["-AppleLanguages", "(de-DE)", "-AppleLocale", "de_DE", "#
          + #""-FASTLANE_SNAPSHOT", "YES", "-ui_testing"]"#), text)
    let pictures = try FileManager.default.contentsOfDirectory(
      atPath: Self.folder.appendingPathComponent("de-DE").path)
    XCTAssertEqual(
      pictures.sorted(), ["iPhone 15-01Start.png", "iPhone 15-02Details-of a row.png"])
  }

  func testWithoutAFolderNothingIsWritten() throws {
    let text = try ChildRun.output(of: "PicturedTests")
    XCTAssertTrue(text.contains("with 0 failures"), text)
    XCTAssertTrue(text.contains(#"LAUNCHED ["-FASTLANE_SNAPSHOT", "YES", "-ui_testing"]"#), text)
  }

  func testAFolderThatCannotBeWrittenFailsTheTest() throws {
    let text = try ChildRun.output(
      of: "PicturedTests", environment: ["REHEARSAL_SNAPSHOTS": "/proc/none"])
    XCTAssertTrue(text.contains("The picture 01Start was not written to /proc/none: "), text)
  }
}
