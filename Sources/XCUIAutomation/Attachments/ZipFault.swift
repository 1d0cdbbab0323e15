/// Why a folder cannot be put into an archive.
enum ZipFault: Error, Equatable, CustomStringConvertible {
  /// The path does not exist, or it is not a folder.
  case noFolder
  /// A file in the folder cannot be read.
  case unreadable(String)
  /// The folder holds too many files.
  case tooMany(limit: Int)
  /// The files of the folder have too many bytes.
  case tooLarge(limit: Int)

  var description: String {
    switch self {
    case .noFolder: "there is no such folder."
    case .unreadable(let path): "\(path) cannot be read."
    case .tooMany(let limit): "it has more than \(limit) files, the limit."
    case .tooLarge(let limit): "it has more than \(limit) bytes, the limit."
    }
  }
}
