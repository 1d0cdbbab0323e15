import Foundation
import Testing

@testable import Course

@Suite("The course in other languages")
struct CourseWordsTests {
  private static let others = CourseLanguage.allCases.filter { $0 != .en }
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The sentences around the texts of lessons.
  private static let phrases = [
    "Lesson {}: {}", "Chapter: {}", "Edit this: {}", "Attempt: {}", "Building the exercise ...",
    "Next: swift run rehearse lesson {}, {}", "({} more to come)", "  ok      {}",
    "  missed  {}", "Solved: all {} checks are met.", "Why it matters: {}", "Hint: {}",
    "For a hint: {}",
    "The app is broken there, but the tests pass. They must fail.",
    "No order failed, but not every order could be run: there is no certificate.",
    "The tests did not end within a minute: they contain a loop without a limit.",
    "No test ran. The exercise is the class {}, and its test names start with test.",
    "{} of {} lessons are solved.", "Next: swift run rehearse lesson {}",
    "All lessons are solved.", "solved", "{} of {}",
  ]

  @Test(arguments: others)
  func `has a translation of each text and no others`(language: CourseLanguage) {
    let known = Set(Lesson.all.flatMap(\.texts) + Self.phrases)
    let table = CourseWords(language).table
    #expect(Set(table.keys) == known)
    #expect(table.allSatisfy { !$0.value.isEmpty && $0.value != $0.key })
  }

  @Test(arguments: others)
  func `keeps names of elements and code as they are`(language: CourseLanguage) {
    for (english, words) in CourseWords(language).table {
      for name in english.matches(of: /[A-Za-z0-9]+([._\/:][A-Za-z0-9]+)+|\w+\([^\s)]*\)/) {
        #expect(words.contains(name.output.0), "\(name.output.0): \(words)")
      }
      #expect(
        words.split(separator: "{}", omittingEmptySubsequences: false).count
          == english.split(separator: "{}", omittingEmptySubsequences: false).count, "\(english)")
    }
  }

  @Test(arguments: others)
  func `has chapters with the same listings in the same order`(language: CourseLanguage) throws {
    for lesson in Lesson.all {
      let listings = try [CourseLanguage.en, language].map {
        try Self.listings(in: $0.chapter(lesson.chapter))
      }
      #expect(!listings[0].isEmpty)
      #expect(listings[0] == listings[1], "\(lesson.chapter)")
    }
  }

  private static func listings(in path: String) throws -> [String] {
    let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    let parts = text.components(separatedBy: "```")
    return stride(from: 1, to: parts.count, by: 2).map { parts[$0] }
  }

  @Test func `tells a lesson and its verdict in Japanese`() throws {
    let words = CourseWords(.ja)
    let lesson = try #require(Lesson.numbered(7)).translated(words)
    #expect(lesson.title == "3通りの待ち方")
    let judge = LessonJudge(lesson, source: "sleep(1)") { _ in TestRun(printed: "") }
    let text = try judge.verdict().text(withHint: false, in: words)
    #expect(text.hasPrefix("  未達    sleepしない\n          （残り5）\n"))
    #expect(
      text.hasSuffix(
        "ヒントを見るには: swift run rehearse lesson 7 --language ja --hint"))
  }

  @Test func `in English is as written`() {
    #expect(CourseWords.english("Lesson {}: {}", "1", "A") == "Lesson 1: A")
    #expect(Lesson.all.map { $0.translated(.english).texts } == Lesson.all.map(\.texts))
    #expect(CourseWords.english("{} of {}", "1") == "1 of {}")
  }
}
