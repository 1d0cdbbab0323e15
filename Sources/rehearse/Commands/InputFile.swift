import Foundation

/// A file that a command is given.
enum InputFile {
  /// The largest file that is read, in bytes.
  static let sizeLimit = 256 << 20

  /// What is in a file; says what is wrong and returns nil where it cannot be read.
  static func bytes(of path: String) -> [UInt8]? {
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: file)
    guard let attributes, attributes[.type] as? FileAttributeType == .typeRegular,
      attributes[.size] as? Int ?? 0 <= sizeLimit,
      let data = FileManager.default.contents(atPath: file)
    else {
      Console.error("Error: \(path) cannot be read")
      return nil
    }
    return Array(data)
  }

  /// Whether a path leads to a folder.
  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
