@_exported public import Foundation
@_exported public import Observation

/// A class whose objects a container keeps; `@Model` makes a class one.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
  /// What `@Model` adds to each object.
  var _$backing: ModelBacking { get }
  /// The stored properties of the class.
  static var schemaMetadata: [Schema.PropertyMetadata] { get }
}

extension PersistentModel {
  /// The identifier: that of the container, unless the class has its own.
  public var id: PersistentIdentifier { persistentModelID }
  /// The identifier in the container.
  public var persistentModelID: PersistentIdentifier {
    _$backing.identifier(of: String(describing: Self.self))
  }
  /// The context that the object is in; nil before it is inserted.
  public var modelContext: ModelContext? { _$backing.context }
  /// Whether it has changes that are not saved.
  public var hasChanges: Bool { _$backing.isChanged }
  /// Whether it was deleted.
  public var isDeleted: Bool { _$backing.isDeleted }

  /// Whether both are the same object.
  public static func == (left: Self, right: Self) -> Bool { left === right }
  /// Adds the object itself to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The identifier of an object in a container: its class, and its number there.
public struct PersistentIdentifier: Hashable, Codable, Comparable, Sendable {
  /// The class.
  public let entityName: String
  /// The container; nil for an object that is in none yet.
  public let storeIdentifier: String?
  let number: Int

  /// The identifier itself.
  public var id: Self { self }
  /// Whether the first was inserted before the second.
  public static func < (left: Self, right: Self) -> Bool {
    (left.entityName, left.number) < (right.entityName, right.number)
  }
}
