package import SimulatedApp
package import TestFailures

/// Represents all sessions that a tool makes on one thread, as an exploration does: the clock, the
/// random draws and the tasks of this process are those of the session whose app runs code.
///
/// It is Sendable although it changes: one thread uses it.
package final class SuccessiveSessions: HostedSession, @unchecked Sendable {
  /// A session that may have been released.
  private struct Held { weak var session: AppSession? }

  /// The sessions that are in use, the last one at the end.
  private var made: [Held] = []
  /// The sessions whose app has made tasks, by the numbers of the tasks.
  private var owners: [UInt64: Held] = [:]

  /// Runs code on the clock of the sessions that it makes.
  package static func host(_ body: @escaping () -> Void) {
    let sessions = SuccessiveSessions()
    HostedTest(nil, session: sessions).host {
      AppSession.$onMake.withValue({ sessions.add($0) }, operation: body)
    }
  }

  private func add(_ session: AppSession) {
    made.removeAll { $0.session == nil }
    made.append(Held(session: session))
  }

  /// The session whose app runs code, else the last one.
  private var current: AppSession? {
    made.last { $0.session?.runsAppCode == true }?.session ?? made.last?.session
  }

  package var nowNanoseconds: Int64 { current?.nowNanoseconds ?? 0 }
  package var wallClockStartSeconds: Double {
    current?.wallClockStartSeconds ?? ClockOnlySession.wallClockStartSeconds
  }
  package var systemVersion: String {
    current?.systemVersion ?? DeviceProfile.standard.systemVersion
  }
  package var nextEventNanoseconds: Int64? { current?.nextEventNanoseconds }
  package var runsAppCode: Bool { current?.runsAppCode ?? false }
  package var isHalted: Bool { false }

  package func advance(byNanoseconds nanoseconds: Int64) {
    current?.advance(byNanoseconds: nanoseconds)
  }

  package func schedule(_ part: AppTaskPart, afterNanoseconds nanoseconds: Int64) {
    // The rest of a task whose session was released never runs.
    let owner = part.task == 0 ? nil : owners[part.task]
    guard owner == nil || owner?.session != nil else { return }
    let session = owner?.session ?? current
    if part.task != 0 { owners[part.task] = Held(session: session) }
    session?.schedule(part, afterNanoseconds: nanoseconds)
  }

  package func settleRequests() { current?.settleRequests() }
  package func fill(_ bytes: UnsafeMutableRawBufferPointer) { current?.fill(bytes) }
  package func halt() {}
  package func resume() {}
  package func testWillStart(name: String, module: String) {}
  package func testDidFail(_ failure: TestFailure) {}
  package func testDidExpectFailure(message: String, reason: String) {}
  package func testDidMeasure(metric: String, unit: String, values: [Double]) {}
  package func testDidFinish() {}
  package func beginActivity(_ title: String) {}
  package func endActivity() {}
}
