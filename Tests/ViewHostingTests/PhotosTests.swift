import PhotosUI
import SwiftUI
import XCTest

struct PhotosApp: App {
  var body: some Scene { WindowGroup { Photos() } }

  private struct Photos: View {
    @State private var chosen: PhotosPickerItem?
    @State private var several: [PhotosPickerItem] = []
    @State private var isAsked = false

    var body: some View {
      VStack {
        PhotosPicker("Choose", selection: $chosen, matching: .any(of: [.images, .not(.videos)]))
        PhotosPicker(selection: $several, maxSelectionCount: 3, photoLibrary: .shared()) {
          Label("Choose several", systemImage: "photo")
        }
        Button("Ask") { isAsked = true }
          .photosPicker(isPresented: $isAsked, selection: $chosen, matching: .images)
        Text(isAsked ? "asked" : "at rest")
      }
      .task(id: chosen) { _ = try? await chosen?.loadTransferable(type: Data.self) }
    }
  }
}

/// The system's picker of photos, which a test can cancel.
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
}
