import CTestHost
import SimulatedApp

/// A task that waits; it is Sendable because it is only looked up, never run.
struct SuspendedTask: @unchecked Sendable {
  let pointer: UnsafeRawPointer

  /// The task that runs on this thread, which may wait later; nil if none does.
  static var running: SuspendedTask? {
    test_host_running_task().map { SuspendedTask(pointer: $0) }
  }

  /// The lines of the app's source at which it goes on, innermost first.
  ///
  /// The runtime keeps for each call that waits where its function goes on.
  var lines: [CallSite] {
    let frames = [UInt](unsafeUninitializedCapacity: FailureSite.usualFrames) { buffer, count in
      count = buffer.baseAddress.map { test_host_task_frames(pointer, $0, buffer.count) } ?? 0
    }
    return ThreadClock.real {
      // Lines are looked up before the address after a call, but this is where a function goes on.
      FailureSite.lines(of: frames.map { $0 &+ 1 }) { _ in false }.map(CallSite.init)
    }
  }
}
