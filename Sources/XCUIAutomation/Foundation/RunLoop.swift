public import Foundation
import TestHost

/// A run loop that follows virtual time inside a test.
///
/// The shim file of a test target makes this type replace Foundation's. Running it lets virtual
/// time pass at once and runs the app's events, timers, delayed blocks and tasks in order. Outside
/// of a test it is Foundation's run loop.
public struct RunLoop {
  /// The mode a run loop runs in.
  public typealias Mode = Foundation.RunLoop.Mode

  /// Foundation's run loop, for Foundation functions that need one.
  public let foundation: Foundation.RunLoop

  /// The run loop of the current thread.
  public static var current: RunLoop { RunLoop(foundation: .current) }

  /// The run loop of the main thread.
  public static var main: RunLoop { RunLoop(foundation: .main) }

  /// The mode in which the run loop is running; nil if it is not running.
  public var currentMode: Mode? { foundation.currentMode }

  // MARK: Running

  /// Runs the jobs that are ready now; outside of a test it is Foundation's `run()`.
  public func run() {
    guard let test = HostedTest.active else { return foundation.run() }
    run(until: Date(timeIntervalSinceNow: 0), on: test)
  }

  /// Runs until a date.
  public func run(until limitDate: Date) {
    guard let test = HostedTest.active else { return runUnhosted(until: limitDate) }
    run(until: limitDate, on: test)
  }

  /// Runs until something has happened, or until a date.
  ///
  /// The result is true inside a test, and Foundation's outside of one.
  @discardableResult
  public func run(mode: Mode, before limitDate: Date) -> Bool {
    guard let test = HostedTest.active else {
      return foundation.run(mode: mode, before: limitDate)
    }
    let end = instant(of: limitDate, on: test)
    test.whileWaiting {
      test.pump()
      step(to: end, on: test)
    }
    return true
  }

  /// Runs what is ready now, or the next event before a date.
  public func acceptInput(forMode mode: Mode, before limitDate: Date) {
    run(mode: mode, before: limitDate)
  }

  /// Runs what is ready now and returns the date of the next timer.
  public func limitDate(forMode mode: Mode) -> Date? { foundation.limitDate(forMode: mode) }

  private func runUnhosted(until limitDate: Date) {
    guard let session = SessionContext.active else { return foundation.run(until: limitDate) }
    let now = session.wallClockStartSeconds + Double(session.nowNanoseconds) / 1e9
    session.advance(byNanoseconds: nanoseconds(in: limitDate.timeIntervalSince1970 - now))
  }

  private func run(until limitDate: Date, on test: HostedTest) {
    let end = instant(of: limitDate, on: test)
    // Gives a thread that has just received work the time to start it.
    if OtherWork.isOpen { OtherWork.rest() }
    test.whileWaiting {
      test.pump()
      while test.session.nowNanoseconds < end { step(to: end, on: test) }
    }
    test.leaveIfOver()
  }

  private func step(to end: Int64, on test: HostedTest) {
    let stops = [test.nextInstant, test.spinInstant, test.session.nextEventNanoseconds, end]
    test.advance(to: min(end, stops.least ?? end))
    test.pump()
  }

  private func instant(of date: Date, on test: HostedTest) -> Int64 {
    test.instant(after: nanoseconds(in: date.timeIntervalSinceNow))
  }

  private func nanoseconds(in seconds: Double) -> Int64 {
    Int64(min(max(0, seconds * 1e9), Self.longestNanoseconds).rounded())
  }

  private static let longestNanoseconds: Double = 1e18

  // MARK: Timers and blocks

  /// Adds a timer.
  public func add(_ timer: Timer, forMode mode: Mode) { foundation.add(timer, forMode: mode) }

  /// Adds a port.
  public func add(_ port: Port, forMode mode: Mode) { foundation.add(port, forMode: mode) }

  /// Runs a block in the next turn of the run loop.
  public func perform(_ block: @escaping @Sendable () -> Void) { foundation.perform(block) }

  /// Runs a block in the next turn of the run loop in one of the modes.
  public func perform(inModes modes: [Mode], block: @escaping @Sendable () -> Void) {
    foundation.perform(inModes: modes, block: block)
  }
}
