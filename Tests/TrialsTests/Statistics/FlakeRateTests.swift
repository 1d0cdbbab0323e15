import Trials
import XCTest

final class FlakeRateTests: XCTestCase {
  /// Published limits of the exact 95 % interval, and those of the closed forms at its ends.
  func testIntervalsAreThoseOfTheTables() {
    let table: [(failures: Int, runs: Int, low: Double, high: Double)] = [
      (0, 10, 0, 0.308497), (1, 10, 0.002529, 0.445016), (2, 10, 0.025211, 0.556095),
      (3, 10, 0.066740, 0.652453), (5, 10, 0.187086, 0.812914), (10, 10, 0.691503, 1),
      (0, 20, 0, 0.168433), (1, 20, 0.001265, 0.248733), (5, 20, 0.086571, 0.491046),
      (5, 100, 0.016432, 0.112835), (10, 100, 0.049005, 0.176223),
      (50, 100, 0.398321, 0.601679), (0, 1_000, 0, 0.003682), (1, 1_000, 0.000025, 0.005559),
    ]
    for row in table {
      let rate = FlakeRate(failures: row.failures, runs: row.runs)
      XCTAssertEqual(rate.lowerBound, row.low, accuracy: 1e-6, "\(row)")
      XCTAssertEqual(rate.upperBound, row.high, accuracy: 1e-6, "\(row)")
    }
  }

  /// The interval's ends are where the binomial tails hold 2.5 %, summed term by term.
  func testIntervalsAreThoseOfTheBinomialSums() {
    for runs in [1, 2, 7, 30, 61] {
      for failures in 0...runs {
        let rate = FlakeRate(failures: failures, runs: runs)
        if failures > 0 {
          let tail = 1 - below(failures, runs, rate.lowerBound)
          XCTAssertEqual(tail, 0.025, accuracy: 1e-9, "\(failures) of \(runs)")
        }
        if failures < runs {
          let tail = below(failures + 1, runs, rate.upperBound)
          XCTAssertEqual(tail, 0.025, accuracy: 1e-9, "\(failures) of \(runs)")
        }
      }
    }
  }

  func testLargeCampaignsHaveFiniteIntervals() {
    let rate = FlakeRate(failures: 300_000, runs: 1_000_000)
    XCTAssertEqual(rate.lowerBound, 0.299102, accuracy: 1e-6)
    XCTAssertEqual(rate.upperBound, 0.300899, accuracy: 1e-6)
  }

  func testImpossibleCountsAreHeldToPossibleOnes() {
    XCTAssertEqual(FlakeRate(failures: 5, runs: 3), FlakeRate(failures: 3, runs: 3))
    XCTAssertEqual(FlakeRate(failures: -1, runs: -1), FlakeRate(failures: 0, runs: 0))
    XCTAssertEqual(FlakeRate(failures: 0, runs: 0).upperBound, 1)
  }

  func testWords() {
    let words: [(Int, Int, String)] = [
      (0, 1_000, "0.0 % (0.0 to 0.37 %)"), (31, 1_000, "3.1 % (2.1 to 4.4 %)"),
      (1, 1_000, "0.10 % (0.00 to 0.56 %)"), (10, 10, "100.0 % (69.2 to 100.0 %)"),
    ]
    for (failures, runs, text) in words {
      XCTAssertEqual(FlakeRate(failures: failures, runs: runs).description, text)
    }
  }

  /// The chance of fewer than some failures among runs, at a rate.
  private func below(_ failures: Int, _ runs: Int, _ rate: Double) -> Double {
    var sum = 0.0
    var term = 1.0
    for _ in 0..<runs { term *= 1 - rate }
    for index in 0..<failures {
      sum += term
      term *= rate / (1 - rate) * Double(runs - index) / Double(index + 1)
    }
    return sum
  }
}
