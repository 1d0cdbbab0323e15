import CoreLocation
import UIKit
import XCTest

/// What the values behind the names of Apple's other modules say in a running test.
final class ModuleTests: XCTestCase {
  override func setUp() {
    continueAfterFailure = false
    XCUIApplication().launch()
  }

  func testTheDeviceIsTheOneOfTheTest() {
    XCTAssertEqual(UIDevice.current.userInterfaceIdiom, .phone)
    XCTAssertEqual(UIDevice.current.model, "iPhone")
    XCTAssertEqual(UIDevice.current.systemName, "iOS")
    XCTAssertNotNil(UIDevice.current.identifierForVendor)
    XCTAssertEqual(UIScreen.main.bounds, XCUIApplication().frame)
    XCTAssertEqual(UIScreen.main.nativeBounds.width, UIScreen.main.bounds.width * 3)
  }

  func testTheScreenTurnsWithTheDevice() {
    let upright = UIScreen.main.bounds.size
    XCUIDevice.shared.orientation = .landscapeRight
    XCTAssertEqual(UIDevice.current.orientation, .landscapeRight)
    XCTAssertEqual(UIScreen.main.bounds.size.width, upright.height)
    XCTAssertEqual(UIScreen.main.nativeBounds.height, upright.height * 3)
  }

  func testThePasteboardHoldsWhatWasCopied() {
    let board = UIPasteboard.general
    XCTAssertFalse(board.hasStrings)
    board.string = "copied"
    XCTAssertEqual(board.strings, ["copied"])
    XCTAssertNil(board.url)
    board.url = URL(string: "sample://list")
    XCTAssertEqual(board.string, "sample://list")
    XCTAssertTrue(board.hasURLs)
    board.items = [["public.utf8-plain-text": "a"], ["public.text": "b"]]
    XCTAssertEqual(board.strings, ["a", "b"])
    XCTAssertEqual(board.changeCount, 3)
    board.strings = nil
    XCTAssertNil(board.string)
  }

  func testALocationIsGivenAndTakenAway() {
    let device = XCUIDevice.shared
    XCTAssertNil(device.location)
    device.location = XCUILocation(location: CLLocation(latitude: 59.33, longitude: 18.07))
    XCTAssertEqual(device.location?.location.coordinate.longitude, 18.07)
    device.location = nil
    XCTAssertNil(device.location)
  }

  func testDistancesFollowTheGreatCircle() {
    let equator = CLLocation(latitude: 0, longitude: 0)
    let quarter = CLLocation(latitude: 0, longitude: 90)
    XCTAssertEqual(equator.distance(from: quarter), 10_007_557, accuracy: 1)
    XCTAssertEqual(equator.distance(from: equator), 0)
  }

  func testPredicatesTakeAListOfArguments() {
    let list = withVaList(["label" as NSString, "Cat" as NSString, 12_345_678_901 as Int, 1.5]) {
      NSPredicate(format: "%K == %@ AND value < %ld AND width > %f", arguments: $0)
    }
    XCTAssertEqual(
      list.predicateFormat, "label == \"Cat\" AND value < 12345678901 AND width > 1.5")
  }

  func testProcessInfoCanBeMade() {
    XCTAssertEqual(ProcessInfo().processIdentifier, ProcessInfo.processInfo.processIdentifier)
  }
}
