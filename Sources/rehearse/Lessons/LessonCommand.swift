import Course
import Foundation

/// The course: lists its lessons, gives the task of one, and judges a learner's attempt.
enum LessonCommand {
  /// Does what was asked for; 1 where a lesson is not solved.
  static func run(_ options: LessonOptions) -> ExitCode {
    do {
      let checkout = try LessonCheckout()
      guard let number = options.number, let lesson = Lesson.numbered(number) else {
        list(LessonProgress(in: checkout.folder))
        return .success
      }
      if options.showsSolution {
        Console.out(try checkout.solution(of: lesson))
        return .success
      }
      return try judge(lesson, in: checkout, options)
    } catch {
      Console.error("Error: \(error)")
      return .failure
    }
  }

  private static func list(_ progress: LessonProgress) {
    let solved = progress.solved
    for lesson in Lesson.all {
      let number = (lesson.number < 10 ? " " : "") + String(lesson.number)
      let mark = solved.contains(lesson.number) ? "solved" : "      "
      Console.out("\(number)  \(mark)  \(lesson.title)")
    }
    let next = Lesson.all.first { !solved.contains($0.number) }
    Console.out(
      next.map { "\nNext: swift run rehearse lesson \($0.number)" } ?? "\nAll lessons are solved.")
  }

  private static func judge(
    _ lesson: Lesson, in checkout: LessonCheckout, _ options: LessonOptions
  ) throws -> ExitCode {
    let isNew = try checkout.begin(lesson, isNew: options.isReset)
    Console.out("Lesson \(lesson.number): \(lesson.title)\n\n\(lesson.task)\n")
    Console.out("Chapter: Sources/Course/Course.docc/\(lesson.chapter).md")
    Console.out("\(isNew ? "Edit this" : "Attempt"): \(LessonCheckout.attempt(at: lesson))\n")
    Console.error("Building the exercise ...")
    try checkout.build(lesson)
    let run = ExerciseRun(
      bundle: try TestBundle(nil, in: checkout.folder.path), module: "ExerciseTests",
      app: checkout.app, log: checkout.folder.appending(path: ".rehearsal/lesson.txt").path)
    let judge = LessonJudge(lesson, source: try checkout.attempt(at: lesson)) {
      try run(lesson, under: $0)
    }
    let verdict = try judge.verdict()
    Console.out(verdict.text(withHint: options.showsHint))
    let isSolved = verdict.miss == nil
    try LessonProgress(in: checkout.folder).keep(lesson.number, isSolved: isSolved)
    guard isSolved else { return .failure }
    if let next = Lesson.numbered(lesson.number + 1) {
      Console.out("Next: swift run rehearse lesson \(next.number), \(next.title)")
    }
    return .success
  }
}

/// What `rehearse lesson` can be told.
struct LessonOptions: Equatable {
  /// The lesson; nil lists all.
  var number: Int?
  /// Whether a check that is missed comes with a hint.
  var showsHint = false
  /// Whether the solution is printed, and nothing else done.
  var showsSolution = false
  /// Whether the attempt is replaced by what the exercise starts from.
  var isReset = false
}
