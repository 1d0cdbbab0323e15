package import AppModel
import Synchronization

/// The windows of keyboards that sessions of one app have shown, for the next session to show.
package final class KeyboardShelf: Sendable {
  /// How many windows are kept; apps have a handful.
  private static let capacity = 32

  private let windows = Mutex<[KeyboardWindow]>([])

  /// An empty shelf.
  package init() {}

  /// The window of a plan on a device, made unless it was made before.
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
