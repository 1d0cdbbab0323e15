import SwiftUI
import XCTest

struct ChatApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        MessagesView().tabItem { Text("Stack") }
        RowsView().tabItem { Text("List") }
        NotesView().tabItem { Text("Notes") }
        StripesView().tabItem { Text("Stripes") }
        PagerView().tabItem { Text("Pager") }
      }
    }
  }
}

private struct MessagesView: View {
  @State private var messages = Array(1...100)

  var body: some View {
    ScrollViewReader { proxy in
      VStack {
        Button("Middle") { proxy.scrollTo(50, anchor: .top) }
        Button("Send") { messages.append(messages.count + 1) }
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(messages, id: \.self) { Text("Message \($0)").frame(height: 40) }
          }
        }
        .onChange(of: messages.count) { proxy.scrollTo(messages.count, anchor: .bottom) }
      }
    }
  }
}

private struct RowsView: View {
  var body: some View {
    ScrollViewReader { proxy in
      VStack {
        Button("Last row") { proxy.scrollTo(500) }
        Button("Nowhere") { proxy.scrollTo("elsewhere") }
        List(1..<501, id: \.self) { Text("Row \($0)").frame(height: $0 % 2 == 0 ? 60 : 20) }
      }
    }
  }
}

private struct StripesView: View {
  var body: some View {
    ScrollViewReader { proxy in
      VStack {
        Button("Last stripe") { proxy.scrollTo(999, anchor: .bottom) }
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<1000, id: \.self) {
              Text("Stripe \($0)").frame(height: $0 < 500 ? 100 : 4)
            }
          }
        }
      }
    }
  }
}

private struct PagerView: View {
  @State private var page: Int? = 3
  @State private var place = ScrollPosition(id: 20, anchor: .top)

  var body: some View {
    VStack {
      Text("Step \(place.viewID(type: Int.self) ?? 0)")
      Button("Next page") { page = (page ?? 0) + 1 }
      Button("Next step") { place.scrollTo(id: 30, anchor: .top) }
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(1...5, id: \.self) { page in
            Text("Page \(page)").frame(width: 393)
          }
        }
      }
      .scrollPosition(id: $page)
      ScrollView {
        VStack(spacing: 0) {
          ForEach(1...50, id: \.self) { Text("Place \($0)").frame(height: 40) }
        }
      }
      .scrollPosition($place)
    }
  }
}

private struct NotesView: View {
  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        Button("End") { proxy.scrollTo("end", anchor: .bottom) }
        ForEach(0..<40) { Text("Note \($0)").frame(height: 50) }
        Text("The end").id("end")
      }
    }
  }
}

/// What an app scrolls to itself comes into sight.
final class ScrollToTests: HostedAppTests<ChatApp> {
  func testARowThatWasNeverMadeComesToTheTop() {
    XCTAssertFalse(app.staticTexts["Message 50"].exists)
    app.buttons["Middle"].tap()
    XCTAssertTrue(app.staticTexts["Message 50"].isHittable)
    XCTAssertEqual(
      app.staticTexts["Message 50"].frame.midY, app.scrollViews.firstMatch.frame.minY + 20,
      accuracy: 1)
  }

  func testANewRowIsScrolledToWhenItComes() {
    app.buttons["Send"].tap()
    XCTAssertTrue(app.staticTexts["Message 101"].isHittable)
    XCTAssertEqual(
      app.staticTexts["Message 101"].frame.midY, app.scrollViews.firstMatch.frame.maxY - 20,
      accuracy: 1)
  }

  func testAPersonScrollsOnFromThere() {
    app.buttons["Middle"].tap()
    app.scrollViews.firstMatch.swipeDown()
    XCTAssertTrue(app.staticTexts["Message 45"].isHittable)
    XCTAssertFalse(app.staticTexts["Message 1"].exists)
  }

  func testTheLastOfRowsOfDifferentHeightsIsShown() {
    app.buttons["List"].tap()
    app.buttons["Last row"].tap()
    XCTAssertTrue(app.staticTexts["Row 500"].isHittable)
  }

  func testTheEndOfRowsThatAreLowerThanThoseSeenIsShown() {
    app.buttons["Stripes"].tap()
    app.buttons["Last stripe"].tap()
    XCTAssertTrue(app.staticTexts["Stripe 999"].isHittable)
  }

  func testAnUnknownViewIsNotScrolledTo() {
    app.buttons["List"].tap()
    app.buttons["Nowhere"].tap()
    XCTAssertTrue(app.staticTexts["Row 1"].isHittable)
  }

  func testAViewWithAnIdentityOfItsOwnIsScrolledTo() {
    app.buttons["Notes"].tap()
    XCTAssertGreaterThan(app.staticTexts["The end"].frame.minY, app.frame.maxY)
    app.buttons["End"].tap()
    XCTAssertTrue(app.staticTexts["The end"].isHittable)
  }

  func testAPagerBeginsAtThePageThatTheAppNames() {
    app.buttons["Pager"].tap()
    XCTAssertTrue(app.staticTexts["Page 3"].isHittable)
    app.buttons["Next page"].tap()
    XCTAssertTrue(app.staticTexts["Page 4"].isHittable)
    XCTAssertLessThanOrEqual(app.staticTexts["Page 3"].frame.maxX, 0)
  }

  func testAPlaceThatTheAppNamesComesToItsAnchor() {
    app.buttons["Pager"].tap()
    let top = app.scrollViews.element(boundBy: 1).frame.minY
    XCTAssertEqual(app.staticTexts["Place 20"].frame.midY, top + 20, accuracy: 1)
    app.buttons["Next step"].tap()
    XCTAssertEqual(app.staticTexts["Place 30"].frame.midY, top + 20, accuracy: 1)
    XCTAssertTrue(app.staticTexts["Step 30"].exists)
  }
}
