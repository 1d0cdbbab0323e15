import Foundation
import ScreenImport

/// Reads the files that are passed to a command.
enum ImportInput {
  /// A file with trees.
  struct File {
    let path: String
    /// Its number among the steps of exported attachments; 0 for any other file.
    var step = 0
  }

  /// The files at some paths; for a folder, the attachments of tests on a Mac if it has the list
  /// that `xcresulttool` exports, else the JSON files in it, sorted by name.
  static func files(_ paths: [String]) -> [File] {
    paths.flatMap { path -> [File] in
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
        isFolder.boolValue, URL(fileURLWithPath: path).pathExtension != "xcresult"
      else { return [File(path: path)] }
      let list = path + "/" + ExportedAttachments.manifest
      if let bytes = try? bytes(of: list), let attached = try? ExportedAttachments(bytes) {
        return attached.files.map { File(path: "\(path)/\($0.name)", step: $0.step) }
      }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      return names.filter { $0.hasSuffix(".json") }.sorted().map { File(path: "\(path)/\($0)") }
    }
  }

  /// The content of a file, in UTF-8 also where it is in UTF-16; a file that is too large is not
  /// read.
  static func bytes(of path: String) throws(ImportFault) -> [UInt8] {
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
    guard attributes?[.type] as? FileAttributeType == .typeRegular else {
      throw attributes?[.type] as? FileAttributeType == .typeDirectory ? .folder : .unreadable
    }
    if let size = attributes?[.size] as? Int, size > ImportSource.sizeLimit {
      throw .tooLarge(limit: ImportSource.sizeLimit)
    }
    guard let data = FileManager.default.contents(atPath: path) else { throw .unreadable }
    // Windows writes what a command prints in UTF-16, with a mark at the begin.
    guard data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) else {
      return Array(data)
    }
    return String(data: data, encoding: .utf16).map { Array($0.utf8) } ?? Array(data)
  }

  /// The name of a file without its folder and ending.
  static func origin(of path: String) -> String {
    URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
  }
}
