import CTestHost
import EnvironmentVariables
import Foundation
package import SimulatedApp

/// Prints the log of a test while it runs, as Xcode does.
///
/// It goes to standard output unless `REHEARSAL_LOG` is `off` or names a file to add it to.
/// Lines wait in the buffer of the stream, so that they keep their places among what the test
/// prints itself; the stream is flushed at the end of the test, with every failure, and when the
/// process crashes. The log of a test that runs beside others is printed at its end, whole, below
/// its name and with its failures.
package final class ActivityLogPrinter {
  /// Where the log goes.
  enum Destination: Equatable {
    case nowhere
    case console
    case file(String)

    /// What `REHEARSAL_LOG` says; the console where it says nothing.
    init(_ setting: String?) {
      switch setting {
      case nil, "": self = .console
      case "off": self = .nowhere
      case let path?: self = .file(path)
      }
    }
  }

  private var text: ActivityLogText
  /// Whether nothing is printed before the end.
  private let isWhole: Bool
  /// What stands above a log that is printed whole.
  private var heading: [UInt8] = []
  /// Whether the test has called anything of an app; one that never does has no log.
  private var drives = false

  private init(wallClockStart: Double, isWhole: Bool) {
    text = ActivityLogText(
      wallClockStart: wallClockStart, showsFailures: isWhole || !Self.isOnConsole)
    self.isWhole = isWhole
  }

  /// Where the log of this process goes.
  static let destination: Destination = {
    let destination = Destination(VariableReading().text(.log))
    guard case .file(let path) = destination else { return destination }
    guard !test_host_log_open(path) else { return destination }
    FileHandle.standardError.write(Data("The log \(path) cannot be written.\n".utf8))
    return .nowhere
  }()

  /// Whether the log goes to standard output, where XCTest prints the failures.
  static var isOnConsole: Bool { destination == .console }

  /// Prints what a session does from now on, at once or whole at the end.
  package static func attach(to session: AppSession, isWhole: Bool = false) {
    guard destination != .nowhere else { return }
    let printer = ActivityLogPrinter(
      wallClockStart: session.configuration.wallClockStart, isWhole: isWhole)
    session.device.log = { [unowned session] fact, instant in
      printer.take(fact, at: instant.nanoseconds)
      session.isLogOnConsole = printer.drives && isOnConsole
    }
  }

  private func take(_ fact: JournalFact, at instant: Int64) {
    text.take(fact, at: instant)
    switch fact {
    case .testStarted(let name, let module) where isWhole:
      heading = Array("Log of \(module).\(name):\n".utf8)
    case .callBegan, .step: drives = true
    case .testFinished:
      write()
      test_host_log_flush()
      return
    default: break
    }
    if drives, !isWhole { write() }
  }

  private func write() {
    guard drives, !text.bytes.isEmpty else { return }
    let lines = heading + text.takeBytes()
    heading = []
    lines.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      test_host_log_write(start, bytes.count)
    }
  }
}
