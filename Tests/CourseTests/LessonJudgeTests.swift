import Testing

@testable import Course

/// How an exercise is judged, with runs that are made up.
@Suite struct LessonJudgeTests {
  private static let pass = "\t Executed 1 test, with 0 failures (0 unexpected) in 0.1 seconds"
  private static let failure = """
    /a/b/Exercise01.swift:7: error: Exercise01.testA : No matches
        Nearest: nothing
        Replay: REHEARSAL_REPLAY=x swift test
    Test Case 'Exercise01.testA' failed (0.1 seconds)
    \t Executed 1 test, with 1 failure (0 unexpected) in 0.1 seconds
    """

  private func lesson(_ checks: LessonCheck...) -> Lesson {
    Lesson(number: 1, title: "One", chapter: "One", task: "", checks: checks)
  }

  private let passing = LessonCheck.passes("passes", reason: "R.", hint: "H.")
  private let noticing = LessonCheck.notices("notices", variant: "v", reason: "R.", hint: "H.")

  @Test func `an exercise that meets all is solved`() throws {
    let judge = LessonJudge(lesson(passing, noticing), source: "") { conditions in
      TestRun(printed: conditions.variant == nil ? Self.pass : Self.failure)
    }
    #expect(
      try judge.verdict().text(withHint: false)
        == "  ok      passes\n  ok      notices\n\nSolved: all 2 checks are met.")
  }

  @Test func `a failure is shown with its line and its help, and judged no further`() throws {
    let judge = LessonJudge(lesson(passing, noticing), source: "") { _ in
      TestRun(printed: Self.failure)
    }
    #expect(
      try judge.verdict().text(withHint: true) == """
          missed  passes
                  (1 more to come)

        Exercise01.swift:7: No matches
            Nearest: nothing

        Why it matters: R.
        Hint: H.
        """)
  }

  @Test func `a test that passes with a broken app has noticed nothing`() throws {
    let judge = LessonJudge(lesson(noticing), source: "") { _ in TestRun(printed: Self.pass) }
    #expect(try judge.verdict().miss?.finding == .noticedNothing)
  }

  @Test(arguments: [
    "", "\t Executed 0 tests, with 0 failures (0 unexpected) in 0.1 seconds",
    "\t Executed 2 tests, with 2 tests skipped and 0 failures (0 unexpected) in 0.1 seconds",
  ])
  func `an exercise without a test is told so`(printed: String) throws {
    for check in [passing, noticing] {
      let judge = LessonJudge(lesson(check), source: "") { _ in TestRun(printed: printed) }
      #expect(try judge.verdict().miss?.finding == .nothingRan)
    }
  }

  @Test func `a loop without a limit is told so, whether the app is broken or not`() throws {
    for check in [passing, noticing] {
      let judge = LessonJudge(lesson(check), source: "") { _ in .endless }
      #expect(try judge.verdict().miss?.finding == .endless)
    }
  }

  @Test(arguments: [("no order fails", nil), ("none failed", LessonVerdict.Finding.uncertain)])
  func `a search has to end with a certificate`(
    verdict: String, finding: LessonVerdict.Finding?
  ) throws {
    let check = LessonCheck.passes(
      "passes", RunConditions(isSearch: true), reason: "R.", hint: "H.")
    let table = "M.Exercise01/testA  exhaustive     1  \(verdict)         1 of 20 orders"
    let judge = LessonJudge(lesson(check), source: "") { _ in
      TestRun(printed: Self.pass + "\n\n" + table)
    }
    #expect(try judge.verdict().miss?.finding == finding)
  }

  @Test func `the course has fourteen lessons, numbered from 1, with names of their own`() {
    #expect(Lesson.all.map(\.number) == Array(1...14))
    #expect(Set(Lesson.all.map(\.chapter)).count == 14)
    #expect(Lesson.all.allSatisfy { $0.checks.count >= 3 })
    #expect(Lesson.numbered(9)?.exercise == "Exercise09")
    #expect(Lesson.numbered(15) == nil)
  }

  @Test func `each lesson wants a pass, and a fault of the app to be noticed`() {
    for lesson in Lesson.all {
      let demands = lesson.checks.map(\.demand)
      #expect(demands.contains { if case .passes = $0 { true } else { false } }, "\(lesson.number)")
      #expect(demands.contains { if case .fails = $0 { true } else { false } }, "\(lesson.number)")
    }
  }
}
