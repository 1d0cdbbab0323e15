import CTestHost
import SimulatedApp

/// Blocks of libdispatch, which follow virtual time; those of an app's code are events of the
/// session.
extension HostedTest {
  /// Blocks delayed by a day or more are watchdogs that no test waits for; they use real time.
  private static let watchdogNanoseconds: Int64 = 86_400 * 1_000_000_000
  /// The most real milliseconds that a block on another thread may take before time goes on.
  static let restLimit = 250

  /// Schedules a delayed block in virtual time; false if its delay is that of a watchdog.
  func delay(block: UnsafeMutableRawPointer, by nanoseconds: Int64) -> Bool {
    guard nanoseconds < Self.watchdogNanoseconds else { return false }
    let block = SentBlock(pointer: block)
    if isRunningApp {
      schedule("delayed block", after: nanoseconds) { test in
        test_host_fire_block(block.pointer)
        test.awaitBlocks()
      }
    } else {
      timeline.add(at: instant(after: nanoseconds)) { test_host_fire_block(block.pointer) }
    }
    return true
  }

  /// Takes over a block that code of the app sends to the main queue.
  ///
  /// Called without a block when one was sent to another queue, which may send something back.
  func takeOver(block: UnsafeMutableRawPointer?) -> Bool {
    guard isRunningApp else { return false }
    guard let block = block.map(SentBlock.init) else {
      schedule("block on another thread") { $0.awaitBlocks() }
      return false
    }
    schedule("block of the main queue") { _ in test_host_run_block(block.pointer) }
    return true
  }

  private var isRunningApp: Bool { isOwnThread && session.runsAppCode }

  private func schedule(
    _ words: String, after nanoseconds: Int64 = 0, _ work: @escaping @Sendable (HostedTest) -> Void
  ) {
    let part = AppTaskPart(words) { [weak self] in
      let stack = test_host_begin_stack()
      if let self { work(self) }
      test_host_end_stack(stack)
    }
    session.schedule(part, afterNanoseconds: nanoseconds)
  }

  /// Lets blocks on other threads end, and runs the blocks that they send back.
  private func awaitBlocks() {
    pump()
    var rests = 0
    while OtherWork.hasBlocks {
      guard rests < Self.restLimit else { return OtherWork.leaveBehind() }
      rests += 1
      OtherWork.rest()
      pump()
    }
    pump()
  }

  /// A block from libdispatch; it is Sendable because it is only returned to libdispatch, or run
  /// once.
  private struct SentBlock: @unchecked Sendable {
    var pointer: UnsafeMutableRawPointer
  }
}
