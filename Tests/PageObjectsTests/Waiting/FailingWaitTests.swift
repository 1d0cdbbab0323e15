import PageObjects
import XCTest

/// What the waits say that are not met, and at which line.
final class FailingWaitTests: FailureTestCase {
  private static func open() -> XCUIApplication {
    let app = XCUIApplication()
    app.launchTestMode()
    app.tables["ListView"].cells.firstMatch.tap()
    return app
  }

  func testAnElementThatDoesNotAppear() {
    let app = Self.open()
    let line = #line + 2
    let failures = failures {
      waitForElementAppearance(app.buttons["none"], timeout: 5)
    }
    XCTAssertEqual(
      failures, [Failure(message: "failed - \"none\" Button did not appear within 5 s", line: line)]
    )
  }

  func testAnElementThatStays() {
    XCTAssertEqual(
      messages {
        waitForElementDisappearance(Self.open().otherElements["SimpleView"], timeout: 0.5)
      }, ["failed - \"SimpleView\" Other is still there after 0.5 s"])
  }

  func testAPredicateThatDoesNotHold() {
    XCTAssertEqual(
      messages {
        let more = Self.open().buttons["more"]
        waitForElementPredicateExpectation(
          more, predicate: NSPredicate(format: "isSelected == 1"), timeout: 4)
      },
      [
        "failed - Expect predicate `isSelected == 1` for object \"more\" Button: "
          + "not met within 4 s"
      ])
  }

  func testABrowserThatFindsNothing() {
    XCTAssertEqual(
      messages {
        _ = Self.open()
        waitForElementAppearance(DetailsPage().part(id: "none", type: .button), timeout: 1)
      }.count, 1)
  }

  func testABrowserIsGivenBack() {
    _ = Self.open()
    XCTAssertEqual(waitForElementAppearance(DetailsPage()).more.waitForAppearance(), .completed)
    waitForElementDisappearance(SimpleElementBrowser(request: SearchRequest(id: "LoadingView")))
  }

  func testVisibilityNamesWhatIsNot() {
    XCTAssertEqual(
      messages {
        let app = Self.open()
        wait(
          forVisibilityOf: [app.otherElements["SimpleView"], app.buttons["a"], app.buttons["b"]],
          timeout: 1)
      },
      ["failed - \"a\" Button does not exist; \"b\" Button does not exist (after 1 s)"])
  }

  func testInvisibilityNamesWhatIsThere() {
    XCTAssertEqual(
      messages {
        let app = Self.open()
        wait(
          forInvisibilityOf: [app.otherElements["SimpleView"], app.buttons["a"]], timeout: 1)
      }, ["failed - \"SimpleView\" Other is still there (after 1 s)"])
  }

  func testAConditionSaysWhichPartFailed() {
    XCTAssertEqual(
      messages {
        let app = Self.open()
        wait(timeout: 4) {
          WaitCondition.exists(app.buttons["more"])
          WaitCondition("the words", app.buttons["more"].label, is: "less")
          WaitCondition("the button can be used") { app.buttons["more"].isEnabled }
        }
      }, ["failed - the words: \"more\" instead of \"less\" (condition 2 of 3, after 4 s)"])
  }

  func testAConditionWithoutAValue() {
    XCTAssertEqual(
      messages {
        _ = Self.open()
        wait(forFulfillmentOf: "the moon is green", timeout: 2) { false }
      }, ["failed - the moon is green: not met (condition 1 of 1, after 2 s)"])
  }

  func testConditionsThatHoldInTime() {
    let app = Self.open()
    XCTAssertTrue(
      wait {
        WaitCondition.gone(app.activityIndicators["LoadingView"])
        WaitCondition.visible(app.buttons["Button1"])
        WaitCondition("two buttons", app.otherElements["SuccessView"].buttons.count, is: 2)
      })
    XCTAssertTrue(wait(forVisibilityOf: [app.buttons["Button1"]], timeout: 0))
  }

  func testAPageThatIsNotShown() {
    XCTAssertEqual(
      messages {
        _ = Self.open()
        LoginPage().shown(timeout: 1)
      }, ["failed - LoginPage is not shown after 1 s, and neither is its title"])
  }
}
