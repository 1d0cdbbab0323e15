import PhotosUI
import SwiftUI
import XCTest

struct PhotosApp: App {
  var body: some Scene { WindowGroup { Photos() } }

  private struct Photos: View {
    @State private var chosen: PhotosPickerItem?
    @State private var several: [PhotosPickerItem] = []
    @State private var isAsked = false
    @State private var isRead = false

    var body: some View {
      VStack {
        PhotosPicker("Choose", selection: $chosen, matching: .any(of: [.images, .not(.videos)]))
        PhotosPicker(selection: $several, maxSelectionCount: 3, photoLibrary: .shared()) {
          Label("Choose several", systemImage: "photo")
        }
        Button("Ask") { isAsked = true }
          .photosPicker(isPresented: $isAsked, selection: $chosen, matching: .images)
        Text(isAsked ? "asked" : "at rest")
        PhotosPicker("Choose a film", selection: $chosen, matching: .videos)
        if isRead { Text("read") }
        Text("several: \(several.count)")
      }
      .task(id: chosen) {
        let data = try? await chosen?.loadTransferable(type: Data.self)
        isRead = data.flatMap(UIImage.init) != nil
      }
    }
  }
}

/// The system's picker of photos, which has those of a new simulator.
final class PhotosTests: HostedAppTests<PhotosApp> {
  private func cancel() { app.navigationBars["Photos"].buttons["Cancel"].tap() }

  func testAPickerOpensAndIsCancelled() {
    app.buttons["Choose"].tap()
    cancel()
    XCTAssertFalse(app.navigationBars["Photos"].exists)
  }

  func testAPickerOfSeveralOpens() {
    app.buttons["Choose several"].tap()
    XCTAssertTrue(app.navigationBars["Photos"].exists)
  }

  func testAnAppThatAsksIsToldThatThePickerIsClosed() {
    app.buttons["Ask"].tap()
    cancel()
    XCTAssertTrue(app.staticTexts["at rest"].exists)
  }

  func testThePhotosAreThoseOfANewSimulator() {
    app.buttons["Choose"].tap()
    let photos = app.scrollViews.otherElements.images
    XCTAssertEqual(
      photos.allElementsBoundByIndex.map(\.label),
      [
        "Photo, March 30, 2018, 7:14 PM", "Photo, August 08, 2012, 9:55 PM",
        "Photo, August 08, 2012, 9:29 PM", "Photo, August 08, 2012, 6:52 PM",
        "Photo, October 09, 2009, 9:09 PM", "Photo, March 13, 2011, 12:17 AM",
      ])
  }

  func testAPhotoIsChosenWithATap() {
    app.buttons["Choose"].tap()
    app.images["Photo, August 08, 2012, 9:29 PM"].tap()
    XCTAssertFalse(app.navigationBars["Photos"].exists)
    XCTAssertTrue(app.staticTexts["read"].waitForExistence(timeout: 1))
  }

  func testSeveralPhotosAreAddedTogetherUpToTheirLimit() {
    app.buttons["Choose several"].tap()
    let add = app.navigationBars["Photos"].buttons["Add"]
    XCTAssertFalse(add.isEnabled)
    let photos = app.images.matching(NSPredicate(format: "label BEGINSWITH 'Photo, '"))
    for place in 0..<4 { photos.element(boundBy: place).tap() }
    photos.element(boundBy: 0).tap()
    XCTAssertFalse(photos.element(boundBy: 0).isSelected)
    XCTAssertTrue(photos.element(boundBy: 1).isSelected)
    add.tap()
    XCTAssertTrue(app.staticTexts["several: 2"].exists)
  }

  func testThereAreNoFilms() {
    app.buttons["Choose a film"].tap()
    XCTAssertTrue(app.navigationBars["Photos"].exists)
    XCTAssertEqual(app.scrollViews.images.count, 0)
  }
}
