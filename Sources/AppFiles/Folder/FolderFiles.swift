import AppModel
import FoundationEssentials
import LocatedJSON
import NetworkStubs

/// Reads the files of an app's folder into memory; nothing outside the folder is read.
struct FolderFiles {
  /// The largest total size of the files of a folder, in bytes.
  static let sizeLimit = 64 * 1024 * 1024

  private let path: String

  init(_ path: String) { self.path = path }

  /// The files of the app, and those of a variant, which must exist.
  func read(variant: String?) throws(DefinitionFaults) -> AppFileSet {
    var room = Self.sizeLimit
    let own = try files(in: "", &room) ?? []
    let components = try files(in: AppFileName.componentsFolder + "/", &room) ?? []
    let tables = try files(in: AppFileName.strings, &room) ?? []
    let stubs = try stubFiles(&room)
    guard let variant else {
      return AppFileSet(own, components: components, stubs: stubs, tables: tables)
    }
    guard variants.contains(variant) else {
      throw fault(AppDefinition.unknownVariant(variant, among: variants))
    }
    let folder = AppFileName.variantsFolder + "/" + variant + "/"
    var overlays = try files(in: folder, &room) ?? []
    overlays += try files(in: folder + AppFileName.componentsFolder + "/", of: folder, &room) ?? []
    overlays += try files(in: folder + AppFileName.strings, of: folder, &room) ?? []
    return AppFileSet(
      own, components: components, variant: folder, overlays: overlays, stubs: stubs,
      tables: tables)
  }

  /// The names of the variants, sorted.
  var variants: [String] {
    let folder = path + "/" + AppFileName.variantsFolder
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") && Self.isFolder(folder + "/" + $0) }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The files of all variants, with paths from the app's folder.
  var overlays: [String] {
    variants.flatMap { variant in
      let folder = AppFileName.variantsFolder + "/" + variant + "/"
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path + "/" + folder)) ?? []
      return names.filter(AppFileName.isRead).map { folder + $0 }
    }
  }

  /// The files of the string tables, with paths from the app's folder.
  var tables: [String] {
    let place = path + "/" + AppFileName.strings
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    return names.filter(AppFileName.isRead).map { AppFileName.strings + $0 }
  }

  /// The files of the sets of stubs, with paths from the app's folder; all variants share them.
  private func stubFiles(_ room: inout Int) throws(DefinitionFaults) -> [AppFileSet.File] {
    let sets = try names(in: AppFileName.stubs, limit: StubSet.setLimit)
    var files: [AppFileSet.File] = []
    for set in sets where Self.isFolder(path + "/" + set) {
      let (limit, rules) = (StubSet.entryLimit, AppFileName.stubRules)
      for name in try names(in: set + "/", limit: limit, besides: rules) {
        let content = content(of: path + "/" + name, inside: path, room: room)
        if case .success(let bytes) = content { room -= bytes.count }
        files.append(AppFileSet.File(name: name, content: content))
      }
    }
    return files
  }

  /// The sorted contents of a folder inside the app's; empty if there is no such folder.
  ///
  /// A file `besides` the others is not counted.
  private func names(
    in folder: String, limit: Int, besides: String? = nil
  ) throws(DefinitionFaults) -> [String] {
    let place = path + "/" + folder.dropLast()
    guard Self.isFolder(place) else { return [] }
    guard Self.isInside(place, path) else {
      let message = "the folder is a link that leads out of the app's"
      throw DefinitionFaults([
        DefinitionFault(file: String(folder.dropLast()), path: "", message: message)
      ])
    }
    let found = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    let names = found.filter { !$0.hasPrefix(".") && !$0.hasSuffix(AppFileName.schemaEnding) }
    let count = names.count { $0 != besides }
    guard count <= limit else {
      let own = besides.map { " besides \($0)" } ?? ""
      throw fault("the folder has \(count) entries\(own); the limit is \(limit)", at: place)
    }
    return names.sorted().map { folder + $0 }
  }

  /// Whether a folder inside is not a link that leads out; also true if there is no such folder.
  func holds(_ folder: String) -> Bool { Self.isInside(path + "/" + folder, path) }

  // MARK: - One folder

  /// The files directly inside a folder, with paths from the app's; nil if there is no such folder.
  ///
  /// They must be inside the folder `home`, or without it inside that same folder.
  private func files(
    in folder: String, of home: String? = nil, _ room: inout Int
  ) throws(DefinitionFaults) -> [AppFileSet.File]? {
    let place = folder.isEmpty ? path : path + "/" + folder.dropLast()
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: place) else {
      if folder.isEmpty { throw fault("there is no readable folder here") }
      return nil
    }
    let home = home.map { path + "/" + $0.dropLast() } ?? (folder.isEmpty ? path : place)
    if !folder.isEmpty, !Self.isInside(place, home == place ? path : home) {
      let message = "the folder is a link that leads out of the app's"
      throw DefinitionFaults([
        DefinitionFault(file: String(folder.dropLast()), path: "", message: message)
      ])
    }
    let read = names.filter(AppFileName.isRead)
    guard read.count <= AppDefinition.screenLimit + 1 else {
      let limit = AppDefinition.screenLimit + 1
      throw fault("the folder has \(read.count) files; the limit is \(limit)", at: place)
    }
    var files: [AppFileSet.File] = []
    for name in read.sorted() {
      let content = content(of: place + "/" + name, inside: home, room: room)
      if case .success(let bytes) = content { room -= bytes.count }
      files.append(AppFileSet.File(name: folder + name, content: content))
    }
    return files
  }

  private func fault(_ message: String, at place: String? = nil) -> DefinitionFaults {
    DefinitionFaults([DefinitionFault(file: place ?? path, path: "", message: message)])
  }

  private func content(
    of file: String, inside home: String, room: Int
  ) -> Result<[UInt8], ReadFault> {
    var found = try? FileManager.default.attributesOfItem(atPath: file)
    // Only a link can lead out of the folder, because the folder was already checked.
    if found?[.type] as? FileAttributeType != .typeRegular {
      guard Self.isInside(file, home) else {
        return .failure(.init(message: "the file is a link that leads out of the folder"))
      }
      found = try? FileManager.default.attributesOfItem(atPath: Self.resolved(file))
    }
    guard let attributes = found, attributes[.type] as? FileAttributeType == .typeRegular
    else { return .failure(.init(message: "the file is not a regular file")) }
    if let size = attributes[.size] as? Int, size > JSONReader.sizeLimit {
      return .failure(.init(message: JSONReader.sizeMessage))
    }
    if let size = attributes[.size] as? Int, size > room {
      return .failure(
        .init(message: "the files up to here are larger than 64 MB, which is the limit"))
    }
    guard let data = FileManager.default.contents(atPath: file) else {
      return .failure(.init(message: "the file cannot be read"))
    }
    return .success(Array(data))
  }

  /// The bytes of a file directly inside the folder, or of a string table; nil if there is no
  /// readable one.
  func bytes(of name: String) -> [UInt8]? {
    let own =
      name.hasPrefix(AppFileName.strings) ? name.dropFirst(AppFileName.strings.count) : name[...]
    guard !own.contains("/") else { return nil }
    let content = content(of: path + "/" + name, inside: path, room: Self.sizeLimit)
    guard case .success(let bytes) = content else { return nil }
    return bytes
  }

  static func isFolder(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: resolved(path))
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }

  private static func isInside(_ path: String, _ folder: String) -> Bool {
    resolved(path).hasPrefix(resolved(folder) + "/")
  }

  private static func resolved(_ path: String) -> String {
    URL(filePath: path).resolvingSymlinksInPath().path
  }
}
