package import Foundation

/// What a process of tests has said about its tests before it ended.
package struct ProcessTrace: Equatable {
  /// The tests that have started, in order, in the words of their library.
  package private(set) var started: [String] = []
  /// Those that had not ended.
  package private(set) var underWay: [String] = []
  /// The class of XCTest whose set-up has begun, before any of its tests.
  package private(set) var classInSetUp: String?
  /// Whether a test has failed.
  package private(set) var hasFailures = false

  /// Whether an XCTest process printed last that a test has started.
  ///
  /// It reads only the end of the output.
  package static func endsInTest(_ log: Data) -> Bool {
    guard let mark = log.range(of: Data(caseMark.utf8), options: .backwards) else { return false }
    let line = log[mark.lowerBound...].prefix { $0 != UInt8(ascii: "\n") }
    return String(decoding: line, as: UTF8.self).contains("' started at ")
  }

  private static let caseMark = "Test Case '"
  private static let suiteMark = "Test Suite '"

  /// Reads the output of an XCTest process.
  package init(ofXCTest log: String) {
    for line in log.split(whereSeparator: \.isNewline) {
      if let rest = Self.rest(of: line, after: Self.caseMark) {
        takeCase(rest)
      } else if let rest = Self.rest(of: line, after: Self.suiteMark) {
        classInSetUp = rest.words.hasPrefix("' started at") ? rest.name : nil
      }
    }
  }

  private mutating func takeCase(_ line: (name: String, words: Substring)) {
    classInSetUp = nil
    // A class that runs in each configuration of the device adds it to the names of its tests.
    let name = String(line.name.prefix { $0 != " " })
    if line.words.hasPrefix("' started at") {
      started.append(name)
      underWay = [name]
    } else {
      underWay = []
      if line.words.hasPrefix("' failed") { hasFailures = true }
    }
  }

  /// The quoted name after a mark in a line, and the words after it; a test may have printed words
  /// before the mark.
  private static func rest(
    of line: Substring, after mark: String
  ) -> (name: String, words: Substring)? {
    guard let start = line.range(of: mark) else { return nil }
    let rest = line[start.upperBound...]
    guard let end = rest.firstIndex(of: "'") else { return nil }
    return (String(rest[..<end]), rest[end...])
  }

  /// Reads the event stream of a Swift Testing process; an incomplete last line is ignored.
  package init(ofEvents stream: Data) {
    let decoder = JSONDecoder()
    var functions: Set<String> = []
    for line in stream.split(separator: UInt8(ascii: "\n")) {
      guard let payload = (try? decoder.decode(Event.self, from: line))?.payload else { continue }
      if payload.kind == "function", let id = payload.id { functions.insert(id) }
      if payload.kind == "issueRecorded", payload.issue?.fails == true { hasFailures = true }
      guard let id = payload.testID, functions.contains(id) else { continue }
      let name = id.split(separator: "/").dropLast().joined(separator: "/")
      if payload.kind == "testStarted" {
        started.append(name)
        underWay.append(name)
      } else if payload.kind == "testEnded" {
        underWay.removeAll { $0 == name }
      }
    }
  }

  private struct Event: Decodable {
    struct Payload: Decodable {
      let kind: String?
      let id: String?
      let testID: String?
      let issue: Issue?
    }

    struct Issue: Decodable {
      let isKnown: Bool?
      let isFailure: Bool?
      var fails: Bool { isKnown != true && isFailure != false }
    }

    let payload: Payload
  }
}
