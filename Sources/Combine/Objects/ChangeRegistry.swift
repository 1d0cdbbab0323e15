import Foundation

/// The publishers of objects that declare none of their own.
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

  /// The publisher of an object; made at the first call, and connected with all properties.
  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    shared.publisher(of: object)
  }

  private static func connect(_ object: AnyObject, to publisher: ObservableObjectPublisher) {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror {
      for property in level.children {
        guard let published = property.value as? any ConnectedProperty else { continue }
        let name = property.label.map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 }
        published.connect(to: publisher, as: "\(name ?? "a property") of \(level.subjectType)")
      }
      mirror = level.superclassMirror
    }
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
      Self.connect(object, to: publisher)
      return publisher
    }
  }
}
