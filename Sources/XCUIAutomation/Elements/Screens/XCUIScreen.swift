public import Foundation
import SimulatedApp

/// Stands for the screen of the device: take pictures of it.
open class XCUIScreen: NSObject, XCUIScreenshotProviding, @unchecked Sendable {
  /// The screen of the device, which has one.
  open class var main: XCUIScreen { one }

  /// Every screen, the main one first.
  open class var screens: [XCUIScreen] { [one] }

  private static let one = XCUIScreen()

  private override init() {}

  /// The whole screen as it is seen now; behind the app in front there is the home screen.
  ///
  /// It takes as long as one look for an element.
  open func screenshot() -> XCUIScreenshot {
    guard let session = Automation.session(for: .underTest) else { return XCUIScreenshot(nil) }
    session.advance(by: session.timing.find)
    return XCUIScreenshot(ScreenCapture(of: session).picture)
  }
}
