public import Foundation
import Observation

/// The objects of a container as one part of an app sees and changes them.
public final class ModelContext {
  /// The container.
  public let container: ModelContainer
  /// Whether changes are saved without a call of `save`, at the end of a launch at the latest.
  public var autosaveEnabled = false
  /// The author of changes.
  public var author: String?

  private var rows: [ObjectIdentifier: ModelRows] = [:]
  private var types: [any PersistentModel.Type] = []
  private var inserted: [any PersistentModel] = []
  private var deleted: [any PersistentModel] = []
  private var changed: [any PersistentModel] = []

  /// Posted before a context is saved; not posted here.
  public static let willSave = Notification.Name("NSModelContextWillSaveNotification")
  /// Posted when a context was saved; not posted here.
  public static let didSave = Notification.Name("NSModelContextDidSaveNotification")

  /// Makes a context, which sees what is saved.
  public init(_ container: ModelContainer) {
    self.container = container
    container.store.open(self)
  }

  deinit { end() }

  /// Ends the context: one that saves by itself does so, and others lose what is not saved.
  func end() {
    if autosaveEnabled { saveAll() } else { rollback() }
  }

  // MARK: - Changes

  /// Whether something is not saved.
  public var hasChanges: Bool { !(inserted.isEmpty && deleted.isEmpty && changed.isEmpty) }
  /// The objects that were inserted and not saved.
  public var insertedModelsArray: [any PersistentModel] { inserted }
  /// The objects that were deleted and not saved.
  public var deletedModelsArray: [any PersistentModel] { deleted }
  /// The objects that were changed and not saved.
  public var changedModelsArray: [any PersistentModel] { changed }

  /// Inserts an object, and the models that it holds.
  public func insert<T: PersistentModel>(_ model: T) { take(model) }

  func take(_ model: any PersistentModel) {
    let backing = model._$backing
    guard backing.context !== self || backing.isDeleted else { return }
    let wasSaved = backing.isDeleted && remove(model, from: &deleted)
    backing.isDeleted = false
    backing.context = self
    backing.enter(container.store)
    show(model)
    if !wasSaved {
      backing.isInserted = true
      inserted.append(model)
    }
    for link in ModelShape.of(type(of: model)).allLinks {
      LinkKeeper.follow(link, of: model, from: [])
    }
  }

  /// Deletes an object, and the models that go with it.
  public func delete<T: PersistentModel>(_ model: T) { drop(model) }

  private func drop(_ model: any PersistentModel) {
    let backing = model._$backing
    guard !backing.isDeleted, backing.context != nil || isShown(model) else { return }
    backing.isDeleted = true
    rows(of: type(of: model)).models.removeAll { $0 === model }
    for link in ModelShape.of(type(of: model)).allLinks where link.deleteRule == .cascade {
      link.targets(model).forEach(drop)
    }
    for type in allTypes {
      for link in ModelShape.of(type).allLinks where link.target == Swift.type(of: model) {
        for owner in rows(of: type).models where link.holds(owner, model) {
          link.remove(owner, model)
        }
      }
    }
    if remove(model, from: &inserted) {
      backing.isInserted = false
      backing.context = nil
    } else {
      deleted.append(model)
    }
  }

  /// Deletes all objects of a class, or those that match a predicate.
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    try fetch(FetchDescriptor(predicate: predicate)).forEach(drop)
  }

  /// Notes the first change of an object since the last save.
  func noteChange(of model: any PersistentModel) {
    if !changed.contains(where: { $0 === model }) { changed.append(model) }
  }

  /// Saves all changes.
  public func save() throws { saveAll() }

  func saveAll() {
    for model in inserted + changed {
      model._$backing.keepChanges()
      model._$backing.isInserted = false
    }
    for model in deleted { model._$backing.context = nil }
    let (new, gone) = (inserted, deleted)
    (inserted, deleted, changed) = ([], [], [])
    if !(new.isEmpty && gone.isEmpty) { container.store.save(new, without: gone, from: self) }
  }

  /// Makes all undone that was not saved.
  public func rollback() {
    for model in changed.reversed() { model._$backing.undoChanges() }
    for model in inserted {
      model._$backing.context = nil
      model._$backing.isInserted = false
      rows(of: type(of: model)).models.removeAll { $0 === model }
    }
    for model in deleted {
      model._$backing.isDeleted = false
      show(model)
    }
    (inserted, deleted, changed) = ([], [], [])
  }

  /// Runs a block, and saves its changes.
  public func transaction(block: () throws -> Void) throws {
    try block()
    saveAll()
  }

  /// Does nothing: changes are always shown.
  public func processPendingChanges() {}

  // MARK: - Objects

  /// The objects that match a description.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    var found = rows(of: T.self).models.compactMap { $0 as? T }
    if let predicate = descriptor.predicate {
      found = try found.filter { try predicate.evaluate($0) }
    }
    if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
    let rest = found.dropFirst(max(0, descriptor.fetchOffset ?? 0))
    return Array(descriptor.fetchLimit.map { $0 > 0 ? rest.prefix($0) : rest } ?? rest)
  }

  /// How many objects match a description.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }

  /// The identifiers of the objects that match a description.
  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>
  ) throws -> [PersistentIdentifier] { try fetch(descriptor).map(\.persistentModelID) }

  /// Calls a block with each object that matches a description.
  public func enumerate<T: PersistentModel>(
    _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (T) throws -> Void
  ) throws { try self.fetch(fetch).forEach(block) }

  /// The object with an identifier; nil if there is none.
  public func registeredModel<T: PersistentModel>(for id: PersistentIdentifier) -> T? {
    rows(of: T.self).models.first { $0.persistentModelID == id } as? T
  }

  private func rows(of type: any PersistentModel.Type) -> ModelRows {
    let key = ObjectIdentifier(type)
    if let known = rows[key] { return known }
    let made = ModelRows()
    made.models = container.store.models(of: type)
    for model in made.models where model._$backing.context == nil {
      model._$backing.context = self
    }
    rows[key] = made
    types.append(type)
    return made
  }

  private var allTypes: [any PersistentModel.Type] {
    let saved = container.store.savedTypes.filter { rows[ObjectIdentifier($0)] == nil }
    return types + saved
  }

  private func isShown(_ model: any PersistentModel) -> Bool {
    rows(of: type(of: model)).models.contains { $0 === model }
  }

  /// Shows an object at its place: they are in the order in which they were inserted.
  private func show(_ model: any PersistentModel) {
    let rows = rows(of: type(of: model))
    let place = model._$backing.place
    let later = rows.models.lastIndex { $0._$backing.place <= place }
    guard later.map({ rows.models[$0] !== model }) ?? true else { return }
    rows.models.insert(model, at: later.map { $0 + 1 } ?? 0)
  }

  private func remove(
    _ model: any PersistentModel, from models: inout [any PersistentModel]
  ) -> Bool {
    guard let place = models.firstIndex(where: { $0 === model }) else { return false }
    models.remove(at: place)
    return true
  }

  /// Shows what another context has saved.
  func follow(_ inserted: [any PersistentModel], without deleted: [any PersistentModel]) {
    for model in inserted where rows[ObjectIdentifier(type(of: model))] != nil { show(model) }
    for model in deleted {
      rows[ObjectIdentifier(type(of: model))]?.models.removeAll { $0 === model }
    }
  }
}

/// The objects of a class that a context sees, in the order in which they were inserted.
@Observable
final class ModelRows {
  var models: [any PersistentModel] = []
}

/// Which objects to fetch, and in which order.
public struct FetchDescriptor<T: PersistentModel> {
  /// What they match; nil for all.
  public var predicate: Predicate<T>?
  /// Their order; without one, the order in which they were inserted.
  public var sortBy: [SortDescriptor<T>]
  /// The most objects; nil for all.
  public var fetchLimit: Int?
  /// How many of the first ones are left out.
  public var fetchOffset: Int?
  /// Whether objects that are not saved are among them; here they are.
  public var includePendingChanges = true
  /// The properties that are fetched; all are, here.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// The relationships that are fetched at once; all are, here.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  /// Describes objects.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    (self.predicate, self.sortBy) = (predicate, sortBy)
  }
}
