import Foundation
import ScreenImport

/// The files that a command was given, read.
enum ImportInput {
  /// The files of some paths: a folder stands for the JSON files in it, by name.
  static func files(_ paths: [String]) -> [String] {
    paths.flatMap { path -> [String] in
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
        isFolder.boolValue
      else { return [path] }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      return names.filter { $0.hasSuffix(".json") }.sorted().map { "\(path)/\($0)" }
    }
  }

  /// What a file holds; a file that is too large is not read.
  static func bytes(of path: String) throws(ImportFault) -> [UInt8] {
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
    guard attributes?[.type] as? FileAttributeType == .typeRegular else { throw .unreadable }
    if let size = attributes?[.size] as? Int, size > ImportSource.sizeLimit {
      throw .tooLarge(limit: ImportSource.sizeLimit)
    }
    guard let data = FileManager.default.contents(atPath: path) else { throw .unreadable }
    return Array(data)
  }

  /// The name of a file without folder and ending.
  static func origin(of path: String) -> String {
    URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
  }
}
