public import Foundation
import SimulatedApp

/// The operating system of the device: pass it a link, and it picks the app that opens the link.
@preconcurrency @MainActor
open class XCUISystem: NSObject {
  override init() {}

  /// Opens a link with the app that handles its scheme or its domain, otherwise with the browser.
  ///
  /// Fails the test if no app handles the link. An app that is started for a link receives no
  /// launch arguments and no launch environment.
  open func open(_ url: URL) {
    let link = url.absoluteString
    Automation.act(on: .underTest, "open \(link)") { session, _ in
      session.perform(.openBySystem(link))
    }
  }
}
