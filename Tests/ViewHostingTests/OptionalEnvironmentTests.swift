import SimulatedApp
import SwiftUI
import ViewHosting
import XCTest

private struct NickKey: EnvironmentKey { static let defaultValue: String? = "Ada" }

extension EnvironmentValues {
  fileprivate var nick: String? {
    get { self[NickKey.self] }
    set { self[NickKey.self] = newValue }
  }
}

struct OptionalEnvironmentApp: App {
  var body: some Scene {
    WindowGroup {
      Named().accessibilityIdentifier("usual")
      Named().environment(\.nick, nil).accessibilityIdentifier("none")
      Wide()
    }
  }

  private struct Named: View {
    @Environment(\.nick) private var nick
    var body: some View { Text(nick ?? "nobody") }
  }

  private struct Wide: View {
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.verticalSizeClass) private var height
    var body: some View {
      Text(width == .compact && height == .regular ? "a phone" : "something else")
    }
  }
}

/// Values of the environment that can be nil.
final class OptionalEnvironmentTests: XCTestCase {
  override class var simulatedAppDefinition: AppDefinition? {
    AppDefinition(running: OptionalEnvironmentApp.self)
  }

  private let app = XCUIApplication()

  override func setUp() { app.launch() }

  func testOneThatNoViewHasSetIsTheStandardOne() {
    XCTAssertEqual(app.staticTexts["usual"].label, "Ada")
  }

  func testOneThatAViewHasSetToNilIsNil() {
    XCTAssertEqual(app.staticTexts["none"].label, "nobody")
  }

  func testAPhoneIsNarrowAndHigh() {
    XCTAssertTrue(app.staticTexts["a phone"].exists)
  }
}
