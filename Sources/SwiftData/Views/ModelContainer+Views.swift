public import SwiftUI

extension EnvironmentValues {
  /// The context of the views inside.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self].held ?? OpenedStores.current.container("") { .empty }.shown }
    set { self[ModelContextKey.self].held = newValue }
  }
}

private struct ModelContextKey: EnvironmentKey {
  static var defaultValue: HeldContext { HeldContext() }
}

private struct HeldContext {
  var held: ModelContext?
}

extension ModelContainer {
  /// A container of no models, for views without one.
  fileprivate static var empty: ModelContainer { made(for: [], isInMemory: true) }

  /// The container that a modifier names.
  fileprivate static func named(
    _ types: [any PersistentModel.Type], isInMemory: Bool,
    _ told: (Swift.Result<ModelContainer, any Error>) -> Void
  ) -> ModelContainer {
    let name = types.map { String(describing: $0) }.joined(separator: " ")
    return OpenedStores.current.container("\(isInMemory) \(name)") {
      let made = made(for: types, isInMemory: isInMemory)
      told(.success(made))
      return made
    }
  }
}

extension View {
  /// The view with the context of a container.
  public nonisolated func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.shown)
  }
  /// The view with a context.
  public nonisolated func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.modelContext, modelContext)
  }
  /// The view with the context of a container for a model.
  public nonisolated func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View { modelContainer(for: [modelType], inMemory: inMemory, onSetup: onSetup) }
  /// The view with the context of a container for some models.
  public nonisolated func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(.named(modelTypes, isInMemory: inMemory, onSetup))
  }
}

extension Scene {
  /// The scene with the context of a container.
  public func modelContainer(_ container: ModelContainer) -> some Scene {
    environment(\.modelContext, container.shown)
  }
  /// The scene with a context.
  public func modelContext(_ modelContext: ModelContext) -> some Scene {
    environment(\.modelContext, modelContext)
  }
  /// The scene with the context of a container for a model.
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene { modelContainer(for: [modelType], inMemory: inMemory, onSetup: onSetup) }
  /// The scene with the context of a container for some models.
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(.named(modelTypes, isInMemory: inMemory, onSetup))
  }
}
