/// The observers of the system's notifications to an app, in the order in which they registered.
///
/// Foundation's center has no order, and would notify the apps of all sessions in the process.
package final class AppNotices {
  private struct Listener {
    let number: Int
    let name: String
    let hear: () -> Void
  }

  private var listeners: [Listener] = []
  private var count = 0

  /// Makes a list without observers.
  package init() {}

  /// Adds an observer, and returns the number that removes it.
  package func add(_ name: String, _ hear: @escaping () -> Void) -> Int {
    count += 1
    listeners.append(Listener(number: count, name: name, hear: hear))
    return count
  }

  /// Removes the observer with a number.
  package func remove(_ number: Int) { listeners.removeAll { $0.number == number } }

  /// Whether a notification has observers.
  package func isHeard(_ name: String) -> Bool { listeners.contains { $0.name == name } }

  /// Notifies all observers of a name, except those that an earlier one has just removed.
  package func tell(_ name: String) {
    for listener in listeners where listener.name == name {
      if listeners.contains(where: { $0.number == listener.number }) { listener.hear() }
    }
  }
}
