import Markup
package import SimulatedApp

/// A journal for people: what happened, in virtual time, without what only machines need.
///
/// ```swift
/// let timeline = JournalTimeline(try JournalRecord(bytes))
/// ```
package struct JournalTimeline: Sendable, Equatable {
  /// What a row speaks of, which decides how it is shown.
  package enum Kind: String, Sendable {
    /// What the test did.
    case test
    /// What the app did.
    case app
    /// Work of a loader.
    case load
    /// What went wrong.
    case failure
  }

  /// One thing that happened.
  package struct Row: Sendable, Equatable {
    /// The instant, such as `2.315 s`.
    package let time: String
    /// What it speaks of.
    package let kind: Kind
    /// What happened, in words.
    package let text: String
    /// How many calls and named steps it happened in.
    package let level: Int
    /// The number of the journal's entry that it tells, the first being 0.
    package let entry: Int
  }

  /// The rows, in order.
  package let rows: [Row]
  /// Rows that were left out at the end, because there are too many.
  package let leftOut: Int

  /// The most levels that are told apart.
  package static let levelLimit = 4

  /// The most rows a timeline has.
  package static let rowLimit = 500

  /// Makes the timeline of a journal.
  package init(_ record: JournalRecord) {
    let all = Self.rows(of: record)
    rows = Array(all.prefix(Self.rowLimit))
    leftOut = all.count - rows.count
  }

  /// All rows of a journal; looks for elements that no call makes are among them if asked for.
  static func rows(of record: JournalRecord, withLooks: Bool = false) -> [Row] {
    var narrator = Narrator(tellsLooks: withLooks)
    for entry in record.entries { narrator.take(entry) }
    return narrator.finish()
  }

  /// An instant in seconds with three decimals, cut off.
  package static func time(_ nanoseconds: Int64) -> String {
    DecimalText.of(Int(max(0, nanoseconds) / 1_000_000), decimals: 3) + " s"
  }
}
