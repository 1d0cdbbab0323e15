import AccessibilityTree
import SwiftUIViews
public import UniformTypeIdentifiers
import ViewLayout

// The panels in which a person chooses a file or a place for one. They belong to the system: a
// simulated device has no files, so a test can cancel them and nothing else.

extension View {
  /// Asks for a file while something holds.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { filePanel(over: self, isPresented) }
  /// Asks for files while something holds, and tells when a person cancels.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { filePanel(over: self, isPresented, onCancellation) }
  /// Asks where to keep a document while something holds.
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { filePanel(over: self, isPresented) }
  /// Asks where to keep a document while something holds, and tells when a person cancels.
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { filePanel(over: self, isPresented, onCancellation) }
  /// Asks where to move a file while something holds.
  public nonisolated func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { filePanel(over: self, isPresented) }
}

/// A view with the panel over it while something holds.
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

/// The system's panel, by the name that its bar has on a phone.
private struct FilePanel: View {
  let cancel: () -> Void

  var body: some View {
    SystemPanel.view(named: "Recents", words: "No Recents", cancel: cancel)
      .elements {
        if $0.type == .navigationBar {
          $0.identifier = "FullDocumentManagerViewControllerNavigationBar"
        }
      }
  }
}

/// A document that an app reads from a file and keeps in one.
public protocol FileDocument {
  /// The types of files that it can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that it can be kept in.
  static var writableContentTypes: [UTType] { get }
  /// Reads a document.
  init(configuration: ReadConfiguration) throws
  /// Makes what is kept in the file.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// What a document is read from.
  public typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What a document is kept in.
  public typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// The types that it can be read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a document is read from.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// What a document is kept in.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file that is there already; nil for a new one.
  public let existingFile: FileWrapper?
}

/// The content of a file; Foundation has none on Linux.
open class FileWrapper {
  /// The bytes.
  public let regularFileContents: Data?
  /// The name that is proposed for the file.
  open var preferredFilename: String?
  /// Makes the content of a file.
  public init(regularFileWithContents contents: Data) { regularFileContents = contents }
}
