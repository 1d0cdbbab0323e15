/// Why a file cannot be imported.
package enum ImportFault: Error, Sendable, Hashable {
  /// The file has more bytes than `limit`.
  case tooLarge(limit: Int)
  /// The elements of the file are more than `limit`.
  case tooManyElements(limit: Int, line: Int)
  /// An element lies deeper than `limit` below the root.
  case tooDeep(limit: Int, line: Int)
  /// The recording is not JSON, or lacks a required part.
  case badRecording(line: Int, column: Int, message: String)
  /// The file is a folder, such as a result bundle.
  case folder
  /// The file cannot be read.
  case unreadable

  /// The fault in words.
  package var text: String {
    switch self {
    case .tooLarge(let limit): "the file is larger than \(limit >> 20) MB, which is the limit"
    case .tooManyElements(let limit, let line):
      "the file has more than \(limit) elements; the next is in line \(line)"
    case .tooDeep(let limit, let line):
      "the element in line \(line) is more than \(limit) levels deep"
    case .badRecording(_, _, let message): message
    case .folder:
      "it is a folder; from a result bundle, xcrun xcresulttool makes readable files: "
        + "export attachments, get test-results"
    case .unreadable: "the file cannot be read"
    }
  }

  /// The place in the file, if known, such as `:3:1`.
  package var placeText: String {
    switch self {
    case .badRecording(let line, let column, _): ":\(line):\(column)"
    case .tooManyElements(_, let line), .tooDeep(_, let line): ":\(line):1"
    case .tooLarge, .folder, .unreadable: ""
    }
  }
}

extension ImportFault {
  /// What is wrong at a byte of a JSON file.
  static func badRecording(in bytes: [UInt8], at offset: Int, _ message: String) -> ImportFault {
    let place = ImportSource(bytes).places(of: [offset])[offset]
    return .badRecording(
      line: place?.line ?? 1, column: place?.column ?? 1,
      message: message.isEmpty ? "the file is not JSON" : message)
  }
}
