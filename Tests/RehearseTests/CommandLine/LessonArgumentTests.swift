import Testing

@testable import rehearse

/// The arguments of `rehearse lesson`.
@Suite struct LessonArgumentTests {
  private func parsed(_ words: String...) throws(CommandLineError) -> Command {
    try Command(parsing: ["lesson"] + words)
  }

  @Test func `nothing lists the lessons, a number gives one`() throws {
    #expect(try parsed() == .lesson(LessonOptions()))
    #expect(try parsed("7") == .lesson(LessonOptions(number: 7)))
    #expect(
      try parsed("7", "--hint", "--reset")
        == .lesson(LessonOptions(number: 7, showsHint: true, isReset: true)))
    #expect(try parsed("7", "--solution") == .lesson(LessonOptions(number: 7, showsSolution: true)))
  }

  @Test(arguments: ["0", "15", "-1", "one"])
  func `a lesson that the course has not is refused`(word: String) {
    #expect(throws: CommandLineError.self) { try parsed(word) }
  }

  @Test func `an option without a lesson is refused`() {
    #expect(throws: CommandLineError.missingArgument("<number>", command: .lesson)) {
      try parsed("--hint")
    }
  }

  @Test func `a lesson of no course is named with those that there are`() {
    let error = #expect(throws: CommandLineError.self) { try parsed("15") }
    #expect(
      error?.message
        == "The value '15' is invalid for '<number>': expected a whole number from 1 to 14")
  }
}
