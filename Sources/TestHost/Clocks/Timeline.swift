import Foundation

/// The future events of a test: sleeping tasks, delayed blocks, polls of its waits.
///
/// It is Sendable although it changes: entries come from any thread, and every change is made under
/// the lock. Actions run outside of it.
package final class Timeline: @unchecked Sendable {
  /// An action at an instant.
  struct Entry {
    /// The instant, in virtual nanoseconds.
    var deadline: Int64
    /// The order of entries at the same instant: the one that was added first runs first.
    var sequence: Int
    var action: @Sendable () -> Void
  }

  private let lock = NSLock()
  private var nextSequence = 0
  /// The entries with the latest first, so the earliest is removed from the end.
  private var entries: [Entry] = []

  /// The instant of the earliest entry; nil if there are no entries.
  var earliest: Int64? { lock.withLock { entries.last?.deadline } }

  /// Adds an action at an instant and returns the number that withdraws it.
  @discardableResult
  package func add(at deadline: Int64, _ action: @escaping @Sendable () -> Void) -> Int {
    lock.withLock {
      let entry = Entry(deadline: deadline, sequence: nextSequence, action: action)
      nextSequence += 1
      entries.insert(entry, at: place(of: deadline))
      return entry.sequence
    }
  }

  /// Removes an action that has not been taken yet.
  package func withdraw(_ sequence: Int) {
    lock.withLock { entries.removeAll { $0.sequence == sequence } }
  }

  /// Takes the earliest entry that is due at or before an instant.
  func takeDue(by instant: Int64) -> Entry? {
    lock.withLock {
      guard let entry = entries.last, entry.deadline <= instant else { return nil }
      return entries.removeLast()
    }
  }

  private func place(of deadline: Int64) -> Int {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].deadline > deadline { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
