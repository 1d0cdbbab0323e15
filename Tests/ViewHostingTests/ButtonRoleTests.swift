import SwiftUI
import UIKit
import XCTest

struct ButtonRoleApp: App {
  var body: some Scene {
    WindowGroup { RoleView() }
  }
}

private struct RoleView: View {
  @State private var told = "nothing"

  var body: some View {
    VStack {
      Text(told).accessibilityIdentifier("told")
      Button(role: .close) { told = "closed" }
      Button(role: .cancel, action: { told = "cancelled" })
      Button("Fade") {
        withAnimation(.easeOut(duration: 0.2)) {
          told = "fading"
        } completion: {
          told += ", faded"
        }
      }
      Text("Hold")
        .onLongPressGesture(minimumDuration: 1, pressing: { _ in }, perform: { told = "held" })
      Text(Self.greeting).foregroundStyle(Color(Self.ink))
      Button("Icon") {
        UIApplication.shared.setAlternateIconName("Night") { error in
          told = error == nil ? "Night" : "no other icon"
        }
      }
    }
  }

  private static var greeting: AttributedString {
    var text = AttributedString("Good morning")
    text.foregroundColor = .red
    text.font = .title
    return text
  }

  static let ink = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
}

final class ButtonRoleTests: HostedAppTests<ButtonRoleApp> {
  private var told: String { app.staticTexts["told"].label }

  func testAButtonOfItsRoleAloneSaysWhatTheRoleDoes() {
    app.buttons["Close"].tap()
    XCTAssertEqual(told, "closed")
    app.buttons["Cancel"].tap()
    XCTAssertEqual(told, "cancelled")
  }

  func testACompletionNeedsNoCriterion() {
    app.buttons["Fade"].tap()
    XCTAssertEqual(told, "fading, faded")
  }

  func testALongPressInItsOldFormIsHeard() {
    app.staticTexts["Hold"].press(forDuration: 1.5)
    XCTAssertEqual(told, "held")
  }

  func testATextWithLooksKeepsItsWords() {
    XCTAssertTrue(app.staticTexts["Good morning"].exists)
  }

  func testAColorIsThatOfALightScreen() { XCTAssertEqual(RoleView.ink, .black) }

  func testAnotherIconIsRefused() {
    app.buttons["Icon"].tap()
    XCTAssertEqual(told, "no other icon")
  }
}
