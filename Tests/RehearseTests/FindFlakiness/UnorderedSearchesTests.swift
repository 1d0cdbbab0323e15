import TestFailures
import Trials
import XCTest

@testable import rehearse

/// Searches in processes whose sets and dictionaries have other orders.
final class UnorderedSearchesTests: XCTestCase {
  private func search(
    failing summary: String? = nil, _ diagnosis: [String] = []
  ) -> SearchRecord {
    SearchRecord(
      test: "A.B/c", strategy: "exhaustive", runs: 1, verdict: summary == nil ? "none" : "FAILS",
      failure: summary.map {
        SearchRecord.Failure(
          TestFailure(message: $0, file: "", line: 0), token: "rt2-x", diagnosis: diagnosis,
          schedule: nil)
      }, isUnordered: true)
  }

  private func searches(failing numbers: Set<Int>) -> UnorderedSearches {
    var searches = UnorderedSearches(after: 4)
    for number in 1...HashingSeeds.count {
      searches.add([search(failing: numbers.contains(number) ? "no \(number)" : nil)])
    }
    return searches
  }

  func testTheFirstOrderThatFailsIsTheOneToReplay() {
    let failures = searches(failing: [3, 5])
      .failures(of: ["A.B/c"], settings: "REHEARSAL_APP=x ")

    XCTAssertEqual(failures.map(\.share), ["2 of 8 orders"])
    XCTAssertEqual(failures.map(\.summary), ["no 3"])
    XCTAssertEqual(
      failures.map(\.replay),
      [
        "REHEARSAL_HASHING=7 REHEARSAL_APP=x REHEARSAL_REPLAY=rt2-x swift test --filter 'A.B/c'"
      ])
  }

  func testNothingIsSaidIfNoOrderFails() {
    XCTAssertEqual(searches(failing: []).failures(of: ["A.B/c"], settings: ""), [])
  }

  func testTheFailureTakesThePlaceOfTheSearchWithoutOne() {
    let joined = searches(failing: [2]).joined(with: [search()])

    XCTAssertEqual(joined.map(\.hashing), [6])
    XCTAssertEqual(joined.first?.failure?.summary, "no 2")
  }

  func testATestThatAlwaysFailsInOneProcessDependsOnTheOrder() {
    let usual = search(failing: "usual", [SearchRecord.Failure.regression])
    var searches = UnorderedSearches(regressions: [usual])
    searches.add([search()])
    searches.add([search(failing: "another", [SearchRecord.Failure.regression])])

    let failures = searches.failures(of: ["A.B/c"], settings: "")
    XCTAssertEqual(failures.map(\.share), ["2 of 3 orders"])
    XCTAssertEqual(failures.map(\.summary), ["usual"])
    XCTAssertEqual(failures.map(\.cause), ["unordered collections"])
    let joined = searches.joined(with: [usual])
    XCTAssertEqual(joined.map { $0.failure?.isRegression }, [false])
  }
}
