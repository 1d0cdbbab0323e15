import Foundation
import OutputFiles

/// The solved lessons, stored as a file of numbers in the checkout.
struct LessonProgress {
  private let file: URL

  /// The progress in a checkout.
  init(in folder: URL) { file = folder.appending(path: ".rehearsal/lessons.txt") }

  /// The numbers of the lessons that are solved.
  var solved: Set<Int> {
    let data = FileManager.default.contents(atPath: file.path) ?? Data()
    return Set(String(decoding: data, as: UTF8.self).split(separator: "\n").compactMap { Int($0) })
  }

  /// Stores that a lesson is solved or no longer solved.
  func keep(_ number: Int, isSolved: Bool) throws {
    var numbers = solved
    if isSolved { numbers.insert(number) } else { numbers.remove(number) }
    try OutputFile.write(numbers.sorted().map { "\($0)\n" }.joined(), to: file.path)
  }
}
