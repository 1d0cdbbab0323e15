/// Judges an exercise: runs the checks of its lesson in order, up to the first that fails.
package struct LessonJudge {
  private let lesson: Lesson
  private let source: String
  private let run: (RunConditions) throws -> TestRun

  /// Makes a judge of a source and a function that runs its tests.
  package init(
    _ lesson: Lesson, source: String, run: @escaping (RunConditions) throws -> TestRun
  ) {
    self.lesson = lesson
    self.source = source
    self.run = run
  }

  /// The result of the checks.
  package func verdict() throws -> LessonVerdict {
    var verdict = LessonVerdict(lesson: lesson)
    for check in lesson.checks {
      if let finding = try finding(of: check) {
        verdict.miss = LessonVerdict.Miss(check: check, finding: finding)
        return verdict
      }
      verdict.met.append(check)
    }
    return verdict
  }

  private func finding(of check: LessonCheck) throws -> LessonVerdict.Finding? {
    switch check.demand {
    case .keeps(let rule):
      let breaches = rule.breaches(in: source, tests: lesson.exercise)
      return breaches.isEmpty ? nil : .breaches(breaches)
    case .passes(let conditions):
      let run = try run(conditions)
      if run.isPass { return conditions.isSearch && !run.isCertified ? .uncertain : nil }
      return finding(of: run) ?? .failed(run)
    case .fails(let conditions):
      let run = try run(conditions)
      return run.isPass ? .noticedNothing : finding(of: run)
    }
  }

  /// Why a run proves nothing; nil if a test failed.
  private func finding(of run: TestRun) -> LessonVerdict.Finding? {
    guard !run.isEndless else { return .endless }
    return run.failures.isEmpty ? .nothingRan : nil
  }
}
