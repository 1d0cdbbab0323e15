import Course
import Foundation
import Testing

@testable import rehearse

/// Where the exercises of a learner are, and the message if there are none.
@Suite struct LessonCheckoutTests {
  /// A folder that looks like a checkout, as far as the course goes.
  private func checkout() throws -> URL {
    let folder = try ToolRun.folder()
    for module in ["ExerciseStartTests", "ExerciseTests/Attempts", "ExerciseSolutionTests"] {
      try FileManager.default.createDirectory(
        at: folder.appending(path: "Tests/\(module)"), withIntermediateDirectories: true)
    }
    try write("no package", to: folder.appending(path: "Package.swift"))
    try write("start", to: folder.appending(path: "Tests/ExerciseStartTests/Exercise01.swift"))
    return folder
  }

  private func write(_ text: String, to file: URL) throws { try Data(text.utf8).write(to: file) }

  private var lesson: Lesson { get throws { try #require(Lesson.numbered(1)) } }

  @Test func `a folder inside a checkout belongs to it`() throws {
    let folder = try checkout()
    let inside = folder.appending(path: "Tests/ExerciseTests").path
    #expect(try LessonCheckout(from: inside, tool: nil).folder.path == folder.path)
  }

  @Test func `without a checkout it is said where the exercises are`() throws {
    let folder = try ToolRun.folder()
    let fault = #expect(throws: LessonCheckout.Fault.self) {
      try LessonCheckout(from: folder.path, tool: nil)
    }
    #expect(fault?.description.contains("Clone it, and run swift run rehearse lesson") == true)
  }

  @Test func `an attempt is begun once, and anew when it is wanted`() throws {
    let checkout = try LessonCheckout(from: try checkout().path, tool: nil)
    let attempt = checkout.folder.appending(path: "Tests/ExerciseTests/Attempts/Exercise01.swift")
    #expect(try checkout.begin(try lesson, isNew: false))
    #expect(try checkout.attempt(at: try lesson) == "start")
    try write("mine", to: attempt)
    #expect(try !checkout.begin(try lesson, isNew: false))
    #expect(try checkout.attempt(at: try lesson) == "mine")
    #expect(try checkout.begin(try lesson, isNew: true))
    #expect(try checkout.attempt(at: try lesson) == "start")
  }

  @Test func `a solution that is missing is named`() throws {
    let checkout = try LessonCheckout(from: try checkout().path, tool: nil)
    let fault = #expect(throws: LessonCheckout.Fault.self) {
      try checkout.solution(of: try lesson)
    }
    #expect(fault?.description.hasPrefix("Tests/ExerciseSolutionTests/Exercise01.swift") == true)
  }

  @Test func `what does not build is told in the compiler's words`() throws {
    let checkout = try LessonCheckout(from: try checkout().path, tool: nil)
    let fault = #expect(throws: LessonCheckout.Fault.self) { try checkout.build(try lesson) }
    #expect(fault?.description.hasPrefix("the exercise does not compile:\n") == true)
  }

  @Test func `solved lessons are kept, and forgotten again`() throws {
    let progress = LessonProgress(in: try ToolRun.folder())
    #expect(progress.solved == [])
    try progress.keep(3, met: 6, of: 6)
    try progress.keep(1, met: 5, of: 5)
    #expect(progress.solved == [1, 3])
    try progress.keep(3, met: 2, of: 6)
    #expect(progress.solved == [1])
  }

  @Test func `progress shows all lessons at a glance`() throws {
    let progress = LessonProgress(in: try ToolRun.folder())
    try progress.keep(1, met: 5, of: 5)
    try progress.keep(3, met: 2, of: 6)
    let lines = progress.list(in: .english).split(separator: "\n")
    #expect(lines.count == 16)
    #expect(lines[0] == " 1  solved  Finding by label, identifier and predicate")
    #expect(lines[1] == " 2          Ambiguous matches")
    #expect(lines[2] == " 3  2 of 6  Hierarchy")
    #expect(lines[13] == "14          Flakiness found, shrunk and fixed")
    #expect(lines[14] == "1 of 14 lessons are solved.")
    #expect(lines[15] == "Next: swift run rehearse lesson 2")
  }
}
