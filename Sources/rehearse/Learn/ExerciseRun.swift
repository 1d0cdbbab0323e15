import Course
import Foundation

/// Runs the tests of an exercise in a process of their own.
struct ExerciseRun {
  /// The built tests.
  let bundle: TestBundle
  /// The names of the tests of the exercise.
  let tests: [String]
  /// The folder of the app that the exercises drive.
  let app: String
  /// Where what the tests print is kept.
  let log: String

  /// How long a run may take in real seconds; a loop that never ends is the learner's, not ours.
  static let secondsAllowed = 60

  /// Runs the tests under conditions, and reads how they ended.
  func callAsFunction(
    under conditions: RunConditions
  ) throws(TestBundle.Fault) -> TestRun {
    guard !tests.isEmpty else { return TestRun(printed: "") }
    let end = try bundle.run(
      tests, environment: conditions.environment(app: app), log: log,
      secondsAllowed: Self.secondsAllowed)
    guard end != .signal(SIGKILL) else { return .endless }
    let printed = FileManager.default.contents(atPath: log) ?? Data()
    let run = TestRun(printed: String(decoding: printed, as: UTF8.self))
    switch end {
    case .code(0), .code(1): return run
    default:
      throw TestBundle.Fault(description: "the tests ended \(end.words): see \(log).")
    }
  }
}
