import CTestHost
import Foundation
import Synchronization

/// Watches work on other threads that could end a wait.
///
/// Without it a wait would have to give other threads real time just in case.
package struct OtherWork {
  /// The activity of other threads.
  enum State: Equatable {
    /// Nothing, and they have done nothing since the last look.
    case none
    /// They have begun or ended something since the last look.
    case changed
    /// Something is open: blocks, or threads and sources of events that may do something.
    case open(blocks: Bool)
  }

  private var changes = test_host_other_work().changes

  /// Starts to watch.
  package init() {}

  /// The present activity of other threads, and whether they did something since the last look.
  ///
  /// Only after `none` is it certain that what was checked between two looks still holds.
  mutating func look() -> State {
    let work = test_host_other_work()
    defer { changes = work.changes }
    if work.has_blocks || work.has_others { return .open(blocks: work.has_blocks) }
    return work.changes == changes ? .none : .changed
  }

  /// Whether other threads do nothing and have done nothing since the last look.
  package var isNone: Bool { mutating get { look() == .none } }

  /// Whether other threads may do something at this moment.
  package static var isOpen: Bool {
    let work = test_host_other_work()
    return work.has_blocks || work.has_others
  }

  /// Whether blocks on other threads have not ended.
  static var hasBlocks: Bool { test_host_other_work().has_blocks }

  /// How often threads and blocks that tests started have drawn random numbers so far, which no
  /// seed decides.
  package static var unseededDraws: UInt64 { test_host_unseeded_draws() }

  /// How often time went on without blocks on other threads that took too long.
  static var leftBehind: Int { lateBlocks.load(ordering: .relaxed) }
  private static let lateBlocks = Atomic<Int>(0)

  /// Warns, once per process, that time goes on without waiting for a block on another thread.
  ///
  /// The effects of that block then come at an instant that no seed decides.
  static func leaveBehind() {
    guard lateBlocks.add(1, ordering: .relaxed).oldValue == 0 else { return }
    let words =
      "Warning: code on another thread takes longer than 0.2 s of real time; virtual "
      + "time continues without it, and runs may differ.\n"
    FileHandle.standardError.write(Data(words.utf8))
  }

  /// Gives other threads a real millisecond.
  package static func rest() { test_host_real_sleep(1_000_000) }
}
