import XCTest

/// What the chapters show is what the lessons' tests do and meet.
final class ChapterTests: XCTestCase {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  /// The lines of the lesson's test file, without what they are set in by.
  private func lines(of lesson: String) throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let name = try XCTUnwrap(names.first { $0.hasPrefix(lesson) }, lesson)
    let text = try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
    return text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  func testEveryLineOfCodeIsInTheTestsOfItsLesson() throws {
    for (lesson, article) in Chapter.names {
      let code = try Chapter(article).code
      XCTAssertGreaterThan(code.count, 3, article)
      let known = Set(try lines(of: lesson))
      for line in code { XCTAssertTrue(known.contains(line), "\(article): \(line)") }
    }
  }

  func testEveryMessageIsExpectedByATestOfItsLesson() throws {
    // The last lesson's tests read the messages from the chapter.
    for (lesson, article) in Chapter.names.dropLast() {
      let messages = try Chapter(article).messages
      XCTAssertFalse(messages.isEmpty, article)
      let known = try lines(of: lesson).joined(separator: "\n")
      for line in messages.joined() { XCTAssertTrue(known.contains(line), "\(article): \(line)") }
    }
    XCTAssertEqual(try Chapter("FlakinessFoundAndFixed").messages.count, 3)
  }

  func testEveryChapterNamesItsExercise() throws {
    let catalogue = Self.folder.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/Course/Course.docc")
    for (lesson, article) in Chapter.names {
      let file = catalogue.appendingPathComponent(article + ".md")
      let text = try String(contentsOf: file, encoding: .utf8)
      let number = try XCTUnwrap(Int(lesson.dropFirst("Lesson".count)))
      XCTAssertTrue(text.contains("rehearse lesson \(number)\n"), article)
    }
  }
}
