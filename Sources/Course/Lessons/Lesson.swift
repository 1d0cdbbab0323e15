/// One lesson of the course: its task, and the checks of a solution.
package struct Lesson: Sendable {
  /// The place in the course, from 1.
  package let number: Int
  /// The topic of the lesson.
  package let title: String
  /// The name of the chapter's article, without its ending.
  package let chapter: String
  /// The task of the learner.
  package let task: String
  /// The checks of a solution, in order.
  package let checks: [LessonCheck]

  /// The test class of the exercise, after which its file is named.
  package var exercise: String { "Exercise" + (number < 10 ? "0" : "") + String(number) }

  /// The lesson with a number; nil if there is none.
  package static func numbered(_ number: Int) -> Lesson? {
    all.first { $0.number == number }
  }
}
