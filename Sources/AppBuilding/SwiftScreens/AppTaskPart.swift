/// A part of a task of the app's own code, from one suspension to the next.
package struct AppTaskPart: Sendable {
  /// The number of the task; 0 for work outside of tasks.
  package let task: UInt64
  /// Its description instead of the task's: `answer to GET /v1/orders`.
  package private(set) var words: String?
  /// Whether the main actor runs it, which keeps the order in which parts become ready.
  package let isMain: Bool
  /// Runs it.
  package let run: @Sendable () -> Void

  /// Makes a part.
  package init(task: UInt64, isMain: Bool, run: @escaping @Sendable () -> Void) {
    (self.task, self.isMain, self.run) = (task, isMain, run)
  }

  /// Makes work outside of tasks, which is never late if it is the main queue's.
  package init(_ words: String, isMain: Bool = true, run: @escaping @Sendable () -> Void) {
    self.init(task: 0, isMain: isMain, run: run)
    self.words = words
  }
}
