import AppTunnel
import PageObjects
import XCTest

/// Flows over pages as `rehearse generate` writes them.
final class PageFlowTests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() { continueAfterFailure = false }

  @MainActor
  func testAFormLeadsToTheNextPage() {
    let content = LoginPage.launch()
      .fillIn(email: "someone@example.com", password: "secret")
      .tapLoginButton()

    XCTAssertTrue(content.exists)
    XCTAssertEqual(content.email, "someone@example.com")
  }

  @MainActor
  func testHandWrittenStepsStandBesideTheWrittenOnes() {
    XCTAssertEqual(LoginPage.launch().logIn(as: "me@example.com").email, "me@example.com")
  }

  @MainActor
  func testAPartLeadsOnAndTheBarLeadsBack() {
    let list = ListPage.launch()
    XCTAssertEqual(list.item(id: "4").title, "Fourth")

    let back = list.item(id: "4").tap().waitUntilLoaded().goBack()

    XCTAssertTrue(back.exists)
  }

  @MainActor
  func testAnAlertIsReadAndAnswered() {
    let list = ListPage.launch().item(id: "2").tapInfoButton()
    XCTAssertEqual(list.alertTitle, "Second")

    list.tapOKInAlert()

    XCTAssertFalse(app.alerts.element.exists)
  }

  @MainActor
  func testALoaderThatFailsIsTriedAgain() {
    app.tunnel.loaders.fail("signIn")
    let login = SlowLoginPage.launch().type(email: "me@example.com").tapLoginButton()
    XCTAssertEqual(login.waitUntilFailed().error, "Could not sign in")

    app.tunnel.loaders.succeed("signIn")

    XCTAssertEqual(login.tapRetryButton().waitForContentPage().email, "me@example.com")
  }

  @MainActor
  func testIdentifiersAreMadeOfScreenAndElement() {
    XCTAssertEqual(HomeAIP.elementIdentifier(for: .tableView), "home_tableView")
    XCTAssertTrue(HomePage.launch().tapTextFieldCell().type(text: "quick").exists)
  }
}
