import Foundation

/// Where a patch of a file is applied.
///
/// A package of adopted tests links to files of another folder, and `patch` changes no links and
/// nothing above its folder.
struct PatchPlace: Equatable {
  /// The folder in which to call `patch`; nil if it is the one the command runs in.
  let folder: String?
  /// The path of the file from there.
  let path: String

  /// A file below the folder is patched there; any other in its Git checkout, or in its own folder.
  init(of file: String, from here: String) {
    let url = URL(fileURLWithPath: file).resolvingSymlinksInPath()
    let current = URL(fileURLWithPath: here).resolvingSymlinksInPath().path
    guard !url.path.hasPrefix(current + "/") else {
      self.init(folder: nil, path: String(url.path.dropFirst(current.count + 1)))
      return
    }
    let beside = url.deletingLastPathComponent()
    var checkout = beside
    while checkout.path != "/", !Self.isCheckout(checkout) { checkout.deleteLastPathComponent() }
    let root = (checkout.path == "/" ? beside : checkout).path
    self.init(folder: root, path: String(url.path.dropFirst(root.count + 1)))
  }

  private init(folder: String?, path: String) {
    self.folder = folder
    self.path = path
  }

  private static func isCheckout(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.path + "/.git")
  }
}
