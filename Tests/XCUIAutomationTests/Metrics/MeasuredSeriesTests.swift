import Testing

@testable import XCUIAutomation

@Suite struct MeasuredSeriesTests {
  private func row(_ values: [Double]) -> MeasuredSeries.Row {
    .init(
      identifier: "id", displayName: "Name", unit: "s", polarity: .prefersSmaller, values: values)
  }

  @Test func `The line is that of Xcode`() {
    #expect(
      row([1, 3]).words
        == "measured [Name, s] average: 2.000, relative standard deviation: 50.000%, "
        + "values: [1.000000, 3.000000], performanceMetricID:id, baselineName: \"\", "
        + "baselineAverage: , polarity: prefers smaller, maxPercentRegression: 10.000%, "
        + "maxPercentRelativeStandardDeviation: 10.000%, maxRegression: 0.000, "
        + "maxStandardDeviation: 0.000")
  }

  @Test(arguments: [[], [0], [0, 0]] as [[Double]])
  func `A mean of nothing has no deviation`(values: [Double]) {
    #expect(row(values).average == 0)
    #expect(row(values).relativeDeviation == 0)
  }

  @Test func `Values of one metric are a row in the order of the repetitions`() {
    var series = MeasuredSeries()
    for value in [1.0, 2.0] {
      series.add([.init("a", "A", value, "s"), .init("b", "B", -value, "s")])
    }
    #expect(series.rows.map(\.displayName) == ["A", "B"])
    #expect(series.rows.map(\.values) == [[1, 2], [-1, -2]])
  }
}
