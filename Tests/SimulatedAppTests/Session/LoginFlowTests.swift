import AccessibilityTree
import SimulatedApp
import VirtualTime
import XCTest

final class LoginFlowTests: XCTestCase {
  func testTheAddressTypedIsShownAfterTheLoad() throws {
    let session = launched()

    SampleApps.fillIn(session)
    XCTAssertNil(session.perform(.tap, on: SampleApps.button, title: "Tap"))
    XCTAssertFalse(session.exists(SampleApps.label))
    let isShown = session.waiter.wait(
      for: SampleApps.label, toExist: true, timeout: .seconds(5), title: "Wait")

    XCTAssertTrue(isShown)
    XCTAssertEqual(try session.find(SampleApps.label).view.label, "hoge@example.com")
  }

  private func launched() -> AppSession {
    let session = AppSession(
      app: CompiledApp(SampleApps.login), configuration: SessionConfiguration())
    XCTAssertNil(session.launch(arguments: [], environment: [:]))
    return session
  }
}
