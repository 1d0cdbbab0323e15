import XCTest

/// The two ways to prepare the state of an isolated class that compile here and in Xcode.
@MainActor
final class IsolatedSetUpTests: XCTestCase {
  private let app = XCUIApplication()
  private var steps: [String] = []

  override func setUp() async throws {
    app.launch()
    steps.append("asynchronous")
  }

  override func setUp() {
    MainActor.assumeIsolated { steps.append("assumed") }
  }

  func testBothHaveRun() {
    XCTAssertEqual(steps, ["asynchronous", "assumed"])
    XCTAssertEqual(app.state, .runningForeground)
  }
}
