import Foundation

/// A chapter of the course: its code, and the messages that it quotes.
struct Chapter {
  /// The lines of each message, without what they are set in by.
  let messages: [[String]]
  /// The lines of code, without what they are set in by.
  let code: [String]

  /// Reads a chapter by the name of its article.
  init(_ name: String) throws {
    let top = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let article = top.appendingPathComponent("Sources/Course/Course.docc/\(name).md")
    let blocks = try String(contentsOf: article, encoding: .utf8).components(separatedBy: "```")
    // Every second part lies between fences; its first line is the language.
    let fenced = stride(from: 1, to: blocks.count, by: 2).map { index in
      blocks[index].components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    messages = fenced.filter { $0[0] == "console" }.map { $0.dropFirst().filter { !$0.isEmpty } }
    code = fenced.filter { $0[0] == "swift" }.flatMap { $0.dropFirst().filter { !$0.isEmpty } }
  }

  /// The article of each lesson, by the start of the names of its test classes.
  static let names: [(lesson: String, article: String)] = [
    ("Lesson01", "FindingElements"), ("Lesson02", "AmbiguousMatches"),
    ("Lesson03", "SearchingBelowAnElement"), ("Lesson04", "TheFirstPageObject"),
    ("Lesson05", "CellsAsObjects"), ("Lesson06", "Browsers"), ("Lesson07", "WaitingThreeWays"),
    ("Lesson08", "StubbedRequests"), ("Lesson09", "TogglesAndAccounts"),
    ("Lesson10", "LaunchingOneScreen"), ("Lesson11", "GivenWhenThen"),
    ("Lesson12", "RoutingTests"), ("Lesson13", "CollectionsAndScrolling"),
    ("Lesson14", "FlakinessFoundAndFixed"),
  ]
}
