import Foundation

/// The files of a package that affect tests, each with a stamp that changes when it is written.
package struct PackageListing: Equatable {
  /// What changes when a file is written.
  fileprivate struct Stamp: Equatable {
    let seconds: Int
    let nanoseconds: Int
    let size: Int
    let inode: UInt
  }

  private var stamps: [String: Stamp] = [:]
  /// The folders, from the top of the package.
  package private(set) var folders: [String] = []
  /// The first file that is not watched, since there are too many; nil if all are.
  private var firstUnwatched: String?
  private let fileLimit: Int

  /// The folders at the top that are searched.
  private static let tops = ["Package.swift", "Sources", "Tests", "Screens"]
  /// The most files of a listing; further ones are not watched.
  package static let fileLimit = 100_000

  /// Lists the package in a folder, up to a number of files.
  package init(of folder: String, limit: Int = Self.fileLimit) {
    fileLimit = limit
    for top in Self.tops { add(top, in: folder) }
  }

  /// What is not watched, in a sentence; nil if everything is.
  package var remark: String? {
    firstUnwatched.map {
      "\(fileLimit) files are watched, which is the limit: not \($0) and those after it."
    }
  }

  /// The paths of all files, sorted.
  package var paths: [String] { stamps.keys.sorted() }

  /// The paths that were written, added or removed since an earlier listing, sorted.
  package func changes(since earlier: PackageListing) -> [String] {
    Set(stamps.keys).union(earlier.stamps.keys)
      .filter { stamps[$0] != earlier.stamps[$0] }.sorted()
  }

  private mutating func add(_ path: String, in folder: String) {
    guard firstUnwatched == nil else { return }
    var status = stat()
    guard stat(folder + "/" + path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      guard status.st_mode & S_IFMT == S_IFREG else { return }
      guard stamps.count < fileLimit else { return firstUnwatched = path }
      return stamps[path] = Stamp(status)
    }
    folders.append(path)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/" + path)) ?? []
    for name in names.sorted() where !Self.isOfEditor(name) { add(path + "/" + name, in: folder) }
  }

  /// Whether a file with this name is an editor's own, next to the edited one.
  private static func isOfEditor(_ name: String) -> Bool {
    name.hasPrefix(".") || name.hasPrefix("#") || name.hasSuffix("~") || name.hasSuffix(".swp")
  }
}

extension PackageListing.Stamp {
  fileprivate init(_ status: stat) {
    self.init(
      seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec,
      size: Int(status.st_size), inode: UInt(status.st_ino))
  }
}
