import SimulatedApp
import VirtualTime

/// Measures what a line of the log costs a test: its title, its text and its way to the sink.
enum LogBench {
  /// Seconds a line, by how much longer the login flow takes with a log than without.
  ///
  /// Both are measured side by side, since machines change their pace.
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

  /// Runs the flow with a log that goes nowhere; the number of its bytes.
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

  /// How many lines the flow has.
  private static func lines(_ app: CompiledApp) -> Int {
    var text = ActivityLogText(wallClockStart: SessionConfiguration.usualWallClockStart)
    _ = LoginFlow.run(app, isJournaling: false) { session in
      session.device.log = { fact, instant in text.take(fact, at: instant.nanoseconds) }
    }
    return max(1, text.bytes.count { $0 == UInt8(ascii: "\n") })
  }
}
