import Foundation
import SimulatedApp

/// The interruption monitors of a test, newest last.
final class InterruptionMonitors {
  /// One monitor, which is also its own token.
  private final class Monitor: NSObject {
    let handler: (XCUIElement) -> Bool

    init(_ handler: @escaping (XCUIElement) -> Bool) { self.handler = handler }
  }

  private var monitors: [Monitor] = []

  /// Whether there are no monitors.
  var isEmpty: Bool { monitors.isEmpty }

  /// Adds a monitor and returns its token.
  func add(_ handler: @escaping (XCUIElement) -> Bool) -> any NSObjectProtocol {
    let monitor = Monitor(handler)
    monitors.append(monitor)
    return monitor
  }

  /// Removes the monitor of a token; does nothing if the token is unknown.
  func remove(_ token: any NSObjectProtocol) {
    monitors.removeAll { $0 === token }
  }

  func removeAll() { monitors = [] }

  /// Calls the monitors, newest first, until one has handled the interrupting element.
  func handle(_ interrupting: InterruptingElement) -> Bool {
    for monitor in monitors.reversed() where monitor.handler(Self.element(interrupting)) {
      return true
    }
    return false
  }

  /// The element that the monitors receive.
  private static func element(_ interrupting: InterruptingElement) -> XCUIElement {
    let app = XCUIApplication(bundleIdentifier: interrupting.bundle)
    switch interrupting.kind {
    case .alert: return app.alerts.firstMatch
    case .banner: return app.otherElements["NotificationShortLookView"].firstMatch
    }
  }
}
