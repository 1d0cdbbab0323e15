import SimulatedApp
import Testing
import Trials
import VirtualTime

@testable import TestHost
@testable import TestRuns
@testable import XCUIAutomation

@Suite(.serialized) @MainActor struct HostedOrderTests {
  @Test func `a test that sees what another has copied depends on it`() throws {
    let order = HostedOrder(CampaignSettings(VariableReading(["REHEARSAL_ORDER": "1"])), seed: 1)
    for test in [copying("testCopy", "x"), reading("testRead"), copying("testClear", "")] {
      order.run(test)
    }
    let findings = order.search()
    #expect(findings.dependences.count == 1)
    let found = try #require(findings.dependences.first)
    #expect(findings.tests[found.victim].hasSuffix("testRead"))
    #expect(found.polluters.map { findings.tests[$0] }.allSatisfy { $0.hasSuffix("testCopy") })
    #expect(found.cleaners.map { findings.tests[$0] }.allSatisfy { $0.hasSuffix("testClear") })
    #expect(found.cleaners.count == 1)
  }

  private func copying(_ name: String, _ text: String) -> XCUIAutomation::XCTestCase {
    ChancyTests.test(name) { _ in
      XCUIApplication().launch()
      UIPasteboard.general.string = text
    }
  }

  private func reading(_ name: String) -> XCUIAutomation::XCTestCase {
    ChancyTests.test(name) { test in
      XCUIApplication().launch()
      guard UIPasteboard.general.string ?? "" != "" else { return }
      test.record(XCTIssue(type: .assertionFailure, compactDescription: "something was copied"))
    }
  }
}
