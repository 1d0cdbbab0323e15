import Glibc
import Synchronization

/// The streams to which a program prints.
package enum StandardStream: Int32, Sendable {
  case output = 1
  case error = 2

  private static let results = Atomic<Int32>(1)

  /// The descriptor that the stream prints to.
  package var descriptor: Int32 {
    self == .output ? Self.results.load(ordering: .relaxed) : rawValue
  }

  /// Prints results to a descriptor from now on; what other code prints, such as that of an app,
  /// goes to standard error.
  package static func separateResults(at descriptor: Int32) {
    let kept = dup(descriptor)
    guard kept >= 0, dup2(error.rawValue, output.rawValue) >= 0 else { return }
    results.store(kept, ordering: .relaxed)
  }

  /// Prints bytes; returns the number of the system's error, or 0.
  @discardableResult
  package func write(_ bytes: some Collection<UInt8>) -> Int32 {
    Descriptor.write(bytes, to: descriptor)
  }

  /// Prints a line, in which control characters are shown.
  ///
  /// If nothing can be printed, nobody can be notified, so a failure is ignored.
  package func tell(_ line: String) { write(Array((VisibleText.of(line) + "\n").utf8)) }

  /// Whether the stream is a terminal.
  package var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Keeps a file that is opened later from getting the number of a stream that is closed.
  package static func reserveClosed() {
    for number in Int32(0)...2 where fcntl(number, F_GETFD) < 0 && errno == EBADF {
      // For reading alone, so that printing to it fails as it does on a closed stream.
      _ = open("/dev/null", number == 0 ? O_WRONLY : O_RDONLY)
    }
  }
}
