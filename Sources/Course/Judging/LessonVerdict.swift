import EnvironmentVariables

/// The result of the checks of a lesson.
package struct LessonVerdict: Sendable, Equatable {
  /// Why a check fails.
  package enum Finding: Sendable, Equatable {
    /// The source breaks a rule.
    case breaches([SourceRule.Breach])
    /// A test fails that should pass.
    case failed(TestRun)
    /// All tests pass although the app is broken.
    case noticedNothing
    /// No order of events failed, but some could not be run.
    case uncertain
    /// The tests did not end.
    case endless
    /// No test ran.
    case nothingRan
  }

  /// A failed check.
  package struct Miss: Sendable, Equatable {
    /// The check that was missed.
    package let check: LessonCheck
    /// The finding of the check.
    package let finding: Finding
  }

  /// The number of the lesson.
  package let number: Int
  /// The test class of the exercise.
  package let exercise: String
  /// How many checks the lesson has.
  package let count: Int
  /// The checks that passed.
  package var met: [LessonCheck] = []
  /// The first check that failed; nil if the lesson is solved.
  package var miss: Miss?

  init(lesson: Lesson) {
    number = lesson.number
    exercise = lesson.exercise
    count = lesson.checks.count
  }

  /// The verdict as text: the checks so far, what failed, why it matters, and a hint.
  package func text(withHint: Bool, in words: CourseWords = .english) -> String {
    var lines = met.map { words("  ok      {}", $0.name) }
    guard let miss else {
      lines += ["", words("Solved: all {} checks are met.", String(count))]
      return lines.joined(separator: "\n")
    }
    lines.append(words("  missed  {}", miss.check.name))
    let left = count - met.count - 1
    if left > 0 { lines.append("          " + words("({} more to come)", String(left))) }
    lines.append("")
    lines += self.words(of: miss.finding, words)
    lines += ["", words("Why it matters: {}", miss.check.reason)]
    let option = words.language == .en ? "" : " --language \(words.language.rawValue)"
    lines.append(
      withHint
        ? words("Hint: {}", miss.check.hint)
        : words("For a hint: {}", "swift run rehearse lesson \(number)\(option) --hint"))
    return lines.joined(separator: "\n")
  }

  private func words(of finding: Finding, _ words: CourseWords) -> [String] {
    switch finding {
    case .breaches(let breaches):
      breaches.map { breach in
        "\(exercise).swift" + (breach.line.map { ":\($0)" } ?? "") + ": \(breach.words)."
      }
    case .failed(let run): run.failures.prefix(Self.failuresShown).flatMap(Self.words)
    case .noticedNothing:
      [words("The app is broken there, but the tests pass. They must fail.")]
    case .uncertain:
      [
        words(
          "No order failed, but not every order could be run: there is no certificate.")
      ]
    case .endless:
      [words("The tests did not end within a minute: they contain a loop without a limit.")]
    case .nothingRan:
      [
        words(
          "No test ran. The exercise is the class {}, and its test names start with test.", exercise
        )
      ]
    }
  }

  private static let failuresShown = 2
  private static let linesShown = 14

  /// A failure with its help, without the replay commands, which cannot find an attempt.
  private static func words(of failure: TestRun.Failure) -> [String] {
    let lines = failure.message.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.contains(EnvironmentVariable.replay.name + "=") }
    return ["\(failure.file):\(failure.line): \(lines.first ?? "")"]
      + lines.dropFirst().prefix(linesShown).map(String.init)
  }
}
