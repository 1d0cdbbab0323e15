import CTestHost
import EnvironmentVariables
import OutputFiles
package import SimulatedApp

/// Prints the log of a test while it runs, as Xcode does.
///
/// The log goes to standard output unless `REHEARSAL_LOG` is `off` or the name of a file to append
/// to. Lines go to the buffer of the stream, so they keep their order among the test's own output.
/// The stream is flushed at the end of the test, after every failure, and when the process crashes.
/// A test that runs in parallel with others prints its whole log at its end, with its name above it
/// and its failures in it.
package final class ActivityLogPrinter {
  /// Where the log goes.
  enum Destination: Equatable {
    case nowhere
    case console
    case file(String)

    /// Reads the value of `REHEARSAL_LOG`; without a value it is the console.
    init(_ setting: String?) {
      switch setting {
      case nil, "": self = .console
      case "off": self = .nowhere
      case let path?: self = .file(path)
      }
    }
  }

  private var text: ActivityLogText
  /// Whether the log is printed as a whole at the end of the test.
  private let isWhole: Bool
  /// The heading of a log that is printed as a whole.
  private var heading: [UInt8] = []

  private init(wallClockStart: Double, isWhole: Bool) {
    text = ActivityLogText(
      wallClockStart: wallClockStart, showsFailures: isWhole || !Self.isOnConsole)
    self.isWhole = isWhole
  }

  /// The destination of the log of this process.
  static let destination: Destination = {
    let destination = Destination(VariableReading().text(.log))
    guard case .file(let path) = destination else { return destination }
    guard !test_host_log_open(path) else { return destination }
    StandardStream.error.tell("The log \(path) cannot be written.")
    return .nowhere
  }()

  /// Whether the log goes to standard output, where XCTest prints the failures.
  static var isOnConsole: Bool { destination == .console }

  /// Prints the activity of a session from now on, either at once or as a whole at the end.
  package static func attach(to session: AppSession, isWhole: Bool = false) {
    guard destination != .nowhere else { return }
    let printer = ActivityLogPrinter(
      wallClockStart: session.configuration.wallClockStart, isWhole: isWhole)
    session.device.log = { [unowned session] fact, instant in
      printer.take(fact, at: instant.nanoseconds)
      session.isLogOnConsole = isOnConsole
    }
  }

  private func take(_ fact: JournalFact, at instant: Int64) {
    text.take(fact, at: instant)
    switch fact {
    case .testStarted(let name, let module) where isWhole:
      heading = Array("Log of \(module).\(name):\n".utf8)
    case .testFinished:
      write()
      test_host_log_flush()
      return
    default: break
    }
    if !isWhole { write() }
  }

  private func write() {
    guard !text.bytes.isEmpty else { return }
    let taken = heading + text.takeBytes()
    let lines = HostOutput.isTerminal && Self.isOnConsole ? VisibleText.of(taken) : taken
    heading = []
    lines.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      test_host_log_write(start, bytes.count)
    }
  }
}
