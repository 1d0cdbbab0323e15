import TestFailures

/// Keeps the words of one trial for each way in which a test fails, since reports print no others.
///
/// A message with its elements and steps takes some kilobytes, and a campaign may hold a million.
struct FirstFailures {
  private struct Way: Hashable {
    let test: String
    let identity: FailureIdentity
  }

  private var ways: [Way: (number: Int, shared: TrialRecord)] = [:]

  /// The trial with a number as it is kept: with all its words if no trial before it failed in
  /// the same way, and otherwise with one line that those trials share.
  ///
  /// A crash is kept, since it need not be the first failure.
  mutating func kept(_ record: TrialRecord, number: Int) -> TrialRecord {
    guard record.outcome == .failed, let failure = record.failures.first else { return record }
    let way = Way(test: record.test, identity: failure.identity)
    if let first = ways[way], first.number < number { return record.sharing(first.shared) }
    ways[way] = (number, record.withoutDetails)
    return record
  }
}
