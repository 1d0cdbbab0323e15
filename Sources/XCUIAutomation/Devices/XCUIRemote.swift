public import Foundation
import SimulatedApp
import TestHost

/// The remote control of a television; none of the simulated devices is one.
open class XCUIRemote: NSObject, @unchecked Sendable {
  /// A button of the remote control.
  public enum Button: UInt, Sendable {
    /// Goes up.
    case up = 0
    /// Goes down.
    case down = 1
    /// Goes left.
    case left = 2
    /// Goes right.
    case right = 3
    /// Takes what has the focus.
    case select = 4
    /// Goes back.
    case menu = 5
    /// Plays, or stops playing for a while.
    case playPause = 6
    /// Leaves the app.
    case home = 7
    /// Goes a page up.
    case pageUp = 9
    /// Goes a page down.
    case pageDown = 10
    /// Shows what is on.
    case guide = 11
    /// Shows the app of the provider.
    case tvProvider = 12
    /// Shows the digits.
    case oneTwoThree = 13
    /// Shows the coloured buttons.
    case fourColors = 14
  }

  /// The one remote control.
  open class var shared: XCUIRemote { one }
  private static let one = XCUIRemote()

  private override init() {}

  /// Presses a button, which fails: the simulated device is no television.
  open func press(_ remoteButton: Button) { fail() }

  /// Holds a button, which fails: the simulated device is no television.
  open func press(_ remoteButton: Button, forDuration duration: TimeInterval) { fail() }

  private func fail() {
    guard let session = Automation.session(for: .underTest) else { return }
    failCurrentTest("\(session.device.profile.name) has no remote control.")
  }
}
