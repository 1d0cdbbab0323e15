import Foundation
import Synchronization

/// The observers that know this module's callbacks, in the order they were added.
enum Observers {
  /// Sendable since observers are only ever handed out again.
  private struct Entry: @unchecked Sendable {
    let observer: any XCTestObservation
  }

  private static let entries = Mutex<[Entry]>([])

  /// Adds an observer, once.
  static func add(_ observer: any XCTestObservation) {
    let entry = Entry(observer: observer)
    entries.withLock { entries in
      guard !entries.contains(where: { $0.observer === entry.observer }) else { return }
      entries.append(entry)
    }
  }

  /// Removes an observer; an unknown one changes nothing.
  static func remove(_ observer: any XCTestObservation) {
    let entry = Entry(observer: observer)
    entries.withLock { $0.removeAll { $0.observer === entry.observer } }
  }

  /// Tells all of them.
  static func each(_ tell: (any XCTestObservation) -> Void) {
    for entry in entries.withLock({ $0 }) { tell(entry.observer) }
  }
}
