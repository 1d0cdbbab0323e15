import FoundationEssentials

/// A folder of screen files: load an app from it, or write one to it.
///
/// ```swift
/// let app = try AppFolder("Screens").load()
/// ```
///
/// The folder holds `app.json` and one file a screen, which is named after its file. Files that end
/// in `.schema.json` and all that is not JSON are passed over. Further apps on the device stand in
/// folders inside it, named after their bundle identifiers. Nothing outside the folder is read.
public struct AppFolder: Sendable {
  /// Where the folder is.
  public let path: String

  /// Names a folder; nothing is read yet.
  public init(_ path: String) { self.path = path }

  /// Reads and checks the app.
  ///
  /// - Throws: ``DefinitionFaults`` with all that is wrong, in the order of files and places.
  public func load() throws(DefinitionFaults) -> AppDefinition {
    var app = try AppFolderReader.read(try readFiles())
    for index in app.otherApps.indices {
      app.otherApps[index] = try loadOther(app.otherApps[index].bundleIdentifier)
    }
    return app
  }

  /// Reads a further app from its folder; its faults are told with the folder's name.
  private func loadOther(_ bundle: String) throws(DefinitionFaults) -> AppDefinition {
    guard Self.resolved(path + "/" + bundle).hasPrefix(Self.resolved(path) + "/") else {
      throw Self.fault(of: bundle, "the folder is a link that leads out of the app's")
    }
    do throws(DefinitionFaults) {
      let app = try AppFolderReader.read(try AppFolder(path + "/" + bundle).readFiles())
      guard app.bundleIdentifier == bundle else {
        throw Self.fault(
          of: bundle, "the app's bundle identifier is \(quoted(app.bundleIdentifier))")
      }
      guard app.otherApps.isEmpty else {
        throw Self.fault(of: bundle, "only the app under test names further apps")
      }
      guard app.stubs == StubsDefinition() else {
        throw Self.fault(of: bundle, "only the app under test has stubs")
      }
      return app
    } catch {
      throw DefinitionFaults(
        error.faults.map { fault in
          var fault = fault
          if !fault.file.hasPrefix(path) { fault.file = bundle + "/" + fault.file }
          return fault
        })
    }
  }

  private static func fault(of bundle: String, _ message: String) -> DefinitionFaults {
    DefinitionFaults([DefinitionFault(file: AppFiles.appName, path: "", message: message)])
  }

  // MARK: - Reading files

  private func readFiles() throws(DefinitionFaults) -> AppFiles {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      throw DefinitionFaults([
        DefinitionFault(file: path, path: "", message: "there is no folder that can be read here")
      ])
    }
    let read = names.filter(AppFiles.isRead)
    let stubs = try stubNames()
    guard read.count <= AppCheck.screenLimit + 1 else {
      let message = "the folder has \(read.count) files; the limit is \(AppCheck.screenLimit + 1)"
      throw DefinitionFaults([DefinitionFault(file: path, path: "", message: message)])
    }
    var room = Self.sizeLimit
    return AppFiles(
      (read.sorted() + stubs).map { name in
        let content = content(of: name, room: room)
        if case .success(let bytes) = content { room -= bytes.count }
        return AppFiles.File(name: name, content: content)
      })
  }

  /// The names of the files of the sets of stubs, each with its folders.
  private func stubNames() throws(DefinitionFaults) -> [String] {
    let sets = try names(in: AppFiles.stubs, limit: StubSet.setLimit).filter { isFolder($0) }
    var names: [String] = []
    for set in sets {
      names += try self.names(in: set + "/", limit: StubSet.entryLimit + 1)
    }
    return names
  }

  /// What stands in a folder inside the app's, sorted; nothing where there is none such.
  private func names(in folder: String, limit: Int) throws(DefinitionFaults) -> [String] {
    guard isFolder(String(folder.dropLast())) else { return [] }
    let place = path + "/" + folder
    guard Self.resolved(place).hasPrefix(Self.resolved(path) + "/") else {
      let message = "the folder is a link that leads out of the app's"
      throw DefinitionFaults([DefinitionFault(file: folder, path: "", message: message)])
    }
    let found = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    let names = found.filter { !$0.hasPrefix(".") && !$0.hasSuffix(AppFiles.schemaEnding) }
    guard names.count <= limit else {
      let message = "the folder has \(names.count) entries; the limit is \(limit)"
      throw DefinitionFaults([DefinitionFault(file: folder, path: "", message: message)])
    }
    return names.sorted().map { folder + $0 }
  }

  private func isFolder(_ name: String) -> Bool {
    let place = Self.resolved(path + "/" + name)
    let attributes = try? FileManager.default.attributesOfItem(atPath: place)
    return attributes?[.type] as? FileAttributeType == .typeDirectory
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
