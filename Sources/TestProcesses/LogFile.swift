package import Foundation
import Glibc
package import OutputFiles

/// The file that gets what a process prints.
package enum LogFile {
  /// Makes an empty file; folders on the way to it are made.
  package static func make(_ path: String) throws(FileFault) -> FileHandle {
    try OutputFolder.make((path as NSString).deletingLastPathComponent)
    let descriptor = open(path, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileFault(path, errno) }
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }
}
