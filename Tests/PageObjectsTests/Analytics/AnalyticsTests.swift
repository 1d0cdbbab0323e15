import PageObjects
import XCTest

private struct Events: AnalyticsSource {
  var events: [ReportedEvent] = [
    ReportedEvent("open", ["sku": "lamp", "from": "feed"]), ReportedEvent("open", ["sku": "rug"]),
    ReportedEvent("buy"),
  ]
}

final class AnalyticsTests: FailureTestCase {
  func testEventsAreCountedByNameAndParameters() {
    XCTAssertEqual(Events().count(of: "open"), 2)
    XCTAssertEqual(Events().count(of: "open", where: ["sku": "lamp"]), 1)
    XCTAssertEqual(Events().count(of: "sell"), 0)
  }

  func testAnEventThatWasReportedAsOften() {
    assertReported("open", times: 2, in: Events())
    assertReported("sell", times: 0, in: Events())
  }

  func testOneTooManyIsAFaultToo() {
    XCTAssertEqual(
      messages { assertReported("open", in: Events()) },
      [
        "failed - open was reported 2 times instead of 1; reported: "
          + "open(from=feed, sku=lamp); open(sku=rug); buy"
      ])
  }

  func testNothingWasReported() {
    XCTAssertEqual(
      messages { assertReported("open", where: ["a": "b"], in: Events(events: [])) },
      ["failed - open(a=b) was reported 0 times instead of 1; nothing was reported"])
  }
}
