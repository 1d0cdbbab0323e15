import Foundation
import SimulatedApp
import XCUIAutomation

final class PointerTests: XCUIAutomation::XCTestCase {
  /// The failures of a body on a device, and the last event of the map there.
  private func run(
    on device: String, _ body: @escaping (XCUIApplication) -> Void
  ) throws -> (failures: [String], last: [String]) {
    let record = try CaseRun.record(FieldsApp.compiled, on: DeviceProfile.named(device)) { _ in
      let app = XCUIApplication()
      app.launch()
      body(app)
    }
    let facts = record.entries.map(\.fact)
    let last: [String] = facts.compactMap {
      if case .assigned(_, "last", .string(let value)) = $0 { value } else { nil }
    }
    return (facts.failures, last)
  }

  func testATabletHasAPointer() throws {
    let (failures, last) = try run(on: "iPad (10th generation)") { app in
      let map = app.maps["map"]
      let point = map.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
      map.hover()
      map.click()
      map.doubleClick()
      map.rightClick()
      point.hover()
      point.click()
      point.doubleClick()
      point.rightClick()
      map.click(forDuration: 1, thenDragTo: app.cells["row3"])
      point.click(forDuration: 1, thenDragTo: point.withOffset(CGVector(dx: 9, dy: 0)))
    }
    XCTAssertEqual(failures, [])
    let once = ["HOVER", "TAP", "DOUBLE", "OTHER"]
    XCTAssertEqual(last, once + once + ["LONG", "LONG"])
  }

  func testAWheelScrolls() throws {
    let (failures, _) = try run(on: "iPad (10th generation)") { app in
      let row = app.cells["row2"]
      let top = row.frame.minY
      app.tables["list"].scroll(byDeltaX: 0, deltaY: -150)
      XCTAssertEqual(row.frame.minY, top - 150)
      row.coordinate(withNormalizedOffset: .zero).scroll(byDeltaX: 0, deltaY: 100)
      XCTAssertEqual(row.frame.minY, top - 50)
    }
    XCTAssertEqual(failures, [])
  }

  func testAPhoneHasNone() throws {
    let acts: [(String, (XCUIElement) -> Void)] = [
      ("hover", { $0.hover() }),
      ("click and drag", { $0.click(forDuration: 1, thenDragTo: $0) }),
    ]
    for (verb, act) in acts {
      let (failures, last) = try run(on: "iPhone 15") { act($0.maps["map"]) }
      XCTAssertEqual(last, [])
      XCTAssertTrue(
        failures.first?.hasPrefix(
          "Failed to \(verb) \"map\" Map: iPhone 15 has no pointer, which only tablets have.")
          == true, "\(failures)")
    }
  }

  func testPointsAreNotSwiped() throws {
    let (failures, _) = try run(on: "iPhone 15") { app in
      app.coordinate(withNormalizedOffset: .zero).swipeUp(velocity: .fast)
    }
    XCTAssertTrue(
      failures.first?.hasPrefix("Failed to swipe up coordinate: Points cannot be swiped on iOS")
        == true, "\(failures)")
  }

  func testAPointOfWhatIsMissingFailsOnceAndTouchesNothing() throws {
    let record = try CaseRun.record(FieldsApp.compiled) { test in
      test.continueAfterFailure = true
      let app = XCUIApplication()
      app.launch()
      app.buttons["none"].coordinate(withNormalizedOffset: .zero).tap()
    }
    let facts = record.entries.map(\.fact)
    XCTAssertEqual(facts.failures.count, 1)
    XCTAssertFalse(facts.contains { if case .touched = $0 { true } else { false } })
  }

  func testAPointOffTheScreenTouchesNothing() throws {
    let (failures, last) = try run(on: "iPhone 15") { app in
      app.maps["map"].coordinate(withNormalizedOffset: CGVector(dx: 0, dy: -40)).tap()
    }
    XCTAssertEqual(failures, [])
    XCTAssertEqual(last, [])
  }

  func testPointsAreCopiedAndChained() {
    let element = XCUIApplication().maps["map"]
    let point = element.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0))
      .withOffset(CGVector(dx: 1, dy: 2)).withOffset(CGVector(dx: 3, dy: 4))
    XCTAssertTrue(point.referencedElement === element)
    XCTAssertTrue((point.copy() as? XCUICoordinate)?.referencedElement === element)
  }
}
