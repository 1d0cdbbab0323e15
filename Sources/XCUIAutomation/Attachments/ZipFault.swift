/// Why a folder cannot be made an archive.
enum ZipFault: Error, CustomStringConvertible {
  /// It is not there, or it is no folder.
  case noFolder
  /// A file in it cannot be read.
  case unreadable(String)
  /// It holds too many files.
  case tooMany(limit: Int)
  /// It holds too much.
  case tooLarge(limit: Int)

  var description: String {
    switch self {
    case .noFolder: "there is no such folder."
    case .unreadable(let path): "\(path) cannot be read."
    case .tooMany(let limit): "it holds more than \(limit) files."
    case .tooLarge(let limit): "it holds more than \(limit) bytes."
    }
  }
}
