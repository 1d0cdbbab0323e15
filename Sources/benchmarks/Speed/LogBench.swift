import SimulatedApp
import VirtualTime

/// Measures the time a log line costs a test: making its title and text and writing it.
enum LogBench {
  /// Seconds per line: the extra duration of the login flow with a log, divided by its lines.
  ///
  /// Both are measured alternately, because the speed of a machine varies.
  static func secondsALine(_ app: CompiledApp, runs: Int) -> Double {
    var bytes = 0
    let differences = (0..<runs).map { _ in
      let plain = Stopwatch.median(runs: 5, times: 60) {
        _ = LoginFlow.run(app, isJournaling: false)
      }
      return Stopwatch.median(runs: 5, times: 60) { bytes &+= self.bytes(of: app) } - plain
    }
    return bytes == 0 ? 0 : max(0, Stopwatch.median(differences)) / Double(lines(app))
  }

  /// Runs the flow with a log that is discarded, and returns its number of bytes.
  static func bytes(of app: CompiledApp) -> Int {
    var bytes = 0
    _ = LoginFlow.run(app, isJournaling: false) { session in
      var text = ActivityLogText(wallClockStart: session.configuration.wallClockStart)
      session.device.log = { fact, instant in
        text.take(fact, at: instant.nanoseconds)
        bytes &+= text.takeBytes().count
      }
    }
    return bytes
  }

  /// The number of log lines of the flow.
  private static func lines(_ app: CompiledApp) -> Int {
    var text = ActivityLogText(wallClockStart: SessionConfiguration.usualWallClockStart)
    _ = LoginFlow.run(app, isJournaling: false) { session in
      session.device.log = { fact, instant in text.take(fact, at: instant.nanoseconds) }
    }
    return max(1, text.bytes.count { $0 == UInt8(ascii: "\n") })
  }
}
