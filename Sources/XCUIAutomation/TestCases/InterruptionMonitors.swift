import Foundation
import SimulatedApp

/// What a test has set up for alerts in the way of its actions, newest last.
final class InterruptionMonitors {
  /// One of them, which is its own token too.
  private final class Monitor: NSObject {
    let title: String
    let handler: (XCUIElement) -> Bool

    init(_ title: String, _ handler: @escaping (XCUIElement) -> Bool) {
      self.title = title
      self.handler = handler
    }
  }

  private var monitors: [Monitor] = []

  /// Whether there is none.
  var isEmpty: Bool { monitors.isEmpty }

  /// Adds a monitor and gives its token.
  func add(_ title: String, _ handler: @escaping (XCUIElement) -> Bool) -> any NSObjectProtocol {
    let monitor = Monitor(title, handler)
    monitors.append(monitor)
    return monitor
  }

  /// Removes the monitor of a token; an unknown one changes nothing.
  func remove(_ token: any NSObjectProtocol) {
    monitors.removeAll { $0 === token }
  }

  /// Removes all.
  func removeAll() { monitors = [] }

  /// Asks the monitors about what is in the way, newest first, until one has handled it.
  func handle(_ interrupting: InterruptingElement) -> Bool {
    for monitor in monitors.reversed() where monitor.handler(Self.element(interrupting)) {
      return true
    }
    return false
  }

  /// What the monitors get of it.
  private static func element(_ interrupting: InterruptingElement) -> XCUIElement {
    let app = XCUIApplication(bundleIdentifier: interrupting.bundle)
    switch interrupting.kind {
    case .alert: return app.alerts.firstMatch
    case .banner: return app.otherElements["NotificationShortLookView"].firstMatch
    }
  }
}
