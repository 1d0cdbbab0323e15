import SwiftUI
import XCTest

struct NavigationApp: App {
  var body: some Scene { WindowGroup { Places() } }
}

private struct Places: View {
  @State private var path: [Int] = []
  @State private var tab = "walk"

  var body: some View {
    TabView(selection: $tab) {
      NavigationStack(path: $path) {
        List {
          NavigationLink("One", value: 1)
          Button("Far") { path = [1, 2, 3] }
        }
        .navigationTitle("Start")
        .navigationDestination(for: Int.self) { number in
          VStack {
            Text("Place \(number)")
            Button("Home") { path = [] }
            Button("Back one") { path.removeLast() }
          }
          .navigationTitle("Number \(number)")
        }
      }
      .tabItem { Label("Walk", systemImage: "figure.walk") }
      .tag("walk")
      Late().tabItem { Label("Late", systemImage: "clock") }.tag("late")
    }
  }
}

private struct Late: View {
  @State private var appeared = 0
  var body: some View { Text("Appeared \(appeared)").onAppear { appeared += 1 } }
}

final class NavigationTests: HostedAppTests<NavigationApp> {
  func testALinkPushesTheScreenOfItsValue() {
    app.buttons["One"].tap()
    XCTAssertTrue(app.navigationBars["Number 1"].exists)
    app.navigationBars.buttons["Start"].tap()
    XCTAssertTrue(app.navigationBars["Start"].exists)
  }

  func testAPathOfTheAppPushesSeveralScreens() {
    app.buttons["Far"].tap()
    XCTAssertTrue(app.staticTexts["Place 3"].exists)
    app.navigationBars.buttons["Number 2"].tap()
    XCTAssertTrue(app.staticTexts["Place 2"].exists)
    app.buttons["Back one"].tap()
    XCTAssertTrue(app.staticTexts["Place 1"].exists)
  }

  func testAnEmptyPathLeadsHome() {
    app.buttons["Far"].tap()
    app.buttons["Home"].tap()
    XCTAssertTrue(app.buttons["Far"].exists)
  }

  func testATabComesToLifeWhenItIsChosen() {
    app.tabBars.buttons["Late"].tap()
    XCTAssertTrue(app.staticTexts["Appeared 1"].exists)
    app.tabBars.buttons["Walk"].tap()
    app.tabBars.buttons["Late"].tap()
    XCTAssertTrue(app.staticTexts["Appeared 2"].exists)
  }

  func testATabKeepsItsScreens() {
    app.buttons["One"].tap()
    app.tabBars.buttons["Late"].tap()
    app.tabBars.buttons["Walk"].tap()
    XCTAssertTrue(app.staticTexts["Place 1"].exists)
  }
}
