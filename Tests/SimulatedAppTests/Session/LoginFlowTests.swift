import AccessibilityTree
import SimulatedApp
import VirtualTime
import XCTest

final class LoginFlowTests: XCTestCase {
  private let email = Query().descendants(.textField).identified(by: "login.email")
  private let password = Query().descendants(.secureTextField).identified(by: "login.password")
  private let button = Query().descendants(.button).identified(by: "login.button")
  private let label = Query().descendants(.staticText).identified(by: "content.email")

  func testTheAddressTypedIsShownAfterTheLoad() throws {
    let session = launched()

    XCTAssertNil(session.perform(.tap, on: email, title: "Tap"))
    XCTAssertNil(session.type("hoge@example.com", into: email, title: "Type"))
    XCTAssertNil(session.perform(.tap, on: password, title: "Tap"))
    XCTAssertNil(session.type("password", into: password, title: "Type"))
    XCTAssertNil(session.perform(.tap, on: button, title: "Tap"))
    XCTAssertFalse(session.exists(label))
    XCTAssertTrue(session.wait(for: label, toExist: true, timeout: .seconds(5), title: "Wait"))

    XCTAssertEqual(try session.find(label).view.label, "hoge@example.com")
    print(String(decoding: session.device.journal?.bytes ?? [], as: UTF8.self))
    print(TreeText(session.device.snapshot!.tree).subtree())
  }

  private func launched() -> AppSession {
    var configuration = SessionConfiguration()
    configuration.isJournaling = true
    let session = AppSession(app: CompiledApp(SampleApps.login), configuration: configuration)
    XCTAssertNil(session.launch(arguments: [], environment: [:]))
    return session
  }
}
