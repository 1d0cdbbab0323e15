public import Foundation
import SimulatedApp

/// Stands for the system of the device: hand it a link, and it picks the app.
open class XCUISystem: NSObject, @unchecked Sendable {
  override init() {}

  /// Opens a link with the app that it belongs to: an app with its scheme or its domain, else the
  /// browser; it is a failure where there is none.
  ///
  /// An app that is started by it gets no launch arguments and no launch environment.
  open func open(_ url: URL) {
    let link = url.absoluteString
    Automation.act(on: .underTest, "open \(link)") { session, _ in
      session.perform(.openBySystem(link))
    }
  }
}
