public import Foundation
import SimulatedApp
import TestHost

/// The voice assistant of a device.
///
/// Simulated devices have none, so that nothing is ever found in it.
open class XCUISiriService: NSObject, XCUIElementTypeQueryProvider, @unchecked Sendable {
  static let one = XCUISiriService()

  private override init() {}

  /// Says something to the assistant, which fails: there is none.
  open func activate(voiceRecognitionText text: String) {
    guard let session = Automation.session(for: .underTest) else { return }
    failCurrentTest("Failed to activate Siri: \(session.device.profile.name) has no Siri.")
  }

  /// The first element that the assistant shows, which never exists.
  open var firstMatch: XCUIElement { below(.any).firstMatch }

  /// What the assistant shows, which is nothing.
  open override var debugDescription: String { "Siri is not part of the simulated device." }
}
