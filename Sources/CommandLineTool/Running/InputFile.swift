import Foundation
import PredicateFormat

/// Reads the files that are given to a command.
package enum InputFile {
  /// The largest file that is read, in bytes.
  package static let sizeLimit = 256 << 20

  /// The content of a file; prints an error and returns nil if it cannot be read.
  package static func bytes(of path: String) -> [UInt8]? {
    let content = content(of: path)
    if content == nil { Console.error("Error: \(fault(of: path))") }
    return content
  }

  /// The content of a file; nil if it cannot be read, for the reason that ``fault(of:)`` gives.
  package static func content(of path: String) -> [UInt8]? {
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: file)
    guard let attributes, attributes[.type] as? FileAttributeType == .typeRegular,
      attributes[.size] as? Int ?? 0 <= sizeLimit,
      let data = FileManager.default.contents(atPath: file)
    else { return nil }
    return Array(data)
  }

  /// The error for a path that cannot be read as a file.
  package static func fault(of path: String) -> String {
    guard FileManager.default.fileExists(atPath: path) else { return missing("file", path) }
    if isFolder(path) { return "\(path) is a folder, not a file" }
    let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
    guard let size, size > sizeLimit else { return "\(path) cannot be read" }
    return "\(path) is larger than \(sizeLimit >> 20) MB, which is the limit"
  }

  /// Whether all paths lead to folders; prints an error for each that does not.
  package static func areFolders(_ paths: [String]) -> Bool {
    let wrong = paths.filter { !isFolder($0) }
    for path in wrong { Console.error("Error: \(missing("folder", path))") }
    return wrong.isEmpty
  }

  /// The error for a path that does not exist, with the nearest name in its folder, or that is
  /// something else.
  package static func missing(_ kind: String, _ path: String) -> String {
    if FileManager.default.fileExists(atPath: path) { return "\(path) is not a \(kind)" }
    if (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil {
      return "\(path) is a link that leads to no \(kind)"
    }
    let url = URL(fileURLWithPath: path)
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: url.deletingLastPathComponent().path)
    let nearest = NearestName.of(url.lastPathComponent, in: (names ?? []).sorted())
    let end = path.range(of: url.lastPathComponent, options: .backwards)
    guard let nearest, let end else { return "there is no \(kind) \(path)" }
    return "there is no \(kind) \(path). Did you mean \(path[..<end.lowerBound])\(nearest)?"
  }

  /// Whether a path leads to a folder.
  package static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
