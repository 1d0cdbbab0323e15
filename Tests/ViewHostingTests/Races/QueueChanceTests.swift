import EventOrders
import SimulatedApp
import XCTest

/// Random numbers that an app draws on a queue of its own.
final class QueueChanceTests: SearchingTests {
  func testTheSeedDecidesThem() {
    let drawing = RacedTests<QueueApp>.repeated { _ in
      let app = XCUIApplication()
      app.launch()
      app.buttons["random"].tap()
      sleep(1)
      XCTFail(app.staticTexts["log"].label)
    }
    let drawn = { (seed: UInt64) in
      drawing.run(RunRequest(seed: Seed(seed))).failures.map(\.message)
    }
    let before = drawing.unseededDraws
    expect(drawn(1), drawn(1))
    expect(drawn(1) == drawn(2), false, "the same number for two seeds:")
    expect(drawing.unseededDraws - before, 0, "numbers that no seed decides:")
  }
}
