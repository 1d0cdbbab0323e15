public import AppModel
public import VirtualTime

extension ScreenBuilder {
  /// Adds a value of the context.
  public static func buildExpression<Value>(_ key: ContextKey<Value>) -> [ScreenPart] {
    let value = key.initial.formatValue
    return [ScreenPart { [name = key.name] in $0.context[name] = value }]
  }
}

extension AppBuilder {
  /// Adds a value that all screens share; its name begins with `app.`.
  public static func buildExpression<Value>(_ key: ContextKey<Value>) -> [AppPart] {
    let name = key.name.hasPrefix("app.") ? String(key.name.dropFirst("app.".count)) : key.name
    let value = key.initial.formatValue
    return [AppPart { $0.context[name] = value }]
  }
}

extension EventDefinition {
  /// Handles an event with one transition while a condition is true.
  public init(
    _ event: String, to target: String? = nil, if condition: some ContextCondition,
    do actions: ActionDefinition...
  ) {
    let transition = TransitionDefinition(
      to: target, guard: condition.condition.format, actions: actions)
    self.init(event, [transition])
  }
}

extension DelayedTransitionDefinition {
  /// Makes one transition that is taken after a time, if a condition is true.
  public init(
    _ delay: VirtualDuration, to target: String? = nil, if condition: some ContextCondition,
    do actions: ActionDefinition...
  ) {
    let transition = TransitionDefinition(
      to: target, guard: condition.condition.format, actions: actions)
    self.init(.fixed(delay), [transition])
  }
}

extension TransitionDefinition {
  /// Makes a transition with a condition and actions.
  public static func to(
    _ target: String? = nil, if condition: some ContextCondition, do actions: ActionDefinition...
  ) -> TransitionDefinition {
    TransitionDefinition(to: target, guard: condition.condition.format, actions: actions)
  }
}

extension ActionDefinition {
  /// Gives a context key the value of an expression of its type.
  public static func assign<Value>(
    _ key: ContextKey<Value>, _ value: some ContextOperand<Value>
  ) -> ActionDefinition { .assign(key: key.name, expression: value.expression.format) }

  /// Gives a context key a random whole number from 0 to `bound` - 1.
  public static func draw(_ key: ContextKey<Int>, below bound: Int) -> ActionDefinition {
    .draw(key: key.name, below: bound)
  }

  /// Gives a context key a value of its type.
  public static func assign<Value>(_ key: ContextKey<Value>, _ value: Value) -> ActionDefinition {
    .assign(key, ContextExpression(value))
  }

  /// Writes the value of an expression to a stored default.
  public static func store(_ key: String, _ value: some ContextOperand) -> ActionDefinition {
    .store(key: key, expression: value.format)
  }

  /// Puts a screen on the navigation stack and passes values to it.
  public static func push(
    _ screen: String, giving given: Given, _ others: Given...
  ) -> ActionDefinition {
    .push(screen: screen, with: Given.expressions([given] + others))
  }

  /// Shows a screen over the others and passes values to it.
  public static func present(
    _ screen: String, style: PresentationStyle = .sheet, giving given: Given, _ others: Given...
  ) -> ActionDefinition {
    .present(
      PresentationDefinition(screen, style: style, with: Given.expressions([given] + others)))
  }
}

extension ElementMaker {
  /// Enables the element only while a condition is true.
  public func enabled(if condition: some ContextCondition) -> Self {
    enabled(if: condition.condition.format)
  }

  /// Selects the element while a condition is true.
  public func selected(if condition: some ContextCondition) -> Self {
    selected(if: condition.condition.format)
  }

  /// Hides the element and everything below it while a condition is true.
  public func hidden(if condition: some ContextCondition) -> Self {
    hidden(if: condition.condition.format)
  }

  /// Shows that new content is being fetched while a condition is true.
  public func refreshing(if condition: some ContextCondition) -> Self {
    refreshing(if: condition.condition.format)
  }

  /// Binds the element to a key of the screen's context, which it reads and writes.
  public func binds<Value>(_ key: ContextKey<Value>) -> Self { binds(key.name) }

  /// Makes the element once for each item of a list; expressions inside use the item by its name.
  public func forEach<Item>(
    _ list: some ContextOperand<[Item]>, as name: String = "item"
  ) -> Self { forEach(list.format, as: name) }
}

extension FieldMaker {
  /// Makes the field with its identifier, its placeholder and the context key it is bound to.
  public init<Value>(
    _ identifier: ElementText = "", label: ElementText = "", placeholder: ElementText? = nil,
    binds key: ContextKey<Value>
  ) {
    self.init(identifier, label: label, placeholder: placeholder, binds: key.name)
  }
}

extension SectionDefinition {
  /// Hides the section while a condition is true.
  public func hidden(if condition: some ContextCondition) -> SectionDefinition {
    hidden(if: condition.condition.format)
  }
}

extension CaseDefinition {
  /// Makes a case that is shown if its condition is the first one that is true.
  public init(_ when: some ContextCondition, show maker: () -> some ElementMaker) {
    self.init(when: when.condition.format, show: maker().element)
  }
}
