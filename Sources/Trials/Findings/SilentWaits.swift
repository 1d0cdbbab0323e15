import TestFailures
import VirtualTime

/// Waits that timed out in passing runs and whose results no assertion checked.
///
/// They cost time, and often look for an element that no longer exists: a green suite hides this.
package struct SilentWaits: Sendable, Equatable {
  /// The waits of one line of a test for one thing.
  package struct Entry: Sendable, Equatable {
    /// The first of these waits.
    package let wait: TimedOutWait
    /// The tests that passed with it, by name.
    package fileprivate(set) var tests: Set<String>
    /// How many waits there were.
    package fileprivate(set) var count: Int
    /// How long they took together, in virtual nanoseconds.
    package fileprivate(set) var lost: Int64
  }

  /// The waits by their places.
  package let entries: [Entry]

  /// The most waits that a table lists.
  static let limit = 20

  /// Collects the waits of runs.
  package init(of records: [TrialRecord]) {
    var found: [String: Entry] = [:]
    for record in records where record.outcome == .passed {
      for wait in record.timedOutWaits {
        var entry = found[wait.place] ?? Entry(wait: wait, tests: [], count: 0, lost: 0)
        entry.tests.insert(record.test)
        entry.count += 1
        entry.lost += wait.lost
        found[wait.place] = entry
      }
    }
    entries = found.values.sorted {
      ($0.wait.file, $0.wait.line, $0.wait.words) < ($1.wait.file, $1.wait.line, $1.wait.words)
    }
  }

  /// How many there are, as a sentence; empty if there are none.
  package var sentence: String {
    guard !entries.isEmpty else { return "" }
    let tests = entries.reduce(into: Set<String>()) { $0.formUnion($1.tests) }.count
    let lost = entries.reduce(0) { $0 + $1.lost }
    return "\(entries.count) wait\(entries.count == 1 ? "" : "s") timed out in "
      + "\(tests) test\(tests == 1 ? "" : "s") that passed, and no assertion noticed "
      + "(\(Self.seconds(lost)) lost)"
  }

  /// The sentence, and a line for each wait; empty if there are none.
  package var lines: [String] {
    guard !entries.isEmpty else { return [] }
    let rest = entries.count - Self.limit
    return [sentence + ":"] + entries.prefix(Self.limit).map { "  " + $0.text }
      + (rest > 0 ? ["  and \(rest) more"] : [])
  }

  fileprivate static func seconds(_ nanoseconds: Int64) -> String {
    VirtualDuration(nanoseconds: nanoseconds).description
  }
}

extension SilentWaits.Entry {
  /// The place, the awaited element, and the nearest ones.
  package var text: String { "\(wait.place) (\(details))" }

  /// How often, how long, and the nearest elements.
  package var details: String {
    let times = count == 1 ? "" : "\(count) times, "
    let near = wait.nearest.isEmpty ? "" : "; nearest: \(wait.nearest.joined(separator: ", "))"
    return "\(times)\(SilentWaits.seconds(lost)) lost\(near)"
  }
}
