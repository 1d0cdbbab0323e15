package import AppModel
import Synchronization

/// Keeps the keyboard windows that sessions of an app have shown, for later sessions.
package final class KeyboardShelf: Sendable {
  /// The most windows that are kept; apps need only a few.
  private static let capacity = 32

  private let windows = Mutex<[KeyboardWindow]>([])

  /// Starts with no windows.
  package init() {}

  /// The window of a plan on a device; it is made if it is not kept yet.
  package func window(_ plan: KeyboardPlan, on profile: DeviceProfile) -> KeyboardWindow {
    windows.withLock { windows in
      if let made = windows.first(where: { $0.plan == plan && $0.profile == profile }) {
        return made
      }
      let window = KeyboardWindow(plan, on: profile)
      if windows.count == Self.capacity { windows.removeFirst() }
      windows.append(window)
      return window
    }
  }
}
