import Glibc

/// Locks a folder for one run at a time; the system releases it when the process ends.
package final class FolderLock: Sendable {
  private let descriptor: Int32

  /// Locks an existing folder or file.
  ///
  /// On file systems without locks it does nothing.
  ///
  /// - Throws: The path, if another process has locked it.
  package init(_ path: String) throws(FileFault) {
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileFault(path, errno, verb: "read") }
    guard flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK else { return }
    close(descriptor)
    throw FileFault(path, reason: "another run is using it", verb: "used")
  }

  deinit { close(descriptor) }
}
