import Charts
import SwiftUI
import XCTest

struct ChartApp: App {
  var body: some Scene { WindowGroup { WeekChart() } }
}

private struct WeekChart: View {
  private let days = [("Mon", 3), ("Tue", 5)]
  @State private var chosen: String?

  var body: some View {
    VStack(spacing: 0) {
      Text("Week").frame(height: 100)
      Chart {
        ForEach(days, id: \.0) { day in
          BarMark(x: .value("Day", day.0), y: .value("Cups", day.1))
            .foregroundStyle(by: .value("Day", day.0))
            .annotation { Text("\(day.1)") }
            .accessibilityLabel("\(day.0): \(day.1, format: .number)")
            .accessibilityValue("\(day.1, format: .number) cups")
        }
        if days.count > 1 { RuleMark(y: .value("Mean", 4.0)).lineStyle(StrokeStyle(lineWidth: 1)) }
      }
      .chartXAxis {
        AxisMarks(values: .automatic) { value in
          AxisGridLine()
          if let day = value.as(String.self) { AxisValueLabel { Text(day) } }
        }
      }
      .chartYAxis(.hidden)
      .chartXSelection(value: $chosen)
      .chartOverlay { proxy in
        Text(proxy.position(forX: "Mon") == nil ? "nowhere" : "somewhere")
      }
      .frame(height: 200)
      .accessibilityIdentifier("chart")
      Chart(days, id: \.0) { LineMark(x: .value("Day", $0.0), y: .value("Cups", $0.1)) }
        .frame(width: 50, height: 50)
        .accessibilityLabel("Trend")
    }
  }
}

/// Charts in an app.
final class ChartTests: HostedAppTests<ChartApp> {
  func testAChartTakesItsRoom() {
    XCTAssertEqual(app.otherElements["chart"].frame.height, 200)
    XCTAssertEqual(app.otherElements["Trend"].frame.size, CGSize(width: 50, height: 50))
  }

  func testTheMarksOfAChartAreNoElements() {
    XCTAssertEqual(app.staticTexts.allElementsBoundByIndex.map(\.label), ["Week", "nowhere"])
  }
}
