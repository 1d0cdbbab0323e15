/// Who hears what the system tells an app, in the order in which they asked.
///
/// Foundation's center has no order, and would tell the apps of all sessions in the process.
package final class AppNotices {
  private struct Listener {
    let number: Int
    let name: String
    let hear: () -> Void
  }

  private var listeners: [Listener] = []
  private var count = 0

  /// Makes a list that nobody is on.
  package init() {}

  /// Adds a listener, and gives the number that removes it.
  package func add(_ name: String, _ hear: @escaping () -> Void) -> Int {
    count += 1
    listeners.append(Listener(number: count, name: name, hear: hear))
    return count
  }

  /// Removes the listener with a number.
  package func remove(_ number: Int) { listeners.removeAll { $0.number == number } }

  /// Whether somebody listens to a name.
  package func isHeard(_ name: String) -> Bool { listeners.contains { $0.name == name } }

  /// Tells all who listen to a name, unless one before them has removed them.
  package func tell(_ name: String) {
    for listener in listeners where listener.name == name {
      if listeners.contains(where: { $0.number == listener.number }) { listener.hear() }
    }
  }
}
