import Foundation

/// The publishers of objects that name none of their own.
///
/// It is Sendable although it changes: every use is under the lock.
final class ChangeRegistry: @unchecked Sendable {
  private static let shared = ChangeRegistry()
  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var purgeAt = 64

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    shared.publisher(of: object)
  }

  private func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    lock.withLock {
      let key = ObjectIdentifier(object)
      if let entry = entries[key], entry.object === object { return entry.publisher }
      if entries.count >= purgeAt {
        entries = entries.filter { $0.value.object != nil }
        purgeAt = max(64, entries.count * 2)
      }
      let publisher = ObservableObjectPublisher()
      entries[key] = Entry(object: object, publisher: publisher)
      return publisher
    }
  }
}
