import Course
import Testing

@testable import rehearse

@Suite struct LessonMemoryTests {
  private func memory() throws -> LessonMemory {
    LessonMemory(of: try #require(Lesson.numbered(1)), in: try ToolRun.folder())
  }

  @Test func `what was said of an attempt is known`() throws {
    let memory = try memory()
    try memory.keep("missed\nHint: look", about: "let a = 1")
    #expect(memory.text(about: "let a = 1") == "missed\nHint: look")
  }

  @Test func `nothing is known of an attempt that was edited`() throws {
    let memory = try memory()
    try memory.keep("missed", about: "let a = 1")
    #expect(memory.text(about: "let a = 2") == nil)
  }

  @Test func `nothing is known of a solved attempt`() throws {
    let memory = try memory()
    try memory.keep("", about: "let a = 1")
    #expect(memory.text(about: "let a = 1") == nil)
  }
}
