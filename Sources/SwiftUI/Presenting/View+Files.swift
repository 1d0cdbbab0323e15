import AccessibilityTree
public import SwiftUILooks
public import SwiftUIViews
public import UniformTypeIdentifiers
import ViewLayout

// The panels in which the user chooses a file or a folder for one. They belong to the system: a
// simulated device has no files, so a test can only cancel them.

extension View {
  /// Asks for a file while a condition is true.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { filePanel(over: self, isPresented) }
  /// Asks for files while a condition is true, and reports when the user cancels.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { filePanel(over: self, isPresented, onCancellation) }
  /// Asks where to save a document while a condition is true.
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { filePanel(over: self, isPresented) }
  /// Asks where to save a document while a condition is true, and reports when the user cancels.
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { filePanel(over: self, isPresented, onCancellation) }
  /// Asks where to move a file while a condition is true.
  public nonisolated func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { filePanel(over: self, isPresented) }
}

/// A view with the panel over it while a condition is true.
private func filePanel<V: View>(
  over view: V, _ isPresented: Binding<Bool>, _ onCancellation: @escaping () -> Void = {}
) -> some View {
  view.sheet(isPresented: isPresented) {
    FilePanel {
      isPresented.wrappedValue = false
      onCancellation()
    }
  }
}

/// The system's panel, with the name that its bar has on a phone.
private struct FilePanel: View {
  let cancel: () -> Void

  var body: some View {
    SystemPanel.view(named: "Recents", cancel: cancel) { Text(verbatim: "No Recents") }
      .elements {
        if $0.type == .navigationBar {
          $0.identifier = "FullDocumentManagerViewControllerNavigationBar"
        }
      }
  }
}

/// A document that an app reads from a file and writes to one.
public protocol FileDocument {
  /// The types of files that it can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that it can be written to.
  static var writableContentTypes: [UTType] { get }
  /// Reads a document.
  init(configuration: ReadConfiguration) throws
  /// Makes the content of the file.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The file that a document is read from.
  public typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The file that a document is written to.
  public typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// The same types as for reading.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file that a document is read from.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// The file that a document is written to.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file that is there already; nil for a new one.
  public let existingFile: FileWrapper?
}
