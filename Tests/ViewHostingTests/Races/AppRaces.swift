import EventOrders
import SimulatedApp
import SwiftUI
import Trials
import ViewHosting
import VirtualTime
import XCTest

@testable import TestRuns

/// A test of an app of SwiftUI source, run in the orders that its events can have.
class RacedTests<Main: App>: XCTestCase {
  override class var simulatedAppDefinition: AppDefinition? { AppDefinition(running: Main.self) }

  /// What a search for a failing order finds; it begins with a seed that passes, if there is one.
  static func search(_ body: @escaping (RacedTests<Main>) -> Void) -> SearchFindings {
    let repeated = repeated(body)
    let passing = (1...20 as ClosedRange<UInt64>).first {
      repeated.run(RunRequest(seed: Seed($0))).outcome == .passed
    }
    let seed = Seed(passing ?? 1)
    return TestSearch(.exhaustive, runLimit: 100, seed: seed, estimatesRate: false)
      .findings(of: repeated)
  }

  /// A run of the test that a token describes.
  static func replay(_ token: String, _ body: @escaping (RacedTests<Main>) -> Void) -> Trial {
    repeated(body).run(replaying: token, seed: 1)
  }

  /// The test, to run again and again.
  static func repeated(_ body: @escaping (RacedTests<Main>) -> Void) -> RepeatedTest {
    RepeatedTest(test(body), latencies: .asWritten)
  }

  private static func test(_ body: @escaping (RacedTests<Main>) -> Void) -> RacedTests<Main> {
    RacedTests<Main>(name: "testIt") { test in
      guard let test = test as? RacedTests<Main> else { return }
      test.continueAfterFailure = false
      body(test)
    }
  }
}

extension SearchFindings {
  /// The lines of the two events that race, in the order in which the test fails.
  var racingLines: [String] {
    failure?.diagnosis.pair.map { [$0.first.place, $0.second.place] } ?? []
  }
}

/// A test that runs others inside, after which no test is current: it records its failures itself.
class SearchingTests: XCTest::XCTestCase {
  /// Fails unless two values are equal.
  func expect<Value: Equatable>(
    _ found: Value, _ wanted: Value, _ words: String = "", file: StaticString = #filePath,
    line: UInt = #line
  ) {
    guard found != wanted else { return }
    fail("\(words) expected \(wanted), found \(found)", file, line)
  }

  /// Fails unless there is a value.
  func expectValue(
    _ found: Any?, _ words: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    if found == nil { fail("expected \(words)", file, line) }
  }

  /// Fails unless a search blames the test or the app as it should, and its advice contains words.
  func expect(
    _ found: SearchFindings, _ blame: FlakeBlame, _ advice: String, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    expect(found.failure?.diagnosis.blame, blame, file: file, line: line)
    let text = found.failure?.diagnosis.advice?.text ?? ""
    expect(text.contains(advice), true, text, file: file, line: line)
  }

  /// Fails unless a search found a failure that repeats itself in at most ten runs, and not in the
  /// first.
  func expectFailure(
    _ found: SearchFindings, file: StaticString = #filePath, line: UInt = #line
  ) {
    guard let failure = found.failure else {
      return fail("no order failed: \(found.ending)", file, line)
    }
    if !(2...10).contains(failure.run) { fail("it failed in run \(failure.run)", file, line) }
    if !failure.isRepeatable { fail("its token does not repeat it", file, line) }
  }

  /// Fails unless a search gave a certificate, with what was not covered.
  func expectCertificate(
    _ found: SearchFindings, file: StaticString = #filePath, line: UInt = #line
  ) {
    if found.certificate == nil { fail("no certificate: \(found.ending)", file, line) }
  }

  /// Fails if an order failed.
  func expectNoFailure(
    _ found: SearchFindings, file: StaticString = #filePath, line: UInt = #line
  ) {
    if let failure = found.failure { fail("it fails: \(failure.diagnosis)", file, line) }
  }

  private func fail(_ words: String, _ file: StaticString, _ line: UInt) {
    recordFailure(
      withDescription: words, inFile: "\(file)", atLine: Int(line), expected: true)
  }
}
