import Course
import Foundation
import OutputFiles

/// How far a learner has come, stored as a file in the checkout: a line for each lesson that was
/// tried, such as `3` for a solved one and `7 2/6` for one with two of six checks met.
struct LessonProgress {
  private let file: URL

  /// The progress in a checkout.
  init(in folder: URL) { file = folder.appending(path: ".rehearsal/lessons.txt") }

  /// The numbers of the lessons that are solved.
  var solved: Set<Int> { Set(lines.keys.filter { lines[$0] == "" }) }

  /// The number of met checks of each lesson that was tried but not solved: `2/6`.
  private var lines: [Int: String] {
    let data = FileManager.default.contents(atPath: file.path) ?? Data()
    var lines: [Int: String] = [:]
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1)
      guard let number = parts.first.flatMap({ Int($0) }) else { continue }
      lines[number] = parts.count == 2 ? String(parts[1]) : ""
    }
    return lines
  }

  /// Stores how many checks of a lesson are met.
  func keep(_ number: Int, met: Int, of count: Int) throws {
    var lines = lines
    lines[number] = met == count ? "" : "\(met)/\(count)"
    let text = lines.sorted { $0.key < $1.key }
      .map { $0.value.isEmpty ? "\($0.key)\n" : "\($0.key) \($0.value)\n" }.joined()
    try OutputFile.write(text, to: file.path)
  }

  /// All lessons at a glance, and the next one.
  func list(in words: CourseWords) -> String {
    let lines = lines
    let marks = Lesson.all.map { lesson -> String in
      guard let line = lines[lesson.number] else { return "" }
      let parts = line.split(separator: "/").map(String.init)
      return parts.count == 2 ? words("{} of {}", parts[0], parts[1]) : words("solved")
    }
    let width = marks.map(\.count).max() ?? 0
    let rows = zip(Lesson.all, marks).map { lesson, mark in
      let number = (lesson.number < 10 ? " " : "") + String(lesson.number)
      let space = String(repeating: " ", count: max(6, width) - mark.count)
      return "\(number)  \(mark)\(space)  \(words(lesson.title))"
    }
    let solved = solved
    let next = Lesson.all.first { !solved.contains($0.number) }
    let sum = words(
      "{} of {} lessons are solved.", String(solved.count), String(Lesson.all.count))
    return
      (rows + [
        "",
        next.map { "\(sum)\n" + words("Next: swift run rehearse lesson {}", String($0.number)) }
          ?? words("All lessons are solved."),
      ]).joined(separator: "\n")
  }
}
