import Foundation
import Synchronization

/// The observers of this module's events, in the order in which they were added.
enum Observers {
  /// It is Sendable because observers are only stored and returned.
  private struct Entry: @unchecked Sendable {
    let observer: any XCTestObservation
  }

  private static let entries = Mutex<[Entry]>([])

  /// Adds an observer, unless it was added before.
  static func add(_ observer: any XCTestObservation) {
    let entry = Entry(observer: observer)
    entries.withLock { entries in
      guard !entries.contains(where: { $0.observer === entry.observer }) else { return }
      entries.append(entry)
    }
  }

  /// Removes an observer; does nothing if it is unknown.
  static func remove(_ observer: any XCTestObservation) {
    let entry = Entry(observer: observer)
    entries.withLock { $0.removeAll { $0.observer === entry.observer } }
  }

  /// Calls every observer.
  static func each(_ tell: (any XCTestObservation) -> Void) {
    for entry in entries.withLock({ $0 }) { tell(entry.observer) }
  }
}
