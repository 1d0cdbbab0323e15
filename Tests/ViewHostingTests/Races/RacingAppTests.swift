import AppTunnel
import EventOrders
import SimulatedApp
import SwiftUI
import VirtualTime
import XCTest

/// Races in kinds of code that apps have: each is found, and no mended app fails.
final class RacingAppTests: SearchingTests {
  private static func stub(_ paths: String..., latest: Double = 2) {
    XCUIApplication().tunnel.stubs.push {
      for path in paths {
        Stub(
          "GET", "/v1/\(path)",
          answers: .text(String(path.split(separator: "/").last ?? "")).after(
            .uniform(from: .milliseconds(100), through: .seconds(latest))))
      }
    }
  }

  /// Taps two buttons one after the other, and looks at a text when all has come.
  private static func look(at text: String, says words: String, afterTaps buttons: String...) {
    let app = XCUIApplication()
    app.launch()
    for button in buttons { app.buttons[button].tap() }
    sleep(5)
    XCTAssertEqual(app.staticTexts[text].label, words)
  }

  private static func askForPages() {
    stub("pages/1", "pages/2")
    let app = XCUIApplication()
    app.launch()
    app.buttons["More"].tap()
    app.buttons["More"].tap()
    sleep(5)
    XCTAssertNotEqual(app.staticTexts["rows"].label, "2 rows: 1 1")
  }

  func testAPageThatIsAskedForTwiceIsFound() {
    let found = RacedTests<FeedPagesApp<FeedPages>>.search { _ in Self.askForPages() }
    expectFailure(found)
    expect(found.failure?.diagnosis.blame, .app)
  }

  func testPagesThatComeOneByOneHaveACertificate() {
    let found = RacedTests<FeedPagesApp<PatientFeedPages>>.search { _ in Self.askForPages() }
    expectCertificate(found)
  }

  private static func searchForTwo() {
    stub("found/cat", "found/dog")
    look(at: "result", says: "dog", afterTaps: "Cat", "Dog")
  }

  func testASearchThatIsNotEndedIsFound() {
    let found = RacedTests<SlowFinderApp<SlowFinder>>.search { _ in Self.searchForTwo() }
    expectFailure(found)
    expect(found.racingLines, ["RacingApps.swift:78", "RacingApps.swift:78"])
  }

  // Threads of Foundation decide when the error of a cancelled request comes, so it may have no
  // certificate.
  func testASearchThatEndsTheOneBeforeDoesNotFail() {
    let found = RacedTests<SlowFinderApp<QuickFinder>>.search { _ in Self.searchForTwo() }
    expectNoFailure(found)
  }

  private static func chooseTwoCities() {
    stub("prices/oslo", "prices/rome")
    look(at: "price", says: "rome", afterTaps: "Oslo", "Rome")
  }

  func testAPublisherThatTakesEachAnswerIsFound() {
    let found = RacedTests<PricesApp>.search { _ in Self.chooseTwoCities() }
    expectFailure(found)
    expect(found.racingLines, ["RacingApps.swift:133", "RacingApps.swift:133"])
  }

  func testAPublisherThatTakesTheLatestAnswerHasACertificate() {
    expectCertificate(RacedTests<LatestPricesApp>.search { _ in Self.chooseTwoCities() })
  }

  func testAnActorThatLoadsAPictureTwiceIsFound() {
    let found = RacedTests<PicturesApp>.search { _ in
      Self.stub("pictures/cat")
      Self.look(at: "downloads", says: "1 downloads", afterTaps: "Picture", "Picture")
    }
    expectFailure(found)
    expect(found.failure?.diagnosis.blame, .app)
  }

  private static func fillTheBasket() {
    stub("apple", "pear")
    look(at: "count", says: "2 in the basket", afterTaps: "Apple", "Pear")
  }

  func testANumberThatIsReadBeforeAWaitIsFound() {
    let found = RacedTests<BasketApp<Basket>>.search { _ in Self.fillTheBasket() }
    expectFailure(found)
    expect(found.racingLines, ["RacingApps.swift:216", "RacingApps.swift:221"])
  }

  func testANumberThatIsReadAfterTheWaitHasACertificate() {
    let found = RacedTests<BasketApp<ExactBasket>>.search { _ in Self.fillTheBasket() }
    expectCertificate(found)
  }

  func testARequestThatGivesUpIsFound() {
    expectFailure(
      RacedTests<WeatherApp>.search { _ in
        Self.stub("weather", latest: 3)
        Self.look(at: "weather", says: "weather")
      })
  }

  private static func writeANote() {
    stub("note")
    look(at: "saved", says: "note", afterTaps: "Write", "Save", "Close")
  }

  func testANoteThatIsClosedBeforeItIsSavedIsFound() {
    expectFailure(RacedTests<NoteApp>.search { _ in Self.writeANote() })
  }

  func testANoteThatTheAppSavesHasACertificate() {
    expectCertificate(RacedTests<KeptNoteApp>.search { _ in Self.writeANote() })
  }

  /// Seven runs in a thousand fail, in a window of ten milliseconds that no watched variable shows.
  func testAMomentThatAPlainVariableKeepsGetsNoCertificate() {
    let found = RacedTests<WorkerApp>.search { _ in
      Self.stub("work")
      let app = XCUIApplication()
      app.launch()
      app.buttons["Work"].tap()
      sleep(1)
      app.buttons["Check"].tap()
      sleep(3)
      XCTAssertEqual(app.staticTexts["shown"].label, "free")
    }
    expectValue(found.failure, "a failing order")
  }
}
