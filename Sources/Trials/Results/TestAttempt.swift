/// One attempt at a test, with its outcome and journal.
package struct TestAttempt: Sendable, Equatable {
  /// The number of the attempt, from 1.
  package let number: Int
  /// The recorded trial.
  package let record: TrialRecord
  /// The file of its journal; nil if there is none, as for a test without an app.
  package var journal: String?

  /// Makes an attempt.
  package init(number: Int, record: TrialRecord, journal: String? = nil) {
    self.number = number
    self.record = record
    self.journal = journal
  }
}
