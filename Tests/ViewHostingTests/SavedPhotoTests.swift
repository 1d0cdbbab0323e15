import SwiftUI
import UIKit
import XCTest

struct SavedPhotoApp: App {
  var body: some Scene {
    WindowGroup {
      Button("Save") { UIImageWriteToSavedPhotosAlbum(UIImage(), nil, nil, nil) }
    }
  }
}

/// An app that adds an image to the photos.
final class SavedPhotoTests: HostedAppTests<SavedPhotoApp> {
  private let alert = XCUIApplication(bundleIdentifier: "com.apple.springboard").alerts.firstMatch

  func testTheUserIsAskedTheFirstTime() {
    app.buttons["Save"].tap()
    XCTAssertTrue(alert.exists)
    alert.buttons["Don’t Allow"].tap()
    app.buttons["Save"].tap()
    XCTAssertFalse(alert.exists)
  }

  func testAnImageOfAFileIsNilIfThereIsNone() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
    XCTAssertNil(UIImage(contentsOfFile: file.path))
    try Data("a".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    XCTAssertNotNil(UIImage(contentsOfFile: file.path))
  }
}
