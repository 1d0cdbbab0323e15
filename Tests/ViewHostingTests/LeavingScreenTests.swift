import SwiftUI
import UIKit
import XCTest

struct LeavingApp: App {
  init() {
    if ProcessInfo.processInfo.arguments.contains("still") { UIView.setAnimationsEnabled(false) }
  }

  var body: some Scene { WindowGroup { Root() } }

  /// Notes what happens a fifth of a second and half a second after something is left.
  private struct Root: View {
    @State private var words: [String] = []
    @State private var isCovered = false
    @State private var isThere = true

    var body: some View {
      NavigationStack {
        VStack {
          Text(words.joined(separator: " "))
          NavigationLink("Open") { Detail(leave: leave) { words.append("gone") } }
          Button("Cover") { isCovered = true }
          Button("Remove") { leave { isThere = false } }
          if isThere { Text("Part").onDisappear { words.append("gone") } }
        }
        .fullScreenCover(isPresented: $isCovered) {
          Button("Close") { leave { isCovered = false } }.onDisappear { words.append("gone") }
        }
      }
    }

    private func leave(_ go: () -> Void) {
      words = []
      go()
      Task {
        try await Task.sleep(for: .milliseconds(200))
        words.append("early")
        try await Task.sleep(for: .milliseconds(300))
        words.append("late")
      }
    }
  }

  private struct Detail: View {
    @Environment(\.dismiss) private var dismiss
    let leave: (() -> Void) -> Void
    let tell: () -> Void

    var body: some View { Button("Back now") { leave { dismiss() } }.onDisappear(perform: tell) }
  }
}

/// Apple's documentation of `onDisappear`: it "doesn't execute until the view disappears from the
/// interface".
final class LeavingScreenTests: HostedAppTests<LeavingApp> {
  private func assertWords(_ words: String, line: UInt = #line) {
    let isThere = app.staticTexts[words].waitForExistence(timeout: 2)
    XCTAssertTrue(isThere, "\(app.staticTexts.allElementsBoundByIndex.map(\.label))", line: line)
  }

  func testAScreenThatIsPoppedDisappearsAfterItsTransition() {
    app.buttons["Open"].tap()
    app.buttons["Back now"].tap()
    assertWords("early gone late")
  }

  func testAScreenThatIsDismissedDisappearsAfterItsTransition() {
    app.buttons["Cover"].tap()
    app.buttons["Close"].tap()
    assertWords("early gone late")
  }

  func testAViewThatIsTakenOutOfItsScreenDisappearsAtOnce() {
    app.buttons["Remove"].tap()
    assertWords("gone early late")
  }

  func testWithoutAnimationsAScreenDisappearsAtOnce() {
    app.launchArguments = ["still"]
    app.launch()
    app.buttons["Open"].tap()
    app.buttons["Back now"].tap()
    assertWords("gone early late")
  }
}
