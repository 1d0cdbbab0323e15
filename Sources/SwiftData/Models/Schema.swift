/// The models of a container.
public final class Schema {
  /// The version of a schema.
  public struct Version: Hashable, Sendable {
    /// The numbers of the version.
    public let major: Int, minor: Int, patch: Int
    /// Makes a version.
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      (self.major, self.minor, self.patch) = (major, minor, patch)
    }
  }

  let models: [any PersistentModel.Type]
  /// The version.
  public let version: Version

  /// Makes a schema of models.
  public init(
    _ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)
  ) { (models, self.version) = (types, version) }
  /// Makes a schema of models.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    (models, self.version) = (types, version)
  }
  /// Makes a schema of the models of a version.
  public init(versionedSchema: any VersionedSchema.Type) {
    (models, version) = (versionedSchema.models, versionedSchema.versionIdentifier)
  }

  /// How properties are stored.
  public enum Attribute {
    /// An option of a property.
    public struct Option: Sendable {
      /// The value occurs only once.
      public static let unique = Option()
      /// Large values are stored in a file of their own.
      public static let externalStorage = Option()
      /// The value is kept after its object was deleted.
      public static let preserveValueOnDeletion = Option()
      /// The value is not stored.
      public static let ephemeral = Option()
      /// The value is stored so that nobody else can read it.
      public static let allowsCloudEncryption = Option()
      /// The value can be searched by the system.
      public static let spotlight = Option()
      /// A transformer changes the value before it is stored.
      public static func transformable(by name: String) -> Option { Option() }
      /// A transformer changes the value before it is stored.
      public static func transformable(by type: Any.Type) -> Option { Option() }
    }
  }

  /// How a property that holds other models goes with these.
  public struct Relationship: Sendable {
    /// What happens to them when the object that holds them is deleted.
    public enum DeleteRule: Sendable {
      /// They stay.
      case nullify
      /// They are deleted too.
      case cascade
      /// The object may not be deleted; here it is.
      case deny
      /// They stay, and may still name the object; here they do not.
      case noAction
    }
    /// An option of a relationship.
    public struct Option: Sendable {
      /// Only one object holds each of them.
      public static let unique = Option()
    }

    let deleteRule: DeleteRule
    nonisolated(unsafe) let inverse: AnyKeyPath?

    /// Says how a property goes with the models that it holds.
    public init(
      _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
      maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
      hashModifier: String? = nil
    ) { (self.deleteRule, self.inverse) = (deleteRule, inverse) }
  }

  /// A stored property of a class.
  public struct PropertyMetadata {
    /// Its name.
    public let name: String
    /// Where it is.
    public let keypath: AnyKeyPath
    let link: ModelLink?
  }
}

extension Schema.PropertyMetadata {
  /// A property that holds no models.
  public init<Model: PersistentModel, Value>(
    name: String, keypath: KeyPath<Model, Value>, relationship: Schema.Relationship? = nil
  ) { self.init(name: name, keypath: keypath, link: nil) }

  /// A property that holds one model.
  public init<Model: PersistentModel, Target: PersistentModel>(
    name: String, keypath: KeyPath<Model, Target>, relationship: Schema.Relationship? = nil
  ) {
    self.init(
      name: name, keypath: keypath,
      link: ModelLink(
        keypath, to: Target.self, relationship, targets: { [$0] }, adding: { _, new in new },
        removing: { old, _ in old }))
  }

  /// A property that holds one model or none.
  public init<Model: PersistentModel, Target: PersistentModel>(
    name: String, keypath: KeyPath<Model, Target?>, relationship: Schema.Relationship? = nil
  ) {
    self.init(
      name: name, keypath: keypath,
      link: ModelLink(
        keypath, to: Target.self, relationship, targets: { $0.map { [$0] } ?? [] },
        adding: { _, new in new }, removing: { _, _ in nil }))
  }

  /// A property that holds several models.
  public init<Model: PersistentModel, Target: PersistentModel>(
    name: String, keypath: KeyPath<Model, [Target]>, relationship: Schema.Relationship? = nil
  ) {
    self.init(
      name: name, keypath: keypath,
      link: ModelLink(
        keypath, to: Target.self, relationship, targets: { $0 }, adding: { $0 + [$1] },
        removing: { old, gone in old.filter { $0 !== gone } }))
  }

  /// A property that may hold several models.
  public init<Model: PersistentModel, Target: PersistentModel>(
    name: String, keypath: KeyPath<Model, [Target]?>, relationship: Schema.Relationship? = nil
  ) {
    self.init(
      name: name, keypath: keypath,
      link: ModelLink(
        keypath, to: Target.self, relationship, targets: { $0 ?? [] },
        adding: { ($0 ?? []) + [$1] }, removing: { old, gone in old?.filter { $0 !== gone } }))
  }
}

/// A version of an app's models.
public protocol VersionedSchema {
  /// The models.
  static var models: [any PersistentModel.Type] { get }
  /// The version.
  static var versionIdentifier: Schema.Version { get }
}

/// How a container of an older version becomes one of a newer version; there are none here.
public protocol SchemaMigrationPlan {
  /// The versions, the oldest first.
  static var schemas: [any VersionedSchema.Type] { get }
  /// The steps between them.
  static var stages: [MigrationStage] { get }
}

/// A step from one version of an app's models to the next; it never runs here.
public enum MigrationStage {
  /// A step without code.
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  /// A step with code.
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
