import Foundation

/// Folders of the repository, found from the path of this file.
enum RepositoryFolder {
  /// The app that comes with the package.
  static let screens = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Screens").path
}
