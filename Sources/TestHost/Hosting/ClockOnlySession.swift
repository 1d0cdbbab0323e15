import Foundation
import SimulatedApp
package import TestFailures
package import VirtualTime

/// A session with virtual time only, for tests that drive no app.
///
/// It is Sendable although it changes: every change is made under the lock.
package final class ClockOnlySession: HostedSession, @unchecked Sendable {
  /// 2026-01-01 09:41:00 UTC, in seconds since 1970.
  package static let wallClockStartSeconds: Double = 1_767_260_460

  private let lock = NSLock()
  private var instant: Int64 = 0
  private var halted = false
  private var chance: ChanceSource

  /// Makes a session at its start; the test's own random numbers follow from the seed.
  package init(seed: Seed) {
    chance = SeedSequence(seed: seed).source(named: DeviceChance.testSource)
  }

  package var nowNanoseconds: Int64 { lock.withLock { instant } }
  package var wallClockStartSeconds: Double { Self.wallClockStartSeconds }
  package var nextEventNanoseconds: Int64? { nil }
  package var isHalted: Bool { lock.withLock { halted } }

  package func advance(byNanoseconds nanoseconds: Int64) {
    lock.withLock {
      let (sum, isTooFar) = instant.addingReportingOverflow(max(0, nanoseconds))
      instant = isTooFar ? .max : sum
    }
  }

  package func fill(_ bytes: UnsafeMutableRawBufferPointer) {
    lock.withLock { bytes.fill(from: chance.bits()) }
  }

  package func halt() { lock.withLock { halted = true } }

  package func resume() { lock.withLock { halted = false } }

  package func testWillStart(name: String, module: String) {}
  package func testDidFail(_ failure: TestFailure) {}
  package func testDidExpectFailure(message: String, reason: String) {}
  package func testDidMeasure(metric: String, unit: String, values: [Double]) {}
  package func testDidFinish() {}
  package func beginActivity(_ title: String) {}
  package func endActivity() {}
}
