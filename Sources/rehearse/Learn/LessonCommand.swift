import CommandLineTool
import Course
import Foundation
import TestProcesses

/// `rehearse lesson`: lists the lessons of the course, shows a task, and checks an attempt.
struct LessonCommand: ToolCommand {
  static let name = "lesson"
  static let summary = "Teaches UI testing with exercises and checks them."
  static let discussion = """
    Without a number it lists the lessons and which ones are solved. With a number it prints the \
    task, puts the start of the exercise into Tests/ExerciseTests/Attempts, builds and checks \
    what is there, and explains the first check that fails. The chapters of the course exist in \
    the same languages as its tasks.

    Exits with 1 if the lesson is not solved.
    """
  static let examples = [
    "rehearse lesson", "rehearse lesson 1 --hint", "rehearse lesson 1 --language ja",
  ]

  @Argument(.number(in: 1...Lesson.all.count), "The lesson, from 1 to \(Lesson.all.count).")
  var number: Int?

  @Option("--language", .choice("CODE"), "The language of tasks, checks and hints.")
  var language = CourseLanguage.en

  @Flag("--hint", "Prints a hint with the check that fails.")
  var showsHint

  @Flag("--solution", "Prints the solution instead.")
  var showsSolution

  @Flag("--reset", "Starts the exercise over; your attempt is lost.")
  var isReset

  func faults() -> [CommandLineFault] {
    let others = [("--hint", showsHint), ("--reset", isReset)].filter(\.1).map(\.0)
    return (number == nil && (showsSolution || !others.isEmpty) ? [.missingArgument("NUMBER")] : [])
      + (showsSolution ? others.map { .excludedOption($0, by: "--solution") } : [])
  }

  func run() throws -> ExitCode {
    let checkout = try LessonCheckout()
    let words = CourseWords(language)
    guard let number, let lesson = Lesson.numbered(number)?.translated(words) else {
      Console.out(LessonProgress(in: checkout.folder).list(in: words))
      return .success
    }
    if showsSolution {
      Console.out(try checkout.solution(of: lesson))
      return .success
    }
    return try judge(lesson, in: checkout, words)
  }

  private func judge(
    _ lesson: Lesson, in checkout: LessonCheckout, _ words: CourseWords
  ) throws -> ExitCode {
    let isNew = try checkout.begin(lesson, isNew: isReset)
    let heading = words("Lesson {}: {}", String(lesson.number), lesson.title)
    Console.out("\(heading)\n\n\(lesson.task)\n")
    Console.out(words("Chapter: {}", language.chapter(lesson.chapter)))
    Console.out(
      words(isNew ? "Edit this: {}" : "Attempt: {}", LessonCheckout.attempt(at: lesson)) + "\n")
    let attempt = try checkout.attempt(at: lesson)
    let memory = LessonMemory(of: lesson, in: checkout.folder, language)
    if showsHint, let known = memory.text(about: attempt) {
      Console.out(known)
      return .failure
    }
    Console.error(words("Building the exercise ..."))
    try checkout.build(lesson)
    let verdict = try verdict(on: attempt, lesson, in: checkout)
    Console.out(verdict.text(withHint: showsHint, in: words))
    let isSolved = verdict.miss == nil
    try memory.keep(isSolved ? "" : verdict.text(withHint: true, in: words), about: attempt)
    try LessonProgress(in: checkout.folder)
      .keep(lesson.number, met: verdict.met.count, of: verdict.count)
    guard isSolved else { return .failure }
    if let next = Lesson.numbered(lesson.number + 1)?.translated(words) {
      Console.out(
        words("Next: swift run rehearse lesson {}, {}", String(next.number), next.title))
    }
    return .success
  }

  /// Judges the built attempt at a lesson.
  private func verdict(
    on attempt: String, _ lesson: Lesson, in checkout: LessonCheckout
  ) throws -> LessonVerdict {
    let bundle = try TestBundle(nil, in: checkout.folder.path)
    let run = ExerciseRun(
      bundle: bundle, tests: try bundle.names(matching: "^ExerciseTests\\.\(lesson.exercise)"),
      app: checkout.app, log: checkout.folder.appending(path: ".rehearsal/lesson.txt").path)
    return try LessonJudge(lesson, source: attempt) { try run(under: $0) }.verdict()
  }
}
