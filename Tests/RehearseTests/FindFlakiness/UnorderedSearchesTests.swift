import TestFailures
import Trials
import XCTest

@testable import rehearse

/// Searches in processes whose sets and dictionaries have other orders.
final class UnorderedSearchesTests: XCTestCase {
  private func search(failing summary: String? = nil) -> SearchRecord {
    SearchRecord(
      test: "A.B/c", strategy: "exhaustive", runs: 1, verdict: summary == nil ? "none" : "FAILS",
      failure: summary.map {
        SearchRecord.Failure(
          TestFailure(message: $0, file: "", line: 0), token: "rt2-x", diagnosis: [], schedule: nil)
      }, isUnordered: true)
  }

  private func searches(failing numbers: Set<Int>) -> UnorderedSearches {
    var searches = UnorderedSearches(after: 4)
    for number in 1...UnorderedSearches.count {
      searches.add([search(failing: numbers.contains(number) ? "no \(number)" : nil)])
    }
    return searches
  }

  func testTheFirstOrderThatFailsIsTheOneToReplay() {
    let lines = searches(failing: [3, 5]).lines(of: ["A.B/c"], settings: "REHEARSAL_APP=x ")

    XCTAssertEqual(lines.count, 3)
    XCTAssertTrue(lines[2].contains("2 of 8 orders"), lines[2])
    XCTAssertTrue(lines[2].contains("  no 3 "), lines[2])
    XCTAssertTrue(
      lines[2].contains("  REHEARSAL_HASHING=7 REHEARSAL_APP=x REHEARSAL_REPLAY=rt2-x "), lines[2])
  }

  func testNothingIsSaidIfNoOrderFails() {
    XCTAssertEqual(searches(failing: []).lines(of: ["A.B/c"], settings: ""), [])
  }

  func testTheFailureTakesThePlaceOfTheSearchWithoutOne() {
    let joined = searches(failing: [2]).joined(with: [search()])

    XCTAssertEqual(joined.map(\.hashing), [6])
    XCTAssertEqual(joined.first?.failure?.summary, "no 2")
  }
}
