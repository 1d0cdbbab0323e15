import FlakeLab

/// A flow of the standard campaign, with what it teaches.
struct StandardFlow: Sendable {
  /// What is run.
  let flow: Flow
  /// What a reader should learn where it flakes.
  let lesson: String
}
