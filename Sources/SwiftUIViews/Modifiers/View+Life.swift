import ViewGraph
package import ViewLayout

extension View {
  /// Calls a closure when the view appears.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    lively(appear: { _ in action?() }, disappear: { _ in })
  }
  /// Calls a closure when the view has disappeared.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    lively(appear: { _ in }, disappear: { _ in action?() })
  }

  /// Starts a task when the view appears, and cancels it when the view has disappeared.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    lively(
      appear: { keeper in keeper.begin(action) }, disappear: { keeper in keeper.cancel() })
  }

  /// Starts a task when the view appears, and another whenever a value changes.
  public nonisolated func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    redrawn { boxes, scope in
      let life = scope.life
      let keeper = scope.node.slot(-2) { TaskKeeper() }
      let last = scope.node.slot(-3) { LastValue<T>() }
      life.appear = { keeper.begin(action) }
      life.disappear = { keeper.cancel() }
      if let old = last.value, old != value {
        scope.node.graph.afterDrawing { keeper.begin(action) }
      }
      last.value = value
      return boxes.living(life)
    }
  }

  private nonisolated func lively(
    appear: @escaping (TaskKeeper) -> Void, disappear: @escaping (TaskKeeper) -> Void
  ) -> some View {
    redrawn { boxes, scope in
      let keeper = scope.node.slot(-2) { TaskKeeper() }
      let life = scope.life
      life.appear = { appear(keeper) }
      life.disappear = { disappear(keeper) }
      return boxes.living(life)
    }
  }

  /// Calls a closure when a value has changed; `initial` also calls it when the view first appears.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View {
    redrawn { boxes, scope in
      let last = scope.node.slot(-3) { LastValue<V>() }
      let old = last.value
      last.value = value
      if let old, old != value { scope.node.graph.afterDrawing { action(old, value) } }
      guard initial else { return boxes }
      scope.life.appear = { last.begin { action($0, $0) } }
      return boxes.living(scope.life)
    }
  }
  /// Calls a closure when a value has changed.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { onChange(of: value, initial: initial) { _, _ in action() } }
  /// Calls a closure with a value when it has changed.
  @_disfavoredOverload
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some View { onChange(of: value) { _, new in action(new) } }

  /// Calls a closure for each value of a publisher, while the view exists.
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    redrawn { boxes, scope in
      let listener = scope.node.slot(-4) { Listener() }
      listener.act = { value in (value as? P.Output).map(action) }
      if listener.listening == nil {
        listener.listening = publisher.sink { [weak listener] value in listener?.act?(value) }
      }
      return boxes
    }
  }
}

/// The task of a view.
private final class TaskKeeper {
  private var task: Task<Void, Never>?

  func begin(_ action: @escaping @Sendable () async -> Void) {
    task?.cancel()
    task = Task { @MainActor in await action() }
  }

  func cancel() {
    task?.cancel()
    task = nil
  }
}

/// The value that a view was last drawn with.
package final class LastValue<Value> {
  package var value: Value?
  private var hasBegun = false
  package init() {}

  /// Calls a closure with the value when the view appears for the first time.
  fileprivate func begin(_ act: (Value) -> Void) {
    guard !hasBegun, let value else { return }
    hasBegun = true
    act(value)
  }
}

/// A subscription to a publisher.
private final class Listener {
  var act: ((Any) -> Void)?
  var listening: AnyCancellable?
}

extension DrawScope {
  /// The life of the node, made on first use.
  package var life: BoxLife {
    let number = node.number
    return node.slot(-1) { BoxLife(number: number) }
  }
}

extension [Box] {
  /// The boxes, the first of them with a life; without boxes, an empty one has it.
  fileprivate func living(_ life: BoxLife) -> [Box] {
    guard let first else { return [LifeBox(life, SizedBox(.zero))] }
    if first is LazyBox { return [LifeBox(life, SizedBox(.zero))] + self }
    return [first.noted(in: LifeBox(life, first))] + dropFirst()
  }
}

extension Box {
  /// A box around this one that takes over its notes.
  package func noted(in outer: Box) -> Box {
    for (name, note) in notes where outer.notes[name] == nil { outer.notes[name] = note }
    return outer
  }
}
