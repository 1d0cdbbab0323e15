import Course
import Foundation
import TestProcesses

/// Runs the tests of an exercise in a separate process.
struct ExerciseRun {
  /// The built test bundle.
  let bundle: TestBundle
  /// The names of the tests of the exercise.
  let tests: [String]
  /// The folder of the app that the exercises drive.
  let app: String
  /// The file that keeps the output of the tests.
  let log: String

  /// The longest duration of a run in real seconds, because an attempt may contain an endless loop.
  static let secondsAllowed = 60

  /// Runs the tests under conditions and reads the results.
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
