import Foundation
import SimulatedApp
import TestHost
import VirtualTime
import XCUIAutomation

/// A session that records the calls it receives; events are closures at instants.
final class RecordingSession: HostedSession, @unchecked Sendable {
  private let lock = NSLock()
  private var instant: Int64 = 0
  private var halted = false
  private var events: [(deadline: Int64, action: @Sendable () -> Void)] = []
  private var notes: [String] = []
  private(set) var failedLines: [Int] = []

  var facts: [String] { lock.withLock { notes } }
  var nowNanoseconds: Int64 { lock.withLock { instant } }
  var wallClockStartSeconds: Double { ClockOnlySession.wallClockStartSeconds }
  var nextEventNanoseconds: Int64? { lock.withLock { events.map(\.deadline).min() } }
  var isHalted: Bool { lock.withLock { halted } }

  func schedule(afterSeconds seconds: Int64, _ action: @escaping @Sendable () -> Void) {
    lock.withLock { events.append((instant + seconds * 1_000_000_000, action)) }
  }

  func fill(_ bytes: UnsafeMutableRawBufferPointer) { bytes.fill(from: 0) }

  func advance(byNanoseconds nanoseconds: Int64) {
    let target = nowNanoseconds + nanoseconds
    while let event = takeEvent(by: target) { event() }
    lock.withLock { instant = target }
  }

  private func takeEvent(by target: Int64) -> (@Sendable () -> Void)? {
    lock.withLock {
      events.sort { $0.deadline < $1.deadline }
      guard let first = events.first, first.deadline <= target else { return nil }
      instant = max(instant, first.deadline)
      return events.removeFirst().action
    }
  }

  func halt() { lock.withLock { halted = true } }
  func resume() { lock.withLock { halted = false } }
  func testWillStart(name: String, module: String) { note("start \(name)") }
  func testDidFail(_ failure: TestFailure) {
    note("fail \(failure.message)")
    lock.withLock { failedLines.append(failure.line) }
  }
  func testDidExpectFailure(message: String, reason: String) {
    note("expected \(reason): \(message)")
  }
  func testDidMeasure(metric: String, unit: String, values: [Double]) {
    note("measured \(metric), \(unit): \(values)")
  }
  func testDidFinish() { note("finish") }
  func beginActivity(_ title: String) { note("begin \(title)") }
  func endActivity() { note("end") }

  private func note(_ text: String) { lock.withLock { notes.append(text) } }
}
