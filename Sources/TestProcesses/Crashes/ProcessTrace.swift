package import Foundation
import TestFailures

/// What a test process has reported about its tests before it ended.
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

  /// Reads the output of an XCTest process.
  package init(ofXCTest log: String) {
    for line in log.split(whereSeparator: \.isNewline) {
      switch LogLine(line) {
      case .started(let test):
        classInSetUp = nil
        started.append(Self.plain(test))
        underWay = [Self.plain(test)]
      case .ended(_, let hasFailed, _):
        classInSetUp = nil
        underWay = []
        if hasFailed { hasFailures = true }
      case .suiteStarted(let name): classInSetUp = name
      case .suiteEnded: classInSetUp = nil
      case .failure, .step, nil: break
      }
    }
  }

  /// A name without the configuration of the device that a class adds to the names of its tests.
  private static func plain(_ name: String) -> String { String(name.prefix { $0 != " " }) }

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
