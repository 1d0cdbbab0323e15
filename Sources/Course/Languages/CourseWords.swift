import Foundation

/// The words of the course in a language, by their English form.
///
/// ```swift
/// let words = CourseWords(.ja)
/// print(words("Lesson {}: {}", "7", words(lesson.title)))
/// ```
package struct CourseWords: Sendable {
  /// The English words.
  package static let english = CourseWords(.en)

  /// The language.
  package let language: CourseLanguage
  /// The words by their English form; empty for English.
  let table: [String: String]

  /// Reads the words of a language.
  package init(_ language: CourseLanguage) {
    self.language = language
    table =
      language.file.flatMap { try? JSONDecoder().decode([String: String].self, from: Data($0)) }
      ?? [:]
  }

  /// A text in the language, with each `{}` replaced by the next value; in English if the language
  /// does not have it.
  package func callAsFunction(_ english: String, _ values: String...) -> String {
    var parts = (table[english] ?? english).components(separatedBy: "{}")
    var text = parts.removeFirst()
    for (place, part) in parts.enumerated() {
      text += (values.indices.contains(place) ? values[place] : "{}") + part
    }
    return text
  }
}

extension Lesson {
  /// The lesson with its texts in a language.
  package func translated(_ words: CourseWords) -> Lesson {
    Lesson(
      number: number, title: words(title), chapter: chapter, task: words(task),
      checks: checks.map { check in
        LessonCheck(
          name: words(check.name), demand: check.demand, reason: words(check.reason),
          hint: words(check.hint))
      })
  }

  /// All its texts, in English.
  var texts: [String] {
    [title, task] + checks.flatMap { [$0.name, $0.reason, $0.hint] }
  }
}
