public import Foundation
import SimulatedApp
import TestHost

/// Siri on a device.
///
/// Simulated devices do not have Siri, so queries in it never find anything.
@preconcurrency @MainActor
open class XCUISiriService: NSObject, XCUIElementTypeQueryProvider {
  static let one = XCUISiriService()

  private override init() {}

  /// Fails the test: simulated devices do not have Siri.
  open func activate(voiceRecognitionText text: String) {
    guard let session = Automation.session(for: .underTest) else { return }
    failCurrentTest("Failed to activate Siri: \(session.device.profile.name) has no Siri.")
  }

  /// The first element that Siri shows, which never exists.
  open var firstMatch: XCUIElement { below(.any).firstMatch }

  /// Says that the simulated device has no Siri.
  open override var debugDescription: String { "Siri is not part of the simulated device." }
}
