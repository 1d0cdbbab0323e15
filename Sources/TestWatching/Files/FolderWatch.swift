import Glibc

/// Wakes when something changes in folders, notified by the system.
package final class FolderWatch {
  private let descriptor: Int32
  private var watched: Set<String> = []

  /// What counts as a change: writing, making, moving and removing.
  private static let events = UInt32(
    IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF)
  /// How long it waits at most if the system sends no notifications, in milliseconds.
  private static let usualWait: Int32 = 1_000
  /// How long nothing may happen before a change counts as over, in milliseconds: an editor writes
  /// several files.
  private static let calm: Int32 = 40
  /// The most rounds of notifications that belong to one change.
  private static let roundsOfAChange = 250

  /// Watches nothing yet.
  package init() { descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC)) }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Watches these folders too.
  package func add(_ folders: [String]) {
    guard descriptor >= 0 else { return }
    for folder in folders where watched.insert(folder).inserted {
      // A folder that cannot be watched is still listed once a second.
      if inotify_add_watch(descriptor, folder, Self.events) < 0 { watched.remove(folder) }
    }
  }

  /// Waits until something may have changed, and until that is over.
  package func wait() {
    guard wakes(within: Self.usualWait) else { return }
    for _ in 0..<Self.roundsOfAChange {
      drain()
      guard wakes(within: Self.calm) else { return }
    }
  }

  private func wakes(within milliseconds: Int32) -> Bool {
    var waits = [pollfd(fd: descriptor, events: Int16(truncatingIfNeeded: POLLIN), revents: 0)]
    return poll(&waits, descriptor < 0 ? 0 : 1, milliseconds) > 0
  }

  /// Reads the notifications; what has changed is determined from the files.
  ///
  /// A folder that was removed is watched again if it comes back.
  private func drain() {
    var buffer = [UInt8](repeating: 0, count: 64 * 1_024)
    while read(descriptor, &buffer, buffer.count) > 0 {}
  }
}
