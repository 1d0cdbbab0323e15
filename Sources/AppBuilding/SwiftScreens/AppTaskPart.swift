/// A part of a task of the app's own code, from one suspension to the next.
package struct AppTaskPart: Sendable {
  /// The lines of the app's source at which it goes on, such as `Orders.swift:31`, innermost first.
  package struct Lines: Sendable {
    /// Whether it ends a sleep, whose lines are known only once the task that sleeps has suspended.
    package let isSleep: Bool
    /// Finds the lines, as long as the part waits.
    package let find: @Sendable () -> [String]

    /// Makes the lines of a part.
    package init(isSleep: Bool = false, find: @escaping @Sendable () -> [String]) {
      (self.isSleep, self.find) = (isSleep, find)
    }
  }

  /// The number of the task; 0 for work outside of tasks.
  package let task: UInt64
  /// Its description instead of the task's: `answer to GET /v1/orders`.
  package private(set) var words: String?
  /// Whether it is the answer to a request of the app's own code.
  package private(set) var isAnswer = false
  /// Whether the main actor runs it, which keeps the order in which parts become ready.
  package let isMain: Bool
  /// Where it goes on, or for work outside of tasks where the app sent it; nil if nobody can tell.
  package let lines: Lines?
  /// Runs it.
  package let run: @Sendable () -> Void

  /// Makes a part.
  package init(
    task: UInt64, isMain: Bool, lines: Lines? = nil, run: @escaping @Sendable () -> Void
  ) {
    (self.task, self.isMain, self.lines, self.run) = (task, isMain, lines, run)
  }

  /// Makes work outside of tasks, which is never late if it is the main queue's.
  package init(
    _ words: String, isMain: Bool = true, lines: Lines? = nil, run: @escaping @Sendable () -> Void
  ) {
    self.init(task: 0, isMain: isMain, lines: lines, run: run)
    self.words = words
  }

  /// Makes the answer to a request of the app's own code.
  package static func answer(
    _ words: String, run: @escaping @Sendable () -> Void
  ) -> AppTaskPart {
    var part = AppTaskPart(words, run: run)
    part.isAnswer = true
    return part
  }
}
