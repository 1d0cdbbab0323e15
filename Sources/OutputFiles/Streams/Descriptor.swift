import Glibc

/// Writes to open file descriptors.
package enum Descriptor {
  /// Writes all bytes; returns the number of the system's error, or 0.
  package static func write(_ bytes: some Collection<UInt8>, to descriptor: Int32) -> Int32 {
    let code = bytes.withContiguousStorageIfAvailable {
      write(UnsafeRawBufferPointer($0), to: descriptor)
    }
    return code ?? Array(bytes).withUnsafeBytes { write($0, to: descriptor) }
  }

  private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Glibc.write(
        descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&wanted, 1, -1)
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }
}
