import SwiftUI
import UIKit
import XCTest

struct TurnedDeviceApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        Tab("Notes", systemImage: "note") { NavigationStack { Notes() } }
        Tab("Other", systemImage: "circle") { Text("Other") }
      }
    }
  }
}

private struct Notes: View {
  @Environment(\.verticalSizeClass) private var height
  @Environment(\.horizontalSizeClass) private var width
  @State private var isOpen = false
  @State private var changes = 0
  @State private var turns = 0

  var body: some View {
    VStack {
      Text("height \(height == .compact ? "compact" : "regular")")
      Text("width \(width == .compact ? "compact" : "regular")")
      Text("\(changes) changes, \(turns) turns")
      GeometryReader { Text("\(Int($0.size.width)) wide") }
      Button("Open") { isOpen = true }
    }
    .onChange(of: height) { changes += 1 }
    .onReceive(
      NotificationCenter.default.publisher(for: UIDevice.orientationDidChangeNotification)
    ) { _ in turns += 1 }
    .navigationTitle("Notes")
    .sheet(isPresented: $isOpen) { Button("Close") { isOpen = false } }
  }
}

/// A turned device gives the app another screen: other sizes, size classes, bars and sheets.
final class TurnedDeviceTests: HostedAppTests<TurnedDeviceApp> {
  private func turn() { XCUIDevice.shared.orientation = .landscapeLeft }

  func testTheScreenOfATurnedPhoneIsCompactFromTopToBottom() {
    turn()
    XCTAssertTrue(app.staticTexts["height compact"].exists)
    XCTAssertTrue(app.staticTexts["width compact"].exists)
    XCTAssertTrue(app.staticTexts["1 changes, 1 turns"].exists)
  }

  func testTheAppLeavesTheAreasBesideTheCameraFree() {
    turn()
    XCTAssertEqual(app.windows.firstMatch.frame, CGRect(x: 0, y: 0, width: 852, height: 393))
    XCTAssertTrue(app.staticTexts["734 wide"].exists)
    XCTAssertEqual(app.staticTexts["734 wide"].frame.minX, 59)
  }

  func testBarsAreLowAndAsWideAsTheScreen() {
    turn()
    let bar = app.navigationBars["Notes"]
    XCTAssertEqual(bar.frame, CGRect(x: 0, y: 0, width: 852, height: 32))
    XCTAssertEqual(app.tabBars.firstMatch.frame, CGRect(x: 0, y: 340, width: 852, height: 53))
    XCTAssertTrue(bar.staticTexts["Notes"].isHittable)
  }

  func testASheetCoversTheScreen() {
    turn()
    app.buttons["Open"].tap()
    XCTAssertFalse(app.otherElements["PopoverDismissRegion"].exists)
    app.buttons["Close"].tap()
    XCTAssertTrue(app.buttons["Open"].isHittable)
  }

  func testAnUprightDeviceIsAsBefore() {
    turn()
    XCUIDevice.shared.orientation = .portrait
    XCTAssertTrue(app.staticTexts["height regular"].exists)
    XCTAssertEqual(app.navigationBars["Notes"].frame.height, 96)
  }
}
