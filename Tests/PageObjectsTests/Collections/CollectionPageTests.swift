import PageObjects
import XCTest

/// The feed of the shop, by what is unique of its cells.
private struct FeedCard: CellPageObject {
  let element: XCUIElement
  var title: String { element.staticTexts["title"].label }
}

private struct FeedCards: UniformCollectionPage {
  typealias CellPage = FeedCard
  let cellName = "product"
  var collection: XCUIElement { XCUIApplication().collectionViews["feed.collection"] }
}

final class CollectionPageTests: FailureTestCase {
  override class var simulatedApp: String? { "Shop" }

  private let cards = FeedCards()

  override func setUp() {
    continueAfterFailure = false
    Self.launch()
  }

  private static func launch() {
    let app = XCUIApplication()
    app.launch(
      with: .userDefault("sawTour", "YES"), .userDefault("sawCashbackNews", "YES"),
      .coordinator("Bazaar"))
    app.collectionViews["feed.collection"].waitForAppearance()
  }

  func testACellByWhatIsUniqueOfIt() {
    XCTAssertEqual(cards.cellPage(withIdentifier: "lamp").title, "Desk Lamp")
    XCTAssertFalse(cards.cellUniqueElement(withIdentifier: "nothing").exists)
  }

  func testACellFarDownIsScrolledTo() {
    XCTAssertFalse(cards.cellUniqueElement(withIdentifier: "rug").exists)
    let rug = cards.scrolledCellPage(withIdentifier: "rug")
    XCTAssertEqual(rug.title, "Wool Rug")
    XCTAssertTrue(rug.element.isHittable)
  }

  func testACellByItsIndexPath() {
    let lamp = cards.cellUniqueElement(withIdentifier: "lamp")
    let numbers = lamp.identifier.split(separator: "-").compactMap { Int($0) }
    let path = IndexPath(indexes: numbers)
    XCTAssertEqual(cards.cellElement(at: path).identifier, lamp.identifier)
    XCTAssertEqual(cards.cellPage(at: path).title, "Desk Lamp")
    XCTAssertEqual(cards.scrolledCellPage(at: path).title, "Desk Lamp")
  }

  func testACellBehindAnother() {
    let lamp = cards.cellUniqueElement(withIdentifier: "lamp").identifier
    guard let place = CellIdentifier(reading: lamp, of: "product") else { return XCTFail(lamp) }
    XCTAssertEqual(
      cards.cellUniqueElement(withIdentifier: "lamp", after: [place.section, place.item - 1])?
        .identifier, lamp)
    XCTAssertNil(
      cards.cellUniqueElement(withIdentifier: "lamp", after: [place.section, place.item]))
    XCTAssertNil(cards.cellUniqueElement(withIdentifier: "lamp", after: [0]))
  }

  func testAPathOfAnotherLengthFindsNothing() {
    XCTAssertFalse(cards.cellElement(at: [1, 2, 3, 4]).exists)
  }

  func testACellThatIsNotThereFailsWithItsName() {
    XCTAssertEqual(
      messages {
        FeedCards().scrolledCell(withIdentifier: "boat")
      },
      [
        "failed - \"feed.collection\" CollectionView was scrolled to its ends, but product boat "
          + "did not appear"
      ])
  }

  func testIdentifiersOfCells() {
    XCTAssertEqual(CellIdentifier("card", section: 0, item: 1).text, "card-0-1")
    XCTAssertEqual(
      CellIdentifier("card", at: [2, 3], unique: "lamp")?.text, "card-2-3-lamp-")
    XCTAssertNil(CellIdentifier("card", at: [2]))
    for text in ["card-2-3-red-lamp-", "card-0-1"] {
      XCTAssertEqual(CellIdentifier(reading: text, of: "card")?.text, text)
    }
    XCTAssertNil(CellIdentifier(reading: "card-x-1", of: "card"))
    XCTAssertNil(CellIdentifier(reading: "cards-0-1", of: "card"))
  }
}
