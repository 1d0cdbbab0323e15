import Course
import Foundation
import SeededCases
import TestProcesses
import Testing

@testable import rehearse

/// Each exercise by its starting attempt and by its solution, judged as a learner's is.
@Suite struct CourseExerciseTests {
  private static let top = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The check that each starting attempt is to miss first.
  private static let misses = [
    1: "passes in German",
    2: "passes",
    3: "passes",
    4: "has no queries in the test",
    5: "counts no rows",
    6: "uses browsers",
    7: "does not sleep",
    8: "passes with other data on the server",
    9: "passes",
    10: "passes with the way there closed",
    11: "is a chain",
    12: "notices that the menu is not opened",
    13: "counts no cells",
    14: "passes in every order of events",
  ]

  /// The check that each short cut is to miss, where all before it are met.
  private static let shortcuts = [
    1: "passes with other words on the buttons",
    2: "passes in German",
    3: "passes with a best seller above the table",
    4: "touches no elements in the test",
    5: "notices a wrong price",
    6: "notices that a cake is added",
    7: "passes with a slow network",
    8: "notices that the message for no orders is missing",
    9: "notices that guests get it too",
    10: "notices that nothing is switched",
    11: "notices that the thanks are incomplete",
    12: "passes in German",
    13: "passes with the cups turned round",
    14: "notices a wrong offer",
  ]

  /// The bundle that holds these tests, and the names of its exercises.
  private static let exercises = Result {
    let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let bundle = try TestBundle(own)
    return (bundle: bundle, tests: try bundle.names(matching: "^Exercise"))
  }

  /// Judges the exercise that a module of this very bundle holds.
  private func verdict(on lesson: Lesson, in module: String) throws -> LessonVerdict {
    let folder = try ToolRun.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let (bundle, tests) = try Self.exercises.get()
    let run = ExerciseRun(
      bundle: bundle, tests: tests.filter { $0.hasPrefix("\(module).\(lesson.exercise)") },
      app: Self.top.appending(path: "Screens/Lessons").path,
      log: folder.appending(path: "log.txt").path)
    let file = Self.top.appending(path: "Tests/\(module)/\(lesson.exercise).swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    return try LessonJudge(lesson, source: source) { try run(under: $0) }.verdict()
  }

  @Test(arguments: FuzzCount.few(of: Lesson.all.map(\.number), every: 4))
  func `a solution meets every check`(number: Int) throws {
    let lesson = try #require(Lesson.numbered(number))
    let verdict = try verdict(on: lesson, in: "ExerciseSolutionTests")
    #expect(verdict.miss == nil, "\(verdict.text(withHint: true))")
    #expect(verdict.met == lesson.checks)
  }

  @Test(arguments: FuzzCount.few(of: Lesson.all.map(\.number), every: 4))
  func `an attempt that passes and proves too little is found out`(number: Int) throws {
    let lesson = try #require(Lesson.numbered(number))
    let verdict = try verdict(on: lesson, in: "ExerciseShortcutTests")
    #expect(verdict.miss?.check.name == Self.shortcuts[number], "\(verdict.text(withHint: true))")
  }

  @Test(arguments: FuzzCount.few(of: Lesson.all.map(\.number), every: 4))
  func `what an exercise starts from misses the check that the lesson is about`(
    number: Int
  ) throws {
    let lesson = try #require(Lesson.numbered(number))
    let verdict = try verdict(on: lesson, in: "ExerciseStartTests")
    #expect(verdict.miss?.check.name == Self.misses[number], "\(verdict.text(withHint: true))")
  }
}
