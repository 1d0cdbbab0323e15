import AppModel
import LocatedJSON

/// The files of one app's folder in memory, with their names and contents.
struct AppFileSet: Sendable, Equatable {
  /// One file.
  struct File: Sendable, Equatable {
    /// The name, relative to the folder.
    var name: String
    /// The bytes of the file, or why they could not be read.
    var content: Result<[UInt8], ReadFault>
  }

  /// The files of the sets of stubs, by name.
  private(set) var stubFiles: [File]
  /// The files: the app's first, then the screens' by name.
  private(set) var files: [File]
  /// The files in `Components`, by name.
  private(set) var components: [File]
  /// The files in `strings`, by name.
  private(set) var tables: [File]
  /// The files of a variant, the app's first; they are merged into the others.
  private(set) var overlays: [File]
  /// The variant's folder, relative to the app's, with a slash at the end.
  private(set) var variant: String

  /// Sorts files and leaves out those that are not screen files.
  ///
  /// The names of components and overlays begin with their folders.
  init(
    _ files: [File], components: [File] = [], variant: String = "", overlays: [File] = [],
    stubs: [File] = [], tables: [File] = []
  ) {
    self.tables = Self.sorted(tables)
    stubFiles = stubs.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    self.files = Self.sorted(files)
    self.components = Self.sorted(components)
    self.overlays = Self.sorted(overlays)
    self.variant = variant
  }

  /// Makes a set from texts by file name.
  init(texts: [String: String]) {
    let files = texts.map { File(name: $0.key, content: .success(Array($0.value.utf8))) }
    self.init(
      files.filter {
        !$0.name.hasPrefix(AppFileName.stubs) && !$0.name.hasPrefix(AppFileName.strings)
      },
      stubs: files.filter { $0.name.hasPrefix(AppFileName.stubs) },
      tables: files.filter { $0.name.hasPrefix(AppFileName.strings) })
  }

  /// The same files, some of them with other bytes.
  func replacing(_ bytes: [String: [UInt8]]) -> AppFileSet {
    func replaced(_ files: [File]) -> [File] {
      files.map { file in
        bytes[file.name].map { File(name: file.name, content: .success($0)) } ?? file
      }
    }
    return AppFileSet(
      replaced(files), components: replaced(components), variant: variant,
      overlays: replaced(overlays), stubs: stubFiles, tables: tables)
  }

  private static func sorted(_ files: [File]) -> [File] {
    files.filter { AppFileName.isRead($0.ownName) }.sorted { first, second in
      let isFirst = (first.ownName == AppFileName.app, second.ownName == AppFileName.app)
      guard isFirst == (false, false) else { return isFirst.0 && !isFirst.1 }
      return first.name.utf8.lexicographicallyPrecedes(second.name.utf8)
    }
  }
}

extension AppFileSet.File {
  /// The name without the folders before it.
  fileprivate var ownName: String {
    name.lastIndex(of: "/").map { String(name[name.index(after: $0)...]) } ?? name
  }
}
