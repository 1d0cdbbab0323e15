public import Foundation

/// The content of a file or a folder, which Foundation has on Apple's systems alone.
open class FileWrapper {
  /// How a file is read: at once in any case.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At once.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// Not page by page.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  /// The bytes of a file.
  public let regularFileContents: Data?
  /// The files of a folder by their names.
  public let fileWrappers: [String: FileWrapper]?
  /// The name that is proposed for the file.
  open var preferredFilename: String?
  /// The name of the file that was read.
  open var filename: String?
  /// Whether it is a file.
  open var isRegularFile: Bool { regularFileContents != nil }
  /// Whether it is a folder.
  open var isDirectory: Bool { fileWrappers != nil }

  /// Makes the content of a file.
  public init(regularFileWithContents contents: Data) {
    regularFileContents = contents
    fileWrappers = nil
  }

  /// Makes the content of a folder.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    regularFileContents = nil
    fileWrappers = childrenByPreferredName
  }

  /// Reads a file, or a folder with all that is in it.
  public init(url: URL, options: ReadingOptions = []) throws {
    filename = url.lastPathComponent
    preferredFilename = url.lastPathComponent
    guard
      url.hasDirectoryPath
        || (try? url.resourceValues(forKeys: [.isDirectoryKey]))?
          .isDirectory == true
    else {
      regularFileContents = try Data(contentsOf: url)
      fileWrappers = nil
      return
    }
    let inside = try FileManager.default.contentsOfDirectory(
      at: url, includingPropertiesForKeys: nil)
    regularFileContents = nil
    fileWrappers = try Dictionary(
      uniqueKeysWithValues: inside.map {
        ($0.lastPathComponent, try FileWrapper(url: $0, options: options))
      })
  }
}
