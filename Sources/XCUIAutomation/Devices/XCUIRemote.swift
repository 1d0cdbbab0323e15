public import Foundation
import SimulatedApp
import TestHost

/// The remote control of a television; no simulated device is a television.
@preconcurrency @MainActor
open class XCUIRemote: NSObject {
  /// A button of the remote control.
  public enum Button: UInt, Sendable {
    /// Moves up.
    case up = 0
    /// Moves down.
    case down = 1
    /// Moves left.
    case left = 2
    /// Moves right.
    case right = 3
    /// Selects the focused item.
    case select = 4
    /// Goes back.
    case menu = 5
    /// Plays or pauses.
    case playPause = 6
    /// Leaves the app.
    case home = 7
    /// Moves one page up.
    case pageUp = 9
    /// Moves one page down.
    case pageDown = 10
    /// Shows the programme guide.
    case guide = 11
    /// Shows the app of the television provider.
    case tvProvider = 12
    /// Shows the digits (the 1-2-3 button).
    case oneTwoThree = 13
    /// Shows the four coloured buttons.
    case fourColors = 14
  }

  /// The remote control that all tests share.
  open class var shared: XCUIRemote { one }
  private static let one = XCUIRemote()

  private override init() {}

  /// Fails the test: the simulated device is not a television.
  open func press(_ remoteButton: Button) { fail() }

  /// Fails the test: the simulated device is not a television.
  open func press(_ remoteButton: Button, forDuration duration: TimeInterval) { fail() }

  private func fail() {
    guard let session = Automation.session(for: .underTest) else { return }
    failCurrentTest("\(session.device.profile.name) has no remote control.")
  }
}
