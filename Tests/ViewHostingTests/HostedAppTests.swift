import SimulatedApp
import SwiftUI
import ViewHosting
import XCTest

/// A test of an app that is named by its type.
class HostedAppTests<Main: App>: XCTestCase {
  override class var simulatedAppDefinition: AppDefinition? {
    AppDefinition(running: Main.self, device: device, schemes: schemes)
  }
  /// The device of the app.
  class var device: String { "iPhone 15" }
  /// The schemes of links that open the app.
  class var schemes: [String] { [] }
  let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launch()
  }
}
