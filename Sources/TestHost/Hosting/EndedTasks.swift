import Synchronization

/// The tasks of apps whose tests have ended.
///
/// Such a task may be resumed during a later test: by its cancellation when another thread lets go
/// of the app, or by a static variable of the app. It does not go on, since its app has ended.
final class EndedTasks: Sendable {
  /// The tasks of this process.
  static let ofThisProcess = EndedTasks()

  fileprivate struct Numbers {
    var known: Set<UInt64> = []
    /// The same numbers, the oldest first from `oldest` on.
    var ring: [UInt64] = []
    var oldest = 0
  }

  /// How many tasks are known; older ones were let go long ago.
  static let taskLimit = 4096

  private let numbers = Mutex(Numbers())

  /// Adds the tasks of an app that has ended.
  func add(_ tasks: Set<UInt64>) {
    numbers.withLock { numbers in
      for task in tasks.sorted() where numbers.known.insert(task).inserted { numbers.keep(task) }
    }
  }

  /// Whether a task belongs to an app that has ended.
  func contains(_ task: UInt64) -> Bool { numbers.withLock { $0.known.contains(task) } }
}

extension EndedTasks.Numbers {
  fileprivate mutating func keep(_ task: UInt64) {
    guard ring.count == EndedTasks.taskLimit else { return ring.append(task) }
    known.remove(ring[oldest])
    ring[oldest] = task
    oldest = (oldest + 1) % ring.count
  }
}
