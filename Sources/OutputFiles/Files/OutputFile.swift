import Glibc
import Synchronization

/// Writes files as any program does: through links, and to devices.
package enum OutputFile {
  private static let written = Atomic(0)

  /// Replaces the content of a file by bytes; missing folders on its path are made.
  ///
  /// A file is replaced as a whole, so that nobody sees a part of it, and a full disk leaves it as
  /// it was. A link stays a link, and the file keeps its permissions. Devices, pipes and files with
  /// several names are written where they are.
  ///
  /// - Throws: The path with the reason of the system.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileFault) {
    try write(pieces: [bytes], to: path)
  }

  /// Replaces the content of a file by pieces, one after the other.
  package static func write(
    pieces: [some Collection<UInt8>], to path: String
  ) throws(FileFault) {
    if let slash = path.lastIndex(of: "/"), slash != path.startIndex {
      try OutputFolder.make(String(path[..<slash]))
    }
    guard let place = replaceable(path) else { return try fill(path, pieces) }
    try replace(place, pieces, named: path)
  }

  /// Writes a text.
  package static func write(_ text: String, to path: String) throws(FileFault) {
    try write(Array(text.utf8), to: path)
  }

  /// Removes a file; a missing one is no error.
  package static func remove(_ path: String) throws(FileFault) {
    guard unlink(path) != 0, errno != ENOENT else { return }
    throw FileFault(path, errno, verb: "removed")
  }

  /// A file that can be replaced as a whole, and its permissions.
  private struct Place {
    /// The path without links.
    let path: String
    /// The permissions; nil if there is no such file yet.
    let permissions: mode_t?
  }

  private static func replaceable(_ path: String) -> Place? {
    var found = stat()
    guard lstat(path, &found) == 0 else { return Place(path: path, permissions: nil) }
    guard stat(path, &found) == 0, found.st_mode & S_IFMT == S_IFREG, found.st_nlink == 1,
      let resolved = realpath(path, nil)
    else { return nil }
    defer { free(resolved) }
    return Place(path: String(cString: resolved), permissions: found.st_mode & 0o7777)
  }

  /// Writes a new file next to the old one, and replaces that by it.
  private static func replace(
    _ place: Place, _ pieces: [some Collection<UInt8>], named path: String
  ) throws(FileFault) {
    let number = written.add(1, ordering: .relaxed).newValue
    let draft = "\(place.path).\(getpid())-\(number).partial"
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      // The file can be writable even if no file can be made next to it.
      guard place.permissions != nil else { throw FileFault(path, errno) }
      return try fill(path, pieces)
    }
    if let permissions = place.permissions { fchmod(descriptor, permissions) }
    var code = write(pieces, andClose: descriptor)
    if code == 0, rename(draft, place.path) != 0 { code = errno }
    guard code != 0 else { return }
    unlink(draft)
    throw FileFault(path, code)
  }

  /// Overwrites the existing file.
  private static func fill(
    _ path: String, _ pieces: [some Collection<UInt8>]
  ) throws(FileFault) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileFault(path, errno) }
    let code = write(pieces, andClose: descriptor)
    if code != 0 { throw FileFault(path, code) }
  }

  /// Writes pieces up to the first fault, and gives its code; 0 without one.
  private static func write(
    _ pieces: [some Collection<UInt8>], andClose descriptor: Int32
  ) -> Int32 {
    let code = pieces.lazy.map { Descriptor.write($0, to: descriptor) }.first { $0 != 0 }
    guard close(descriptor) == 0 || code != nil else { return errno }
    return code ?? 0
  }
}

/// Makes folders.
package enum OutputFolder {
  /// Makes a folder and those above it, if they are missing.
  ///
  /// - Throws: The path that cannot be made, with the reason of the system.
  package static func make(_ path: String) throws(FileFault) {
    var found = stat()
    if stat(path, &found) == 0 {
      guard found.st_mode & S_IFMT == S_IFDIR else {
        throw FileFault(path, ENOTDIR, verb: "made")
      }
      return
    }
    if let slash = path.dropLast().lastIndex(of: "/"), slash != path.startIndex {
      try make(String(path[..<slash]))
    }
    // Another process may have made it in the meantime.
    guard mkdir(path, 0o777) != 0, errno != EEXIST else { return }
    throw FileFault(path, errno, verb: "made")
  }
}
