import Foundation
import SwiftUI
import ViewGraph

/// The objects that were saved, of all models of a container.
final class ModelStore {
  let name: String
  private var saved: [ObjectIdentifier: [any PersistentModel]] = [:]
  private var types: [any PersistentModel.Type] = []
  private var contexts: [Weak] = []
  private var count = 0

  private struct Weak {
    weak var context: ModelContext?
  }

  init(_ name: String) { self.name = name }

  /// The number of the next object that is inserted.
  func nextNumber() -> Int {
    count += 1
    return count
  }

  /// The saved objects of a class, as they were inserted.
  func models(of type: any PersistentModel.Type) -> [any PersistentModel] {
    saved[ObjectIdentifier(type)] ?? []
  }

  /// The classes of which objects were saved, in the order of the first ones.
  var savedTypes: [any PersistentModel.Type] { types }

  func open(_ context: ModelContext) {
    contexts.removeAll { $0.context == nil }
    contexts.append(Weak(context: context))
  }

  /// Saves what a context has inserted and deleted; the other contexts see it then.
  func save(
    _ inserted: [any PersistentModel], without deleted: [any PersistentModel],
    from source: ModelContext
  ) {
    for model in inserted {
      let key = ObjectIdentifier(type(of: model))
      if saved[key] == nil { types.append(type(of: model)) }
      saved[key, default: []].append(model)
    }
    for model in deleted {
      saved[ObjectIdentifier(type(of: model))]?.removeAll { $0 === model }
    }
    for context in contexts.compactMap(\.context) where context !== source {
      context.follow(inserted, without: deleted)
    }
  }

  /// Ends the contexts of an earlier launch: those that save by themselves have done so.
  func endLaunch() {
    contexts.compactMap(\.context).forEach { $0.end() }
    contexts = []
    for model in types.flatMap(models) { model._$backing.context = nil }
  }
}

/// The stores that the app has opened in this launch.
final class OpenedStores {
  private var stores: [String: ModelStore] = [:]
  private var containers: [String: ModelContainer] = [:]
  private var contexts: [ModelContext] = []

  /// Those of the running app, or of the process outside of apps.
  static var current: OpenedStores { StateWatch.current?.object { OpenedStores() } ?? outside }
  private static let outside = OpenedStores()

  /// The store of a name: that of an earlier launch on the same device, or a new one.
  func store(_ name: String) -> ModelStore {
    if let known = stores[name] { return known }
    // The values of scenes are not among an app's user defaults.
    let mark = "\(ScenePlace.prefix)SwiftData/\(name)"
    let kept = StateWatch.current?.stored(mark) == nil ? nil : KeptStores.store(name)
    kept?.endLaunch()
    let store = kept ?? ModelStore(name)
    stores[name] = store
    if let watch = StateWatch.current {
      watch.store(mark, true)
      KeptStores.keep(store)
    }
    return store
  }

  /// Keeps a context as long as the app runs; its container cannot, since the context keeps that.
  func keep(_ context: ModelContext) { contexts.append(context) }

  /// The container that a modifier of the app makes once, however often it is evaluated.
  func container(_ name: String, made make: () -> ModelContainer) -> ModelContainer {
    if let known = containers[name] { return known }
    let made = make()
    containers[name] = made
    return made
  }
}

/// The stores of the last device of each thread.
///
/// They outlive a launch, as the files of an app do; a device that has not opened one begins anew.
private enum KeptStores {
  private final class Contents: @unchecked Sendable {
    let lock = NSLock()
    var stores: [pthread_t: [String: ModelStore]] = [:]
  }
  private static let contents = Contents()

  static func store(_ name: String) -> ModelStore? {
    contents.lock.withLock { contents.stores[pthread_self()]?[name] }
  }

  static func keep(_ store: ModelStore) {
    contents.lock.withLock { contents.stores[pthread_self(), default: [:]][store.name] = store }
  }
}
