import SimulatedApp
import SwiftUI
import ViewHosting
import XCTest

struct CapitalHeadersApp: App {
  var body: some Scene { WindowGroup { CapitalHeaders() } }
}

private struct CapitalHeaders: View {
  var body: some View {
    List {
      Section("Tags") { Text("Tea") }
      Section("Meal") { Text("Soup") }.headerProminence(.increased)
      Section("Own") { Text("Bread") }.textCase(nil)
    }
    .frame(height: 500)
    List { Section("Plain") { Text("Cup") } }.listStyle(.plain)
  }
}

/// The headers of sections as before iOS 26.
final class CapitalHeadersTests: XCTestCase {
  override class var simulatedAppDefinition: AppDefinition? {
    AppDefinition(running: CapitalHeadersApp.self, showsHeadersInCapitals: true)
  }

  private let app = XCUIApplication()

  override func setUp() { app.launch() }

  func testHeadersAreInCapitals() {
    XCTAssertTrue(app.staticTexts["TAGS"].exists)
    XCTAssertTrue(app.staticTexts["Tea"].exists, "rows are not")
  }

  func testHeadersThatStandOutAndThoseOfPlainListsAreNot() {
    XCTAssertTrue(app.staticTexts["Meal"].exists)
    XCTAssertTrue(app.staticTexts["Plain"].exists)
  }

  func testTheAppMayChooseItsOwnLetters() {
    XCTAssertTrue(app.staticTexts["Own"].exists)
  }
}

/// The same headers in newer systems.
final class NewerHeadersTests: HostedAppTests<CapitalHeadersApp> {
  func testHeadersAreAsTheAppWritesThem() {
    XCTAssertTrue(app.staticTexts["Tags"].exists)
  }
}
