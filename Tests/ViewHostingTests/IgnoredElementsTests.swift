import SwiftUI
import XCTest

struct IgnoredElementsApp: App {
  var body: some Scene { WindowGroup { Cards() } }
}

private struct Cards: View {
  @State private var taps: [String] = []

  var body: some View {
    VStack {
      Text("taps: " + taps.joined(separator: " ")).accessibilityIdentifier("taps")
      Button("Add") { taps.append("add") }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Add a card")
        .accessibilityAddTraits(.isButton)
      Button("Off") { taps.append("off") }.disabled(true)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Switched off")
      VStack {
        Text("Title")
        Button("Open") { taps.append("open") }
        Text("Price")
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Card")
      HStack {
        Text("A long text before the button")
        Button("Side") { taps.append("side") }
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Row")
    }
  }
}

/// A tap is a touch: it reaches what is under the finger, also what VoiceOver does not see.
final class IgnoredElementsTests: HostedAppTests<IgnoredElementsApp> {
  private var taps: String { String(app.staticTexts["taps"].label.dropFirst(6)) }

  func testATapReachesAButtonWhoseElementIsIgnored() {
    XCTAssertFalse(app.buttons["Add"].exists)
    app.buttons["Add a card"].tap()
    XCTAssertEqual(taps, "add")
  }

  func testATapReachesTheButtonInTheMiddleOfAnElement() {
    app.otherElements["Card"].tap()
    XCTAssertEqual(taps, "open")
  }

  func testATapReachesNoButtonBesideTheMiddle() {
    app.otherElements["Row"].tap()
    XCTAssertEqual(taps, "")
  }

  func testATapDoesNotReachADisabledButton() {
    app.otherElements["Switched off"].tap()
    XCTAssertEqual(taps, "")
  }
}
