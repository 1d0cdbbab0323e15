import Glibc

/// A socket that never blocks; closed by its owner.
struct Socket {
  let descriptor: Int32

  /// The outcome of reading or writing.
  enum Outcome: Equatable {
    case bytes(Int)
    case later
    case closed
  }

  /// Listens on a port of the loopback address; 0 takes a free one.
  static func listening(port: Int) throws(LoopbackFault) -> Socket {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { throw .port(port, reason: String(cString: strerror(errno))) }
    var yes: Int32 = 1
    setsockopt(
      descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    guard binds(descriptor, to: port), listen(descriptor, 128) == 0 else {
      let reason = String(cString: strerror(errno))
      close(descriptor)
      throw .port(port, reason: reason)
    }
    return Socket(taking: descriptor)
  }

  private init(taking descriptor: Int32) {
    self.descriptor = descriptor
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  private static func binds(_ descriptor: Int32, to port: Int) -> Bool {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(truncatingIfNeeded: port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
  }

  /// The port that it listens on.
  var port: Int {
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isKnown = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(descriptor, $0, &length) == 0
      }
    }
    return isKnown ? Int(UInt16(bigEndian: address.sin_port)) : 0
  }

  /// The next connection; nil if none waits.
  func accepted() -> Socket? {
    let accepted = accept(descriptor, nil, nil)
    guard accepted >= 0 else { return nil }
    var yes: Int32 = 1
    setsockopt(
      accepted, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
    return Socket(taking: accepted)
  }

  func read(into buffer: inout [UInt8]) -> Outcome {
    outcome(recv(descriptor, &buffer, buffer.count, 0), isReading: true)
  }

  func write(_ bytes: ArraySlice<UInt8>) -> Outcome {
    let count = bytes.withUnsafeBytes {
      send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
    }
    return outcome(count, isReading: false)
  }

  private func outcome(_ count: Int, isReading: Bool) -> Outcome {
    if count > 0 { return .bytes(count) }
    if count == 0 { return isReading ? .closed : .later }
    return errno == EAGAIN || errno == EINTR ? .later : .closed
  }

  func end() { close(descriptor) }

  /// Milliseconds of a monotonic clock.
  static var milliseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000 + time.tv_nsec / 1_000_000
  }
}
