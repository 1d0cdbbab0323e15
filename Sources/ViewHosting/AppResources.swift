import Foundation

/// The files that an app finds in its bundle, where Xcode puts them side by side.
struct AppResources: Sendable {
  /// The files by their names, each with its path in the folder of the app, in order.
  private var files: [String: [(path: String, url: URL)]] = [:]
  private var names: [String] = []

  /// Adds a file at a path in the folder of the app; sources and asset catalogues are skipped.
  mutating func add(_ path: String, at url: URL) {
    let parts = path.split(separator: "/")
    guard let name = parts.last, !name.hasSuffix(".swift"),
      !parts.contains(where: { $0.hasSuffix(".xcassets") || $0.hasSuffix(".xcodeproj") })
    else { return }
    names.append(String(name))
    files[String(name), default: []].append((path, url.standardizedFileURL))
  }

  /// The file with a name, whose type may be given separately; without a name, the first of a type.
  ///
  /// A folder is one that Xcode copies as it is. Folders that group files are not in a bundle.
  func file(named name: String?, type: String?, in folder: String?) -> URL? {
    let ending = type.flatMap { $0.isEmpty ? nil : $0.hasPrefix(".") ? $0 : ".\($0)" } ?? ""
    guard let name, !name.isEmpty else {
      let first = ending.isEmpty ? nil : names.first { $0.hasSuffix(ending) }
      return first.flatMap { file(named: $0, type: nil, in: folder) }
    }
    let parts = ((folder.map { "\($0)/" } ?? "") + name + ending).split(separator: "/")
    let whole = "/" + parts.joined(separator: "/")
    return parts.last.flatMap { files[String($0)] }?.first { "/\($0.path)".hasSuffix(whole) }?.url
  }
}
