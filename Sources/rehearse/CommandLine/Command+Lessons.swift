import Course

/// The arguments of the command that gives the course.
extension Command {
  static func lesson(_ arguments: ArraySlice<String>) throws(CommandLineError) -> Command {
    var options = LessonOptions()
    var parser = CommandLineParser(
      arguments, command: .lesson, flags: ["--hint", "--solution", "--reset"])
    while let part = try parser.next() {
      switch part {
      case .help: return .help(.lesson)
      case .flag("--hint"): options.showsHint = true
      case .flag("--solution"): options.showsSolution = true
      case .flag: options.isReset = true
      case .option(let name, let value): throw .unexpectedValue(option: name, value: value)
      case .word(let word):
        guard options.number == nil else { throw parser.unexpected(word) }
        options.number = try CommandLineParser.number(
          word, of: "<number>", in: 1...Lesson.all.count)
      }
    }
    guard options.number != nil || options == LessonOptions() else {
      throw .missingArgument("<number>", command: .lesson)
    }
    return .lesson(options)
  }
}

/// The words of `rehearse help lesson`.
extension UsageText {
  static let lesson = """
    OVERVIEW: Learn to write UI tests: fourteen lessons with exercises that are judged.

    Without a number it lists the lessons and which are solved. With one it prints the
    task, puts what the exercise starts from into Tests/ExerciseTests/Attempts, builds and
    judges what stands there, and explains the first check that is missed.

    USAGE: rehearse lesson
           rehearse lesson <number> [--hint | --solution] [--reset]

    ARGUMENTS:
      <number>              The lesson, from 1 to 14.

    OPTIONS:
      --hint                Tell where to look, beside what is missed.
      --solution            Print the solution instead.
      --reset               Begin the exercise anew; the attempt is lost.
      -h, --help            Show help information.

    EXIT CODE: 0 when the lesson is solved, 1 when it is not.
    """
}
