import Foundation
import TestHost

/// The failures that a test expects, innermost last.
///
/// It is Sendable although it changes: every change is made under the lock. Matchers run outside of
/// it.
final class ExpectedFailures: @unchecked Sendable {
  /// One call of `XCTExpectFailure`.
  final class Entry: @unchecked Sendable {
    let reason: String?
    /// The call stack, symbolicated only if no failure occurred, because that takes time.
    private let addresses: [UInt]
    fileprivate let matches: (XCTIssue) -> Bool
    fileprivate let isStrict: Bool
    fileprivate var isMatched = false

    init(reason: String?, options: XCTExpectedFailure.Options, addresses: [UInt]) {
      self.reason = reason
      self.addresses = addresses
      matches = options.issueMatcher
      isStrict = options.isStrict
    }

    /// The line of the call.
    var site: FailureSite { ThreadClock.real { .at(addresses) } }
  }

  private let lock = NSLock()
  private var entries: [Entry] = []

  /// Starts to expect a failure.
  func add(_ entry: Entry) { lock.withLock { entries.append(entry) } }

  /// Finds the innermost expectation that matches a failure and marks it as matched; nil if none.
  func match(_ issue: XCTIssue) -> Entry? {
    guard issue.type != .unmatchedExpectedFailure else { return nil }
    let open = lock.withLock { entries }
    guard let entry = open.last(where: { $0.matches(issue) }) else { return nil }
    lock.withLock { entry.isMatched = true }
    return entry
  }

  /// Ends an expectation and those inside it; returns the strict ones without a failure.
  func end(_ entry: Entry) -> [Entry] {
    lock.withLock {
      guard let index = entries.lastIndex(where: { $0 === entry }) else { return [] }
      defer { entries.removeSubrange(index...) }
      return unmatched(in: entries[index...])
    }
  }

  /// Ends all expectations; returns the strict ones without a failure.
  func endAll() -> [Entry] {
    lock.withLock {
      defer { entries = [] }
      return unmatched(in: entries[...])
    }
  }

  private func unmatched(in entries: ArraySlice<Entry>) -> [Entry] {
    entries.filter { $0.isStrict && !$0.isMatched }
  }
}

extension ExpectedFailures.Entry {
  /// The issue to record for a strict expectation without a failure.
  var unmatchedIssue: XCTIssue {
    let name = reason.map { " '\($0)'" } ?? ""
    return XCTIssue(
      .unmatchedExpectedFailure, "Expected failure\(name) but none recorded", at: site)
  }
}
