import Course
import Foundation
import OutputFiles
import VirtualTime

/// The last result of an attempt in a language, so that a hint needs no second build.
struct LessonMemory {
  private let file: URL
  private let language: CourseLanguage

  /// The memory of a lesson in a checkout.
  init(of lesson: Lesson, in folder: URL, _ language: CourseLanguage = .en) {
    self.language = language
    file = folder.appending(path: ".rehearsal/\(lesson.exercise).txt")
  }

  /// The text with its hint, if it was said of this very attempt.
  func text(about attempt: String) -> String? {
    let data = FileManager.default.contents(atPath: file.path) ?? Data()
    let parts = String(decoding: data, as: UTF8.self).split(separator: "\n", maxSplits: 1)
    guard parts.count == 2, parts[0] == mark(of: attempt) else { return nil }
    return String(parts[1])
  }

  /// Stores the result of an attempt.
  func keep(_ text: String, about attempt: String) throws {
    try OutputFile.write(mark(of: attempt) + "\n" + text, to: file.path)
  }

  private func mark(of attempt: String) -> String {
    stableDigits(of: attempt + language.rawValue)
  }
}
