import XCTest

final class MeasureTests: XCTestCase {
  func testBlockRunsTenTimes() {
    var runs = 0
    measure {
      sleep(2)
      runs += 1
    }
    XCTAssertEqual(runs, 10)
  }

  func testMetricsRunOnceMoreThanAsked() {
    let options = XCTMeasureOptions()
    options.iterationCount = 3
    var runs = 0
    measure(metrics: [XCTClockMetric()], options: options) { runs += 1 }
    XCTAssertEqual(runs, 4)
  }

  func testMetricOfOnesOwn() {
    let metric = CountingMetric()
    let options = Self.defaultMeasureOptions
    options.invocationOptions = [.manuallyStart, .manuallyStop]
    measure(metrics: [metric], options: options) {
      sleep(1)
      startMeasuring()
      sleep(2)
      stopMeasuring()
      sleep(4)
    }
    XCTAssertEqual(metric.spans, [2, 2, 2, 2, 2, 2])
  }

  func testNestedIsAFailure() {
    XCTExpectFailure { measure { measure {} } }
  }

  func testStopWithoutStartIsAFailure() {
    XCTExpectFailure { stopMeasuring() }
  }
}

final class MeasuredOutputTests: XCTestCase {
  func testSleep() {
    guard ChildRun.isChild else { return }
    measure(metrics: [XCTClockMetric()]) { sleep(2) }
  }

  func testLineIsXcodes() throws {
    let text = try ChildRun.output(of: "MeasuredOutputTests/testSleep")
    XCTAssertTrue(
      text.contains(
        "MeasureTests.swift:\(Self.line): Test Case 'MeasuredOutputTests.testSleep' measured "
          + "[Clock Monotonic Time, s] average: 2.000, relative standard deviation: 0.000%, "
          + "values: [2.000000, 2.000000, 2.000000, 2.000000, 2.000000], "
          + "performanceMetricID:com.apple.dt.XCTMetric_Clock.time.monotonic, baselineName: \"\", "
          + "baselineAverage: , polarity: prefers smaller"), text)
  }

  private static let line = #line - 14
}

private final class CountingMetric: NSObject, XCTMetric {
  private(set) var spans: [Double] = []

  func copy(with zone: NSZone? = nil) -> Any { self }

  func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp,
    to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement] {
    spans.append(endTime.date.timeIntervalSince(startTime.date).rounded())
    return []
  }
}
