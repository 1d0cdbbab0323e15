import SwiftUI
import UniformTypeIdentifiers
import XCTest

struct FileApp: App {
  var body: some Scene { WindowGroup { Files() } }

  private struct Files: View {
    @State private var isImporting = false
    @State private var isExporting = false
    @State private var told = "nothing"

    var body: some View {
      VStack {
        Text(told).accessibilityIdentifier("told")
        Button("Import") { isImporting = true }
        Button("Export") { isExporting = true }
      }
      .fileImporter(
        isPresented: $isImporting, allowedContentTypes: [.json, .folder],
        allowsMultipleSelection: false
      ) { _ in
        told = "imported"
      } onCancellation: {
        told = "cancelled"
      }
      .fileExporter(
        isPresented: $isExporting, document: Note(text: "Milk"), contentType: .plainText
      ) { _ in told = "exported" }
    }
  }
}

private struct Note: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  var text: String

  init(text: String) { self.text = text }
  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

/// The system's panels for files, which a test can only cancel.
final class FilePanelTests: HostedAppTests<FileApp> {
  private var bar: XCUIElement {
    app.navigationBars["FullDocumentManagerViewControllerNavigationBar"]
  }

  func testAnImporterIsCancelled() {
    app.buttons["Import"].tap()
    XCTAssertFalse(app.buttons["Import"].isHittable)
    bar.buttons["Cancel"].tap()
    XCTAssertEqual(app.staticTexts["told"].label, "cancelled")
    XCTAssertFalse(bar.exists)
  }

  func testAnExporterIsCancelledWithoutAWord() {
    app.buttons["Export"].tap()
    bar.buttons["Cancel"].tap()
    XCTAssertEqual(app.staticTexts["told"].label, "nothing")
    XCTAssertTrue(app.buttons["Export"].isHittable)
  }

  func testTypesKnowTheirKindsAndFiles() {
    XCTAssertTrue(UTType.png.conforms(to: .image))
    XCTAssertTrue(UTType.png.isSubtype(of: .item))
    XCTAssertFalse(UTType.png.conforms(to: .text))
    XCTAssertEqual(UTType(filenameExtension: "JPG"), .jpeg)
    XCTAssertEqual(UTType(mimeType: "application/json"), .json)
    XCTAssertNil(UTType(filenameExtension: "png", conformingTo: .text))
    XCTAssertNil(UTType("public.nothing"))
    XCTAssertEqual(UTType.pdf.preferredFilenameExtension, "pdf")
    XCTAssertEqual(UTType(exportedAs: "com.example.note").identifier, "com.example.note")
  }
}
