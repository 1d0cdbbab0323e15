import PhotosUI
import SwiftUI
import UIKit
import UniformTypeIdentifiers
import XCTest

struct TransferApp: App {
  var body: some Scene { WindowGroup { Transfers() } }
}

private struct Recipe: Transferable, Codable {
  let name: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.name)
  }
}

private struct Note: Transferable {
  let text: String

  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .plainText) { Data($0.text.utf8) }
  }
}

private struct Photo: Transferable {
  let size: Int

  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(importedContentType: .image) { Photo(size: $0.count) }
  }
}

private struct Transfers: View {
  @State private var chosen: PhotosPickerItem?
  @State private var told = "nothing"

  var body: some View {
    VStack {
      ShareLink("Recipe", item: Recipe(name: "Cake"), preview: SharePreview("A recipe"))
      ShareLink("Note", item: Note(text: "Eggs"), preview: SharePreview("A note"))
      ShareLink("Photo", item: Photo(size: 1), preview: SharePreview("A photo"))
      PhotosPicker("Pick", selection: $chosen, matching: .images)
      Text(told)
    }
    .onChange(of: chosen) {
      Task {
        let photo = try? await chosen?.loadTransferable(type: Photo.self)
        told = photo.map { $0.size > 0 ? "a photo" : "empty" } ?? "none"
      }
    }
  }
}

/// Values that say themselves how they are handed over.
final class TransferTests: HostedAppTests<TransferApp> {
  private func copied(by name: String) -> String? {
    app.buttons[name].tap()
    app.cells["Copy"].tap()
    return UIPasteboard.general.string
  }

  func testAValueIsSharedAsAnother() { XCTAssertEqual(copied(by: "Recipe"), "Cake") }

  func testAValueIsSharedAsText() { XCTAssertEqual(copied(by: "Note"), "Eggs") }

  func testAValueThatIsOnlyTakenIsSharedByItsTitle() {
    XCTAssertEqual(copied(by: "Photo"), "A photo")
  }

  func testAPhotoBecomesATypeOfTheApp() {
    app.buttons["Pick"].tap()
    app.scrollViews.images.firstMatch.tap()
    XCTAssertTrue(app.staticTexts["a photo"].waitForExistence(timeout: 1))
  }
}
