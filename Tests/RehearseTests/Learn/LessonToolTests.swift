import Course
import Foundation
import Testing

/// `rehearse lesson` as a process, as far as it builds nothing.
@Suite struct LessonToolTests {
  @Test func `from any folder it lists the course of the package that it was built in`() throws {
    let run = try ToolRun(["lesson"], in: try ToolRun.folder())
    #expect(run.code == 0, "\(run.errors)")
    let lines = run.output.split(separator: "\n")
    for lesson in Lesson.all {
      #expect(lines.contains { $0.hasSuffix("  " + lesson.title) }, "\(lesson.title)")
    }
  }

  @Test func `a solution is printed as it stands`() throws {
    let run = try ToolRun(["lesson", "2", "--solution"], in: try ToolRun.folder())
    let file = URL(fileURLWithPath: ToolRun.screens).deletingLastPathComponent()
      .appending(path: "Tests/ExerciseSolutionTests/Exercise02.swift")
    #expect(run.output == (try String(contentsOf: file, encoding: .utf8)) + "\n")
  }
}
