import SwiftUI
import UniformTypeIdentifiers
import XCTest

struct DroppingApp: App {
  var body: some Scene { WindowGroup { DroppingView() } }
}

private struct DroppingView: View {
  @State private var told = "nothing"
  @State private var isTargeted = false
  @State private var targetings = 0
  @State private var basket: [String] = []

  var body: some View {
    VStack(spacing: 30) {
      Text(told).accessibilityIdentifier("told")
      Text("targeted \(targetings)")
      Text("Tea").draggable("tea")
      Color.red.frame(width: 40, height: 40).draggable("paint")
      Text("Cake").onDrag { NSItemProvider(object: "cake" as NSString) }
      ScrollView {
        Color.clear.frame(height: 300)
        Text("Far").draggable("far")
        Color.clear.frame(height: 600)
      }
      .frame(height: 120)
      Text("Basket").frame(width: 200, height: 40)
        .dropDestination(for: String.self) { items, point in
          told = "\(items.joined()) in the basket at \(Int(point.x))"
          return true
        } isTargeted: {
          if $0 { targetings += 1 }
        }
      Text("Sink").frame(width: 200, height: 40)
        .onDrop(of: [.plainText], isTargeted: nil) { providers in
          providers.first?.loadDataRepresentation(forTypeIdentifier: "public.plain-text") {
            data, _ in
            told = "\(data.map { String(decoding: $0, as: UTF8.self) } ?? "") in the sink"
          }
          return true
        }
      Text("Pictures").frame(width: 200, height: 40)
        .onDrop(of: [.image], isTargeted: nil) { _ in
          told = "a picture"
          return true
        }
      Text("Judge").frame(width: 200, height: 40)
        .onDrop(of: [.text], delegate: Judge(told: $told))
    }
  }
}

private struct Judge: DropDelegate {
  @Binding var told: String

  func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.text]) }
  func dropEntered(info: DropInfo) { told = "entered" }
  func performDrop(info: DropInfo) -> Bool {
    told += " and performed with \(info.itemProviders(for: [.text]).count)"
    return true
  }
}

/// What a finger carries from one view of an app to another.
final class DroppedItemTests: HostedAppTests<DroppingApp> {
  private var told: String { app.staticTexts["told"].label }

  private func drag(_ source: String, to target: String, pressing seconds: Double = 1) {
    app.staticTexts[source].press(
      forDuration: seconds, thenDragTo: app.staticTexts[target])
  }

  func testAValueIsDroppedWhereTheFingerLifts() {
    drag("Tea", to: "Basket")
    XCTAssertEqual(told, "tea in the basket at 100")
    XCTAssertTrue(app.staticTexts["targeted 1"].exists)
  }

  func testAQuickDragCarriesNothing() {
    drag("Tea", to: "Basket", pressing: 0)
    XCTAssertEqual(told, "nothing")
  }

  func testAPressThatDoesNotMoveDropsNothing() {
    app.staticTexts["Tea"].press(forDuration: 1)
    XCTAssertEqual(told, "nothing")
  }

  func testAColourIsDraggedButIsNoElement() {
    let tea = app.staticTexts["Tea"].frame
    XCTAssertEqual(app.otherElements.matching(NSPredicate(format: "frame.width == 40")).count, 0)
    app.windows.firstMatch.coordinate(withNormalizedOffset: .zero)
      .withOffset(CGVector(dx: tea.midX, dy: tea.maxY + 50))
      .press(
        forDuration: 1,
        thenDragTo: app.staticTexts["Basket"].coordinate(
          withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)))
    XCTAssertEqual(told, "paint in the basket at 100")
  }

  func testDataOfAnObjectAreDropped() {
    drag("Cake", to: "Sink")
    XCTAssertEqual(told, "cake in the sink")
  }

  func testAValueGoesToATargetForData() {
    drag("Tea", to: "Sink")
    XCTAssertEqual(told, "tea in the sink")
  }

  func testAnObjectGoesToATargetForValues() {
    drag("Cake", to: "Basket")
    XCTAssertEqual(told, "cake in the basket at 100")
  }

  func testATargetForOtherTypesTakesNothing() {
    drag("Tea", to: "Pictures")
    XCTAssertEqual(told, "nothing")
  }

  func testADelegateDecides() {
    drag("Tea", to: "Judge")
    XCTAssertEqual(told, "entered and performed with 1")
  }

  func testAViewThatWasScrolledIsCarriedFromWhereItIs() {
    app.scrollViews.firstMatch.swipeUp(velocity: 200)
    XCTAssertTrue(app.staticTexts["Far"].isHittable)
    drag("Far", to: "Basket")
    XCTAssertEqual(told, "far in the basket at 100")
  }
}
