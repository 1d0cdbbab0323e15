public import Foundation
import SimulatedApp

/// The screen of the device, which you can take screenshots of.
@preconcurrency @MainActor
open class XCUIScreen: NSObject, XCUIScreenshotProviding {
  /// The screen of the device; there is only one.
  open class var main: XCUIScreen { one }

  /// All screens; there is only one.
  open class var screens: [XCUIScreen] { [one] }

  private static let one = XCUIScreen()

  private override init() {}

  /// Takes a screenshot of the whole screen; without an app in front it shows the home screen.
  ///
  /// It takes as much virtual time as one search for an element.
  open func screenshot() -> XCUIScreenshot {
    guard let session = Automation.session(for: .underTest) else { return XCUIScreenshot(nil) }
    session.advance(by: session.timing.find)
    return XCUIScreenshot(Automation.capture(in: session)?.picture)
  }
}
