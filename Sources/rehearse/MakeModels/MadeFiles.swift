import Foundation
import OutputFiles

/// The files and folders that a command creates, so that it can delete them again.
struct MadeFiles {
  private var files: [URL] = []
  private var folders: Set<String> = []

  /// Notes a file before it is written, and the folders on the way to it, if they are missing.
  mutating func expect(_ file: URL) {
    guard Self.isMissing(file) else { return }
    files.append(file)
    var folder = file.deletingLastPathComponent()
    while Self.isMissing(folder) {
      folders.insert(folder.path)
      folder.deleteLastPathComponent()
    }
  }

  /// Deletes what did not exist before, and returns the paths of files that cannot be deleted.
  func takeBack() -> [String] {
    for file in files { try? OutputFile.remove(file.path) }
    // The innermost first; a folder with other files in it stays.
    for folder in folders.sorted().reversed() { rmdir(folder) }
    return files.filter { !Self.isMissing($0) }.map(\.path)
  }

  private static func isMissing(_ place: URL) -> Bool {
    !FileManager.default.fileExists(atPath: place.path)
  }
}
