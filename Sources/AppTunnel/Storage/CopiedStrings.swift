import SimulatedApp
import XCUIAutomation

/// The strings on the device's pasteboard, which all its apps share.
public struct CopiedStrings {
  private let tunnel: AppTunnel

  init(of tunnel: AppTunnel) { self.tunnel = tunnel }

  /// The strings, in order; setting them copies as another app would.
  public var strings: [String] {
    get { tunnel.session?.pasteboard.strings ?? [] }
    nonmutating set {
      guard let session = tunnel.session else { return }
      tunnel.application.report(session.perform(.copy(newValue)), of: "copy", in: session)
    }
  }

  /// Resets the pasteboard to that of a fresh device.
  public func reset() { tunnel.session?.perform(.resetState(.pasteboard)) }
}
