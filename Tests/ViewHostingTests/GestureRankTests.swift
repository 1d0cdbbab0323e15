import SwiftUI
import XCTest

struct GestureRankApp: App {
  var body: some Scene { WindowGroup { Ranks() } }
}

private struct Ranks: View {
  @State private var told: [String] = []
  @State private var place = CGPoint.zero

  private func tap(_ words: String) -> some Gesture { TapGesture().onEnded { told.append(words) } }

  var body: some View {
    NavigationStack {
      VStack {
        HStack { Button("Usual") { told.append("button") } }.gesture(tap("row"))
        HStack { Button("First") { told.append("button") } }.highPriorityGesture(tap("row"))
        HStack { Button("Both") { told.append("button") } }.simultaneousGesture(tap("row"))
        HStack { Button("Only inside") { told.append("button") } }
          .highPriorityGesture(tap("row"), including: .subviews)
        NavigationLink("Link") { Text("Behind the link") }.simultaneousGesture(tap("link"))
        HStack {
          Text("Left")
          Spacer()
          Text("Right")
        }
        .frame(height: 50)
        .contentShape(Rectangle())
        .onTapGesture { place = $0 }
        Text("\(Int(place.x)), \(Int(place.y))").accessibilityIdentifier("place")
        Text(told.joined(separator: ", ")).accessibilityIdentifier("told")
      }
    }
  }
}

final class GestureRankTests: HostedAppTests<GestureRankApp> {
  private var told: String { app.staticTexts["told"].label }

  func testTheGestureInsideComesFirst() {
    app.buttons["Usual"].tap()
    XCTAssertEqual(told, "button")
  }

  func testAGestureOfHighPriorityComesBeforeThoseInside() {
    app.buttons["First"].tap()
    XCTAssertEqual(told, "row")
  }

  func testASimultaneousGestureIsHeardBesideThoseInside() {
    app.buttons["Both"].tap()
    XCTAssertEqual(told, "button, row")
  }

  func testAMaskLeavesAGestureOut() {
    app.buttons["Only inside"].tap()
    XCTAssertEqual(told, "button")
  }

  func testATapBetweenElementsTellsItsPlace() {
    let left = app.staticTexts["Left"]
    left.coordinate(withNormalizedOffset: CGVector(dx: 1, dy: 0.5))
      .withOffset(CGVector(dx: 30, dy: 0)).tap()
    XCTAssertEqual(app.staticTexts["place"].label, "\(Int(left.frame.width + 30)), 25")
  }

  func testALinkWithASimultaneousGestureStillLeads() {
    app.buttons["Link"].tap()
    XCTAssertTrue(app.staticTexts["Behind the link"].exists)
    app.navigationBars.buttons.firstMatch.tap()
    XCTAssertEqual(told, "link")
  }
}
