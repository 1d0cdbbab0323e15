/// What `@Model` adds to each object: who follows it, its context, and what it was before.
public final class ModelBacking {
  private let registrar = ObservationRegistrar()
  private var number: (store: String, value: Int)?
  /// The context that the object is in; nil before it is inserted.
  weak var context: ModelContext?
  /// Whether it was deleted.
  var isDeleted = false
  /// Whether it was inserted and not saved.
  var isInserted = false
  /// How each property that was changed since the last save gets its value back.
  private var undone: [AnyKeyPath: () -> Void] = [:]
  private var order: [AnyKeyPath] = []

  /// Makes that of a new object.
  public init() {}

  /// Whether a property was changed since the last save.
  var isChanged: Bool { !order.isEmpty }

  /// Notes that a property is read.
  public func read<Model: PersistentModel, Value>(
    _ model: Model, _ path: KeyPath<Model, Value>
  ) { registrar.access(model, keyPath: path) }

  /// Changes a property, and what hangs on it.
  public func write<Model: PersistentModel, Value>(
    _ model: Model, _ path: ReferenceWritableKeyPath<Model, Value>, from old: Value,
    _ set: () -> Void
  ) {
    let link = ModelShape.of(Model.self).link(at: path)
    let before = link?.targets(model) ?? []
    registrar.withMutation(of: model, keyPath: path, set)
    note(path) { [weak model] in model?[keyPath: path] = old }
    if !isInserted, order.count == 1 { context?.noteChange(of: model) }
    if let link { LinkKeeper.follow(link, of: model, from: before) }
  }

  /// Notes how a property gets back what it was at the last save.
  private func note(_ path: AnyKeyPath, _ undo: @escaping () -> Void) {
    guard undone[path] == nil else { return }
    undone[path] = undo
    order.append(path)
  }

  /// Takes the changes since the last save as they are.
  func keepChanges() { (undone, order) = ([:], []) }

  /// Gives all properties the values of the last save.
  func undoChanges() {
    for path in order.reversed() { undone[path]?() }
    keepChanges()
  }

  /// The identifier of the object, which is of a class.
  func identifier(of name: String) -> PersistentIdentifier {
    let temporary = Int(bitPattern: ObjectIdentifier(self))
    return PersistentIdentifier(
      entityName: name, storeIdentifier: number?.store, number: number?.value ?? temporary)
  }

  /// Where the object was inserted among others; those that were not come last.
  var place: Int { number?.value ?? .max }

  /// Gives it the next number of a store, unless it has one.
  func enter(_ store: ModelStore) {
    if number?.store != store.name { number = (store.name, store.nextNumber()) }
  }
}
