import Foundation

/// What a test itself has set for later: tasks asleep, delayed blocks, polls of its waits.
///
/// Sendable although it changes: entries come from any thread, and every change is made under
/// the lock. Actions run outside it.
package final class Timeline: @unchecked Sendable {
  /// Something to be done at an instant.
  struct Entry {
    /// The instant, in virtual nanoseconds.
    var deadline: Int64
    /// What orders entries of one instant: first set, first done.
    var sequence: Int
    /// What is to be done.
    var action: @Sendable () -> Void
  }

  private let lock = NSLock()
  private var nextSequence = 0
  /// Latest first, so that the earliest is taken from the end.
  private var entries: [Entry] = []

  /// The earliest instant something is set for.
  var earliest: Int64? { lock.withLock { entries.last?.deadline } }

  /// Sets an action for an instant and returns the number it can be withdrawn by.
  @discardableResult
  package func add(at deadline: Int64, _ action: @escaping @Sendable () -> Void) -> Int {
    lock.withLock {
      let entry = Entry(deadline: deadline, sequence: nextSequence, action: action)
      nextSequence += 1
      entries.insert(entry, at: place(of: deadline))
      return entry.sequence
    }
  }

  /// Withdraws an action that has not been taken yet.
  package func withdraw(_ sequence: Int) {
    lock.withLock { entries.removeAll { $0.sequence == sequence } }
  }

  /// Takes the earliest entry due by an instant.
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
