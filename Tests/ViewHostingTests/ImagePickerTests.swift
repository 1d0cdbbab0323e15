import SwiftUI
import UIKit
import XCTest

struct ImagePickerApp: App {
  var body: some Scene { WindowGroup { PicturesView() } }
}

private struct ImagePicker: UIViewControllerRepresentable {
  final class Coordinator: NSObject, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate
  {
    let told: (String) -> Void

    init(told: @escaping (String) -> Void) { self.told = told }

    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      let original = info[.originalImage] as? UIImage
      let edited = info[.editedImage] as? UIImage
      told("\(original?.jpegData(compressionQuality: 1) != nil) \(edited != nil)")
      picker.dismiss(animated: true)
    }
  }

  var source = UIImagePickerController.SourceType.photoLibrary
  var isEditing = false
  let told: (String) -> Void

  func makeCoordinator() -> Coordinator { Coordinator(told: told) }
  func makeUIViewController(context: Context) -> UIImagePickerController {
    let picker = UIImagePickerController()
    picker.delegate = context.coordinator
    picker.sourceType = source
    picker.allowsEditing = isEditing
    return picker
  }
  func updateUIViewController(_ controller: UIImagePickerController, context: Context) {}
}

private struct PicturesView: View {
  @State private var isPicking = false
  @State private var isEditing = false
  @State private var isFilming = false
  @State private var told = "nothing"

  var body: some View {
    VStack {
      Button("Pick") { isPicking = true }
        .sheet(isPresented: $isPicking) { ImagePicker { told = $0 } }
      Button("Edit") { isEditing = true }
        .sheet(isPresented: $isEditing) { ImagePicker(isEditing: true) { told = $0 } }
      Button("Film") { isFilming = true }
        .sheet(isPresented: $isFilming) { ImagePicker(source: .camera) { told = $0 } }
      if UIImagePickerController.isSourceTypeAvailable(.camera) { Text("camera") }
      if UIImagePickerController.isSourceTypeAvailable(.photoLibrary) { Text("library") }
      Text(told).accessibilityIdentifier("told")
    }
  }
}

/// UIKit's picker of photos in a sheet, as older apps have it.
final class ImagePickerTests: HostedAppTests<ImagePickerApp> {
  private var bar: XCUIElement { app.navigationBars["Photos"] }
  private var told: String { app.staticTexts["told"].label }
  private var photos: XCUIElementQuery { app.scrollViews.otherElements.images }

  func testTheDelegateIsToldOfThePhoto() {
    app.buttons["Pick"].tap()
    photos.firstMatch.tap()
    XCTAssertFalse(bar.exists)
    XCTAssertEqual(told, "true false")
  }

  func testADelegateWithoutAWordForItClosesACancelledPicker() {
    app.buttons["Pick"].tap()
    bar.buttons["Cancel"].tap()
    XCTAssertFalse(bar.exists)
    XCTAssertEqual(told, "nothing")
  }

  func testAPartOfThePhotoIsCutOut() {
    app.buttons["Edit"].tap()
    photos.firstMatch.tap()
    XCTAssertTrue(app.staticTexts["Move and Scale"].exists)
    app.buttons["Cancel"].tap()
    photos.firstMatch.tap()
    app.buttons["Choose"].tap()
    XCTAssertEqual(told, "true true")
  }

  func testThereIsNoCamera() {
    XCTAssertFalse(app.staticTexts["camera"].exists)
    XCTAssertTrue(app.staticTexts["library"].exists)
    app.buttons["Film"].tap()
    XCTAssertTrue(bar.exists)
    XCTAssertEqual(photos.count, 0)
  }
}
