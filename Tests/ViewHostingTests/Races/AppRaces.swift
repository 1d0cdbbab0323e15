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

  /// What a search for a failing order finds; the run with the seed comes first.
  static func search(
    from seed: Seed = 1, _ body: @escaping (RacedTests<Main>) -> Void
  ) -> SearchFindings {
    TestSearch(.exhaustive, runLimit: 100, seed: seed)
      .findings(of: RepeatedTest(test(body), latencies: .asWritten))
  }

  /// A run of the test that a token describes.
  static func replay(_ token: String, _ body: @escaping (RacedTests<Main>) -> Void) -> Trial {
    RepeatedTest(test(body), latencies: .asWritten).run(replaying: token, seed: 1)
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
