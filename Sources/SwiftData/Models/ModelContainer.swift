public import Foundation

/// Keeps the objects of an app's models.
///
/// What is saved outlives a launch on the same device, but for containers in memory.
public final class ModelContainer: @unchecked Sendable {
  /// The models.
  public let schema: Schema
  /// Where they are stored.
  public let configurations: Set<ModelConfiguration>
  /// The steps from older versions; they never run.
  public let migrationPlan: (any SchemaMigrationPlan.Type)?
  let store: ModelStore
  private weak var main: ModelContext?

  /// The context of the app's views, which saves by itself.
  @MainActor public var mainContext: ModelContext { shown }

  var shown: ModelContext {
    if let main { return main }
    let made = ModelContext(self)
    made.autosaveEnabled = true
    main = made
    OpenedStores.current.keep(made)
    return made
  }

  /// Opens the container of a schema.
  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws {
    (self.schema, self.migrationPlan) = (schema, migrationPlan)
    self.configurations = Set(configurations)
    store = Self.store(of: configurations.first ?? ModelConfiguration())
  }

  private init(of types: [any PersistentModel.Type], in configuration: ModelConfiguration) {
    (schema, migrationPlan) = (Schema(types), nil)
    configurations = [configuration]
    store = Self.store(of: configuration)
  }

  /// Opens the container of some models, in the standard file or in memory.
  static func made(
    for types: [any PersistentModel.Type], isInMemory: Bool
  ) -> ModelContainer {
    ModelContainer(of: types, in: ModelConfiguration(isStoredInMemoryOnly: isInMemory))
  }

  private static func store(of configuration: ModelConfiguration) -> ModelStore {
    configuration.isStoredInMemoryOnly
      ? ModelStore("memory") : OpenedStores.current.store(configuration.url.path)
  }

  /// Opens the container of a schema.
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Opens the container of some models.
  public convenience init(
    for types: any PersistentModel.Type...,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
  ) throws {
    try self.init(
      for: Schema(types), migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Deletes all objects.
  public func deleteAllData() {
    let models = store.savedTypes.flatMap(store.models)
    models.forEach { $0._$backing.isDeleted = true }
    store.save([], without: models, from: ModelContext(self))
  }
  /// Deletes all objects.
  public func erase() throws { deleteAllData() }
}

extension ModelContainer: Equatable {
  /// Whether both are the same container.
  public static func == (left: ModelContainer, right: ModelContainer) -> Bool { left === right }
}

/// Where a container stores its objects.
public struct ModelConfiguration: Hashable, Sendable {
  /// Where a group of apps shares files; here each app has its own.
  public struct GroupContainer: Sendable {
    /// The app's first group.
    public static let automatic = GroupContainer()
    /// No group.
    public static let none = GroupContainer()
    /// The group of an identifier.
    public static func identifier(_ name: String) -> GroupContainer { GroupContainer() }
  }
  /// The database that is kept the same on all devices; there is none here.
  public struct CloudKitDatabase: Sendable {
    /// The app's first database.
    public static let automatic = CloudKitDatabase()
    /// No database.
    public static let none = CloudKitDatabase()
    /// The private database of an identifier.
    public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase() }
  }

  /// The name.
  public let name: String
  /// The file.
  public let url: URL
  /// Whether nothing outlives the launch.
  public let isStoredInMemoryOnly: Bool
  /// Whether changes can be saved; here they always are.
  public let allowsSave: Bool

  /// A file that the name decides, or memory.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    url = URL(fileURLWithPath: "/\(self.name).store")
    (self.isStoredInMemoryOnly, self.allowsSave) = (isStoredInMemoryOnly, allowsSave)
  }

  /// A file.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    (self.name, self.url) = (name ?? "default", url)
    (isStoredInMemoryOnly, self.allowsSave) = (false, allowsSave)
  }

  /// A file for some models, or memory.
  public init(
    for type: any PersistentModel.Type, _ others: any PersistentModel.Type...,
    isStoredInMemoryOnly: Bool = false
  ) {
    self.init(isStoredInMemoryOnly: isStoredInMemoryOnly)
  }
}
