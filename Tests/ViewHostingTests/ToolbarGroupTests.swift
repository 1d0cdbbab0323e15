import SwiftUI
import XCTest

struct ToolbarGroupApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationView {
        GroupedBar()
        Text("Beside it")
      }
    }
  }
}

private struct GroupedBar: View {
  @State private var told = "nothing"
  @State private var isEditing = false
  @FocusedValue(\.title) private var title

  var body: some View {
    VStack {
      Text(told).accessibilityIdentifier("told")
      Text("Title: \(title ?? "none")").focusedSceneValue(\.title, "a title")
      Text("Since \(Date(timeIntervalSince1970: 0), formatter: Self.year)")
      Text(Self.relative.localizedString(for: .distantPast, relativeTo: .distantPast + 259_200))
    }
    .navigationTitle("Bar")
    .toolbar {
      Group {
        if isEditing {
          ToolbarItem { Button("Done") { isEditing = false } }
        } else {
          ToolbarItem { Button("Change") { isEditing = true } }
        }
      }
      ForEach(["One", "Two"], id: \.self) { name in
        ToolbarItem(placement: .bottomBar) { Button(name) { told = name } }
      }
    }
  }

  private static let year: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy"
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    return formatter
  }()
  private static let relative = RelativeDateTimeFormatter()
}

private struct TitleKey: FocusedValueKey { typealias Value = String }
extension FocusedValues {
  fileprivate var title: String? {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }
}

final class ToolbarGroupTests: HostedAppTests<ToolbarGroupApp> {
  func testAGroupHasTheItemsThatItHoldsNow() {
    app.navigationBars["Bar"].buttons["Change"].tap()
    XCTAssertFalse(app.buttons["Change"].exists)
    app.navigationBars["Bar"].buttons["Done"].tap()
    XCTAssertTrue(app.buttons["Change"].exists)
  }

  func testEachElementOfACollectionHasItsItem() {
    app.toolbars.buttons["Two"].tap()
    XCTAssertEqual(app.staticTexts["told"].label, "Two")
    app.toolbars.buttons["One"].tap()
    XCTAssertEqual(app.staticTexts["told"].label, "One")
  }

  func testAPhoneShowsTheFirstOfTheViewsOfANavigationView() {
    XCTAssertFalse(app.staticTexts["Beside it"].exists)
  }

  func testAPhoneHasNoFocusedValues() {
    XCTAssertTrue(app.staticTexts["Title: none"].exists)
  }

  func testFormattersWriteDates() {
    XCTAssertTrue(app.staticTexts["Since 1970"].exists)
    XCTAssertTrue(app.staticTexts["3 days ago"].exists)
  }
}
