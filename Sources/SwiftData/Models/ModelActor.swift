/// An actor with a context of its own; `@ModelActor` makes an actor one.
public protocol ModelActor: Actor {
  /// The container.
  nonisolated var modelContainer: ModelContainer { get }
  /// What holds its context.
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  /// The context.
  public var modelContext: ModelContext { modelExecutor.modelContext }
  /// The object with an identifier; nil if there is none.
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as as: T.Type) -> T? {
    modelContext.registeredModel(for: id)
  }
}

/// Holds the context of an actor.
public protocol ModelExecutor: AnyObject, Sendable {
  /// The context.
  var modelContext: ModelContext { get }
}

/// Holds the context of an actor.
public final class DefaultSerialModelExecutor: ModelExecutor, @unchecked Sendable {
  /// The context.
  public let modelContext: ModelContext
  /// Holds a context.
  public init(modelContext: ModelContext) { self.modelContext = modelContext }
}
