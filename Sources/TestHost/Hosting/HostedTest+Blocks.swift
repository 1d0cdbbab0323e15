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
      schedule("delayed \(block.words)", isMain: block.isMain, after: nanoseconds) { test in
        test_host_run_late_block(block.pointer)
        test.awaitBlocks()
      }
    } else {
      timeline.add(at: instant(after: nanoseconds)) { test_host_fire_block(block.pointer) }
    }
    return true
  }

  /// Takes over a block that code of the app sends to a queue.
  ///
  /// Those of the main queue keep their order; others are as late as a pool of threads. Called
  /// without a block when one was sent to a queue that runs itself, and may send something back, or
  /// when the main queue may have one; true for code of the app.
  func takeOver(block: UnsafeMutableRawPointer?) -> Bool {
    guard isRunningApp else { return false }
    guard let block = block.map(SentBlock.init) else {
      schedule("block on another thread", isMain: true) { $0.awaitBlocks() }
      return true
    }
    if block.isMain {
      schedule(block.words, isMain: true) { _ in test_host_run_block(block.pointer) }
    } else {
      let queue = HeldQueue(of: block)
      let app = test_host_app()
      schedule(block.words, isMain: false) { test in
        test_host_run_turn(queue.pointer, block.pointer, app)
        test.awaitBlocks()
      }
    }
    return true
  }

  private var isRunningApp: Bool { isOwnThread && session.runsAppCode }

  private func schedule(
    _ words: String, isMain: Bool, after nanoseconds: Int64 = 0,
    _ work: @escaping @Sendable (HostedTest) -> Void
  ) {
    let lines = AppTaskPart.Lines { CallSite.current().map { [$0.description] } ?? [] }
    let part = AppTaskPart(words, isMain: isMain, lines: lines) { [weak self] in
      let stack = test_host_begin_stack()
      if let self { work(self) }
      test_host_end_stack(stack)
    }
    session.schedule(part, afterNanoseconds: nanoseconds)
  }

  /// Lets blocks on other threads end, and runs the blocks that they send back.
  private func awaitBlocks() {
    for _ in 0..<test_host_take_left_blocks() { OtherWork.leaveBehind() }
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

  /// The queue of an event; its block may have run before, and the app may keep it no longer.
  private final class HeldQueue: @unchecked Sendable {
    let pointer: UnsafeMutableRawPointer

    init(of block: SentBlock) {
      pointer = test_host_queue_of_block(block.pointer)
      test_host_retain_queue(pointer)
    }

    deinit { test_host_release_queue(pointer) }
  }

  /// A block from libdispatch; it is Sendable because it is only returned to libdispatch, or run
  /// once.
  private struct SentBlock: @unchecked Sendable {
    var pointer: UnsafeMutableRawPointer

    var isMain: Bool { test_host_is_main_queue(test_host_queue_of_block(pointer)) }

    var words: String {
      let queue = test_host_queue_of_block(pointer)
      if test_host_is_main_queue(queue) { return "block of the main queue" }
      if test_host_is_of_system(queue) { return "block of a global queue" }
      let label = String(cString: test_host_queue_label(queue))
      // Foundation puts an address into the name.
      if label.hasPrefix("NSOperationQueue") { return "block of an operation queue" }
      return label.isEmpty ? "block of a queue" : "block of queue \"\(label)\""
    }
  }
}
