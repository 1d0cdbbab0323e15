import FoundationEssentials

/// A folder of screen files: load an app from it, or write one to it.
///
/// ```swift
/// let app = try AppFolder("Screens").load()
/// ```
///
/// The folder holds `app.json` and one file a screen, which is named after its file. Files that end
/// in `.schema.json` and all that is not JSON are passed over. Nothing outside the folder is read.
public struct AppFolder: Sendable {
  /// Where the folder is.
  public let path: String

  /// Names a folder; nothing is read yet.
  public init(_ path: String) { self.path = path }

  /// Reads and checks the app.
  ///
  /// - Throws: ``DefinitionFaults`` with all that is wrong, in the order of files and places.
  public func load() throws(DefinitionFaults) -> AppDefinition {
    try AppFolderReader.read(try readFiles())
  }

  // MARK: - Reading files

  private func readFiles() throws(DefinitionFaults) -> AppFiles {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      throw DefinitionFaults([
        DefinitionFault(file: path, path: "", message: "there is no folder that can be read here")
      ])
    }
    let read = names.filter(AppFiles.isRead)
    guard read.count <= AppCheck.screenLimit + 1 else {
      let message = "the folder has \(read.count) files; the limit is \(AppCheck.screenLimit + 1)"
      throw DefinitionFaults([DefinitionFault(file: path, path: "", message: message)])
    }
    var room = Self.sizeLimit
    return AppFiles(
      read.sorted().map { name in
        let content = content(of: name, room: room)
        if case .success(let bytes) = content { room -= bytes.count }
        return AppFiles.File(name: name, content: content)
      })
  }

  /// How large the files of a folder may be together, in bytes.
  static let sizeLimit = 64 * 1024 * 1024

  private func content(of name: String, room: Int) -> Result<[UInt8], ReadFault> {
    let file = path + "/" + name
    guard Self.resolved(file).hasPrefix(Self.resolved(path) + "/") else {
      return .failure(.init(message: "the file is a link that leads out of the folder"))
    }
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: Self.resolved(file)),
      attributes[.type] as? FileAttributeType == .typeRegular
    else { return .failure(.init(message: "the file is no ordinary file")) }
    if let size = attributes[.size] as? Int, size > JSONReader.sizeLimit {
      return .failure(.init(message: JSONReader.sizeMessage))
    }
    if let size = attributes[.size] as? Int, size > room {
      return .failure(.init(message: "the files up to here are larger than 64 MB together"))
    }
    guard let data = FileManager.default.contents(atPath: file) else {
      return .failure(.init(message: "the file cannot be read"))
    }
    return .success(Array(data))
  }

  private static func resolved(_ path: String) -> String {
    URL(filePath: path).resolvingSymlinksInPath().path
  }
}
