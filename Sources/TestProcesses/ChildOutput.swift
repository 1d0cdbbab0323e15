package import Foundation
import Glibc

/// What a process prints, in a file without a name.
///
/// Unlike a pipe it can be read when the process has ended, though others that it has started are
/// still there and hold it.
package struct ChildOutput {
  /// What the process writes to.
  package let file: FileHandle

  /// Makes one that is empty.
  package init() throws {
    var path = FileManager.default.temporaryDirectory.appendingPathComponent("output-XXXXXX")
      .path.utf8CString.map { $0 }
    let descriptor = mkstemp(&path)
    guard descriptor >= 0, unlink(path) == 0, fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
    file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  /// What was printed until now.
  package var text: String {
    let path = "/proc/self/fd/\(file.fileDescriptor)"
    return String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
  }
}
