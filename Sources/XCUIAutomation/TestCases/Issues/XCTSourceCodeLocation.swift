public import Foundation

/// A line of a source file.
public final class XCTSourceCodeLocation: NSObject, Sendable {
  /// The file.
  public let fileURL: URL
  /// The line number, starting at 1.
  public let lineNumber: Int

  /// A line of a file.
  public init(fileURL: URL, lineNumber: Int) {
    self.fileURL = fileURL
    self.lineNumber = lineNumber
  }

  /// A line of a file at a path.
  public convenience init(filePath: String, lineNumber: Int) {
    self.init(fileURL: URL(fileURLWithPath: filePath), lineNumber: lineNumber)
  }

  /// A line of a file, by `#filePath` and `#line`.
  public convenience init(filePath: StaticString, lineNumber: UInt) {
    self.init(filePath: "\(filePath)", lineNumber: Int(clamping: lineNumber))
  }

  /// Whether an object is the same line.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? XCTSourceCodeLocation else { return false }
    return fileURL == other.fileURL && lineNumber == other.lineNumber
  }

  /// A hash of the line.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(fileURL)
    hasher.combine(lineNumber)
    return hasher.finalize()
  }

  /// The path and the line.
  public override var description: String { "\(fileURL.path):\(lineNumber)" }
}
