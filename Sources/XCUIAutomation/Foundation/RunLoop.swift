import CTestHost
public import Foundation
import TestHost

/// A run loop that follows virtual time inside a test.
///
/// Stands for Foundation's class of that name through the shim file of a test target. Running it
/// lets time pass at once, with the app's events, timers, delayed blocks and tasks done in order;
/// outside a test it is Foundation's.
public struct RunLoop {
  /// The mode a run loop runs in.
  public typealias Mode = Foundation.RunLoop.Mode

  /// Foundation's run loop, for its interfaces that want one.
  public let foundation: Foundation.RunLoop

  /// The run loop of the running thread.
  public static var current: RunLoop { RunLoop(foundation: .current) }

  /// The run loop of the main thread.
  public static var main: RunLoop { RunLoop(foundation: .main) }

  /// The mode it is running in, if it is.
  public var currentMode: Mode? { foundation.currentMode }

  // MARK: Running

  /// Runs until nothing is left that could happen.
  public func run() {
    guard let test = HostedTest.current else { return foundation.run() }
    run(until: Date(timeIntervalSinceNow: 0), on: test)
  }

  /// Runs until a date.
  public func run(until limitDate: Date) {
    guard let test = HostedTest.current else { return runUnhosted(until: limitDate) }
    run(until: limitDate, on: test)
  }

  /// Runs until something has happened, or until a date; false when nothing can happen.
  @discardableResult
  public func run(mode: Mode, before limitDate: Date) -> Bool {
    guard let test = HostedTest.current else {
      return foundation.run(mode: mode, before: limitDate)
    }
    let end = instant(of: limitDate, on: test)
    test.whileWaiting {
      test.pump()
      step(to: end, on: test)
    }
    return true
  }

  /// Lets what is ready happen, or the next thing before a date.
  public func acceptInput(forMode mode: Mode, before limitDate: Date) {
    run(mode: mode, before: limitDate)
  }

  /// Lets what is ready happen and returns when the next timer fires.
  public func limitDate(forMode mode: Mode) -> Date? { foundation.limitDate(forMode: mode) }

  private func runUnhosted(until limitDate: Date) {
    guard let session = SessionContext.current else { return foundation.run(until: limitDate) }
    let now = session.wallClockStartSeconds + Double(session.nowNanoseconds) / 1e9
    session.advance(byNanoseconds: nanoseconds(in: limitDate.timeIntervalSince1970 - now))
  }

  private func run(until limitDate: Date, on test: HostedTest) {
    let end = instant(of: limitDate, on: test)
    // Lets a thread that was handed work a moment ago get to it.
    test_host_real_sleep(Self.yieldNanoseconds)
    test.whileWaiting {
      test.pump()
      while test.session.nowNanoseconds < end { step(to: end, on: test) }
    }
    test.leaveIfOver()
  }

  private static let yieldNanoseconds: Int64 = 1_000_000

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

  /// Has a block run in the next turn.
  public func perform(_ block: @escaping @Sendable () -> Void) { foundation.perform(block) }

  /// Has a block run in the next turn in one of the modes.
  public func perform(inModes modes: [Mode], block: @escaping @Sendable () -> Void) {
    foundation.perform(inModes: modes, block: block)
  }
}
