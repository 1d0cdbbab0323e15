/// A property that holds other models.
struct ModelLink {
  let path: AnyKeyPath
  let owner: any PersistentModel.Type
  let target: any PersistentModel.Type
  let deleteRule: Schema.Relationship.DeleteRule
  /// The property on the other side, if the source names it.
  let inverse: AnyKeyPath?
  /// The models that an object holds.
  let targets: (any PersistentModel) -> [any PersistentModel]
  /// Lets an object hold a model too.
  let add: (_ owner: any PersistentModel, _ model: any PersistentModel) -> Void
  /// Lets an object hold a model no longer.
  let remove: (_ owner: any PersistentModel, _ model: any PersistentModel) -> Void

  init<Model: PersistentModel, Target: PersistentModel, Value>(
    _ keypath: KeyPath<Model, Value>, to target: Target.Type, _ relation: Schema.Relationship?,
    targets: @escaping (Value) -> [Target], adding: @escaping (Value, Target) -> Value,
    removing: @escaping (Value, Target) -> Value
  ) {
    (path, owner, self.target) = (keypath, Model.self, target)
    (deleteRule, inverse) = (relation?.deleteRule ?? .nullify, relation?.inverse)
    self.targets = { ($0 as? Model).map { targets($0[keyPath: keypath]) } ?? [] }
    let change: (any PersistentModel, any PersistentModel, (Value, Target) -> Value) -> Void = {
      guard let owner = $0 as? Model, let model = $1 as? Target,
        let path = keypath as? ReferenceWritableKeyPath<Model, Value>
      else { return }
      owner[keyPath: path] = $2(owner[keyPath: path], model)
    }
    add = { change($0, $1, adding) }
    remove = { change($0, $1, removing) }
  }

  /// Whether an object holds a model.
  func holds(_ owner: any PersistentModel, _ model: any PersistentModel) -> Bool {
    targets(owner).contains { $0 === model }
  }
}

/// What is known of a class of models.
struct ModelShape {
  private let links: [ModelLink]

  /// What is known of a class.
  static func of(_ type: any PersistentModel.Type) -> ModelShape {
    known.withLock { known in
      if let shape = known[ObjectIdentifier(type)] { return shape }
      let shape = ModelShape(links: type.schemaMetadata.compactMap(\.link))
      known[ObjectIdentifier(type)] = shape
      return shape
    }
  }
  private static let known = Known()

  /// The shapes of the classes met so far; sessions on several threads share them.
  private final class Known: @unchecked Sendable {
    private let lock = NSLock()
    private var shapes: [ObjectIdentifier: ModelShape] = [:]

    func withLock(_ body: (inout [ObjectIdentifier: ModelShape]) -> ModelShape) -> ModelShape {
      lock.withLock { body(&shapes) }
    }
  }

  /// The properties that hold other models.
  var allLinks: [ModelLink] { links }

  /// The property at a path, if it holds other models.
  func link(at path: AnyKeyPath) -> ModelLink? { links.first { $0.path == path } }

  /// The property on the other side of one: the one that the source names, or the only one that
  /// leads back.
  static func inverse(of link: ModelLink) -> ModelLink? {
    let back = of(link.target).links.filter { $0.target == link.owner }
    if let named = back.first(where: { $0.path == link.inverse || $0.inverse == link.path }) {
      return named
    }
    let there = of(link.owner).links.filter { $0.target == link.target }
    let isOnly = back.count == 1 && there.count == 1 && link.inverse == nil
    return back.first.flatMap { isOnly && $0.inverse == nil && $0.path != link.path ? $0 : nil }
  }
}

/// Keeps both sides of relationships the same.
enum LinkKeeper {
  /// Lets the other side follow a property that held other models before.
  static func follow(
    _ link: ModelLink, of model: any PersistentModel, from before: [any PersistentModel]
  ) {
    let now = link.targets(model)
    let back = ModelShape.inverse(of: link)
    for old in before where !now.contains(where: { $0 === old }) {
      if let back, back.holds(old, model) { back.remove(old, model) }
    }
    for new in now where !before.contains(where: { $0 === new }) {
      if let back, !back.holds(new, model) { back.add(new, model) }
      if let context = model._$backing.context { context.take(new) }
      if let context = new._$backing.context { context.take(model) }
    }
  }
}
