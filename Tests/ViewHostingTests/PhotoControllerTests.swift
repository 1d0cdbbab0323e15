import PhotosUI
import SwiftUI
import XCTest

struct PhotoControllerApp: App {
  var body: some Scene { WindowGroup { AlbumView() } }
}

private struct PhotoController: UIViewControllerRepresentable {
  final class Coordinator: NSObject, PHPickerViewControllerDelegate {
    let parent: PhotoController

    init(_ parent: PhotoController) { self.parent = parent }

    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      picker.dismiss(animated: true)
      parent.told("\(results.count) chosen")
      for provider in results.map(\.itemProvider) {
        guard provider.canLoadObject(ofClass: UIImage.self) else { continue }
        provider.loadObject(ofClass: UIImage.self) { image, _ in
          self.parent.told(image?.pngData() == nil ? "no image" : "an image")
        }
      }
    }
  }

  let limit: Int
  let told: (String) -> Void

  func makeCoordinator() -> Coordinator { Coordinator(self) }
  func makeUIViewController(context: Context) -> PHPickerViewController {
    var configuration = PHPickerConfiguration(photoLibrary: .shared())
    configuration.filter = .images
    configuration.selectionLimit = limit
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = context.coordinator
    return picker
  }
  func updateUIViewController(_ controller: PHPickerViewController, context: Context) {}
}

private struct AlbumView: View {
  @State private var isPicking = false
  @State private var isAdding = false
  @State private var told: [String] = []

  var body: some View {
    VStack {
      Button("Pick") { isPicking = true }
        .sheet(isPresented: $isPicking) { PhotoController(limit: 1) { told.append($0) } }
      Button("Pick several") { isAdding = true }
        .sheet(isPresented: $isAdding) { PhotoController(limit: 0) { told.append($0) } }
      Text(told.joined(separator: ", ")).accessibilityIdentifier("told")
    }
  }
}

/// UIKit's newer picker of photos in a sheet.
final class PhotoControllerTests: HostedAppTests<PhotoControllerApp> {
  private var bar: XCUIElement { app.navigationBars["Photos"] }
  private var told: String { app.staticTexts["told"].label }

  func testTheDelegateGetsAnImage() {
    app.buttons["Pick"].tap()
    app.scrollViews.images.firstMatch.tap()
    XCTAssertFalse(bar.exists)
    XCTAssertEqual(told, "1 chosen, an image")
  }

  func testACancelledPickerGivesNothing() {
    app.buttons["Pick"].tap()
    bar.buttons["Cancel"].tap()
    XCTAssertFalse(bar.exists)
    XCTAssertEqual(told, "0 chosen")
  }

  func testSeveralAreAddedTogether() {
    app.buttons["Pick several"].tap()
    for place in 0..<3 { app.scrollViews.images.element(boundBy: place).tap() }
    bar.buttons["Add"].tap()
    XCTAssertEqual(told, "3 chosen, an image, an image, an image")
  }
}
