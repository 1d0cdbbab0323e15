import Markup
package import SimulatedApp

/// A readable journal: what happened, in virtual time, without technical details.
///
/// ```swift
/// let timeline = JournalTimeline(try JournalRecord(bytes))
/// ```
package struct JournalTimeline: Sendable, Equatable {
  /// The topic of a row, which decides how it is shown.
  package enum Kind: String, Sendable {
    /// An action of the test.
    case test
    /// An action of the app.
    case app
    /// Something a loader did.
    case load
    /// A failure.
    case failure
  }

  /// One event.
  package struct Row: Sendable, Equatable {
    /// The instant, such as `2.315 s`.
    package let time: String
    /// The kind of the row.
    package let kind: Kind
    /// What happened, in words.
    package let text: String
    /// The number of calls and activities around it.
    package let level: Int
    /// The index of its journal entry.
    package let entry: Int
  }

  /// The rows, in order.
  package let rows: [Row]
  /// The number of rows left out at the end.
  package let leftOut: Int

  /// The deepest level that is shown.
  package static let levelLimit = 4

  /// The most rows of a timeline.
  package static let rowLimit = 500

  /// Makes the timeline of a journal.
  package init(_ record: JournalRecord) {
    let all = Self.rows(of: record)
    rows = Array(all.prefix(Self.rowLimit))
    leftOut = all.count - rows.count
  }

  /// All rows of a journal, on request with element lookups outside any call.
  static func rows(of record: JournalRecord, includesLookups: Bool = false) -> [Row] {
    var builder = TimelineBuilder(includesLookups: includesLookups)
    for entry in record.entries { builder.take(entry) }
    return builder.finish()
  }

  /// An instant in seconds with three decimals, rounded down.
  package static func time(_ nanoseconds: Int64) -> String {
    DecimalText.of(Int(max(0, nanoseconds) / 1_000_000), decimals: 3) + " s"
  }
}
