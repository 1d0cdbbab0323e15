import SimulatedApp
import SwiftUI
import ViewHosting
import XCTest

struct PoppingApp: App {
  var body: some Scene { WindowGroup { NavigationView { Level(number: 0) } } }

  /// A screen whose link only goes back while the screen itself is visible.
  private struct Level: View {
    let number: Int
    @SwiftUI.State private var isDeeper = false
    @SwiftUI.State private var isShown = false

    private var link: Binding<Bool> {
      Binding(get: { isDeeper }, set: { if isShown { isDeeper = $0 } })
    }

    var body: some View {
      VStack {
        Text(isDeeper ? "\(number) is open" : "\(number) is closed")
        if number < 3 {
          NavigationLink("Deeper", destination: AnyView(Level(number: number + 1)), isActive: link)
        }
      }
      .navigationTitle("Level \(number)")
      .onAppear { isShown = true }
      .onDisappear { isShown = false }
    }
  }
}

/// The back button leads to a screen that has appeared before its binding changes.
final class PoppedScreenTests: XCTestCase {
  override class var simulatedAppDefinition: AppDefinition? {
    AppDefinition(running: PoppingApp.self)
  }

  private let app = XCUIApplication()

  override func setUp() { app.launch() }

  private func goBack() { app.navigationBars.buttons.firstMatch.tap() }

  func testABindingThatChangesOnlyInSightIsTold() {
    app.buttons["Deeper"].tap()
    goBack()
    XCTAssertTrue(app.staticTexts["0 is closed"].exists)
  }

  func testTwoTapsGoBackByTwoScreens() {
    app.buttons["Deeper"].tap()
    app.buttons["Deeper"].tap()
    goBack()
    goBack()
    XCTAssertTrue(app.navigationBars["Level 0"].exists)
  }

  func testAScreenThatHasGoneCanBeOpenedAgain() {
    app.buttons["Deeper"].tap()
    goBack()
    app.buttons["Deeper"].tap()
    XCTAssertTrue(app.navigationBars["Level 1"].exists)
  }
}

struct AnyPathApp: App {
  var body: some Scene { WindowGroup { Root() } }

  private struct Root: View {
    @SwiftUI.State private var path: [AnyHashable] = []

    var body: some View {
      NavigationStack(path: $path) {
        Button("Push") { path.append(7) }
          .navigationDestination(for: AnyHashable.self) { Text("Screen of \($0)") }
      }
    }
  }
}

/// A path of values of any type.
final class AnyPathTests: XCTestCase {
  override class var simulatedAppDefinition: AppDefinition? {
    AppDefinition(running: AnyPathApp.self)
  }

  func testItsScreenIsThatOfAnyValue() {
    let app = XCUIApplication()
    app.launch()
    app.buttons["Push"].tap()
    XCTAssertTrue(app.staticTexts["Screen of 7"].exists)
  }
}
