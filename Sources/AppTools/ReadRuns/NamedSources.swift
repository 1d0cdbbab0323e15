import Foundation

/// The files of a folder with the names in journals, which are without folders.
///
/// If several files have a name, one in a folder of the test's module is preferred, then the first
/// by path.
struct NamedSources {
  /// The paths of the files in the folder, by their names.
  private(set) var paths: [String: String] = [:]
  /// A note on folders that were not searched, in a sentence; nil if everything was searched.
  private(set) var remark: String?

  /// The most files and folders that are searched.
  static let limit = 20_000

  /// Searches a folder, up to a number of files and folders.
  init(
    _ names: Set<String>, in folder: String, preferring modules: Set<String>,
    limit: Int = Self.limit
  ) {
    let isOther = { (path: String) in
      modules.isDisjoint(with: path.split(separator: "/").map(String.init))
    }
    let rank = { (path: String) in (isOther(path) ? 1 : 0, path) }
    let found = FileManager.default.enumerator(atPath: folder)
    var count = 0
    while let path = found?.nextObject() as? String {
      guard count < limit else {
        remark =
          "Only \(limit) files of \(folder) were searched for sources, which is the limit; "
          + "name a smaller folder with --sources."
        return
      }
      count += 1
      let name = URL(fileURLWithPath: path).lastPathComponent
      guard names.contains(name), paths[name].map({ rank(path) < rank($0) }) ?? true else {
        continue
      }
      paths[name] = path
    }
  }
}
