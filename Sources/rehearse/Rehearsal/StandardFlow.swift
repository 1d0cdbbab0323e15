import FlakeLab

/// A flow of the standard campaign, with its lesson.
struct StandardFlow: Sendable {
  /// The flow to run.
  let flow: Flow
  /// What a reader should learn if it is flaky.
  let lesson: String
}
