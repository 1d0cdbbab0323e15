import EventOrders
import SimulatedApp
import XCTest

/// An app on another device than that of its definition has the size of that device.
final class OtherDeviceTests: SearchingTests {
  func testTheAppFillsTheWindowOfADrawnDevice() throws {
    let widths = Widths()
    let repeated = RacedTests<DeviceSizedApp>.repeated { _ in
      let app = XCUIApplication()
      app.launch()
      let width = app.windows.firstMatch.frame.width
      widths.seen.insert(width)
      XCTAssertEqual(app.otherElements["all"].frame.width, width)
    }
    for seed in 1...12 as ClosedRange<UInt64> {
      var request = RunRequest(seed: Seed(seed))
      request.faults = try FaultPlan(parsing: "device")
      expect(repeated.run(request).outcome, .passed)
    }
    expect(widths.seen.count > 2, true)
  }

  /// The widths of the windows that the runs have shown.
  private final class Widths { var seen: Set<CGFloat> = [] }
}
