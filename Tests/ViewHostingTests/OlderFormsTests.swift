import SwiftUI
import XCTest

struct OlderFormsApp: App {
  var body: some Scene { WindowGroup { OlderForms() } }
}

private struct OlderForms: View {
  @State private var told = "nothing"
  @State private var isOn = true
  @State private var volume = 50.0
  private let title = "Weight"

  var body: some View {
    VStack {
      Text(told).accessibilityIdentifier("told")
      Text("Card")._onButtonGesture(pressing: { told += $0 ? ", down" : ", up" }) {
        told += ", acted"
      }
      Text("Held").contextMenu(ContextMenu { Button("Copy") { told = "copied" } })
      Toggle("Hidden", isOn: $isOn).labelsVisibility(.hidden)
      Toggle("Shown", isOn: $isOn).labelsVisibility(.visible)
      Slider(value: $volume, in: 0...100, onEditingChanged: { _ in told = "slid" }) {
        Text("Volume")
      }
      LabeledContent(title, value: 1234, format: .number)
      Text("See [**our** shop](https://a.example)")
      BarReader().scrollIndicators(.hidden, axes: .vertical)
    }
  }
}

private struct BarReader: View {
  @Environment(\.verticalScrollIndicatorVisibility) private var vertical
  @Environment(\.horizontalScrollIndicatorVisibility) private var horizontal
  var body: some View {
    Text(vertical == .hidden && horizontal == .automatic ? "No bars" : "Bars")
  }
}

/// Forms that older apps use, and some of those that few do.
final class OlderFormsTests: HostedAppTests<OlderFormsApp> {
  private var told: String { app.staticTexts["told"].label }

  func testAButtonGestureTellsThatTheFingerIsDown() {
    app.staticTexts["Card"].tap()
    XCTAssertEqual(told, "nothing, down, acted, up")
  }

  func testAMenuThatIsMadeFirstOpensOnALongPress() {
    app.staticTexts["Held"].press(forDuration: 1)
    app.buttons["Copy"].tap()
    XCTAssertEqual(told, "copied")
  }

  func testLabelsAreHiddenAndShown() {
    XCTAssertFalse(app.switches["Hidden"].exists)
    XCTAssertTrue(app.switches["Shown"].exists)
  }

  func testASliderIsCalledByTheLabelBehindItsAction() {
    app.sliders["Volume"].adjust(toNormalizedSliderPosition: 1)
    XCTAssertEqual(told, "slid")
  }

  func testAFormattedValueStandsBehindAStringThatIsNoKey() {
    XCTAssertTrue(app.staticTexts["Weight, 1,234"].exists)
  }

  func testAViewReadsWhetherBarsAreWanted() {
    XCTAssertTrue(app.staticTexts["No bars"].exists)
  }

  func testATextIsCalledByItsWordsWithoutMarkdown() {
    XCTAssertTrue(app.staticTexts["See our shop"].exists)
  }
}
