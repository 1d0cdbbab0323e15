package import AppModel
import LocatedJSON
import PredicateFormat

/// Compiles a definition's texts; expressions that do not parse are collected as errors.
///
/// An expression that does not parse gives null, and a predicate that does not parse gives false.
package struct DefinitionCompiler {
  let loaders: [String: LoaderDefinition]
  var screenName = ""
  /// Whether a compiled element can move.
  var hasAnimations = false
  /// The errors: everything that could not be compiled.
  package private(set) var errors: [String] = []
  private var requests: [String: CompiledRequest] = [:]
  private var elementCount = 0
  /// Numbers the elements of a Swift screen; nil for the elements of an app's definition.
  private var numbering: ElementNumbering?
  private var depth = 0

  /// How deeply elements and states may nest; anything deeper is omitted.
  static let depthLimit = 1_024

  /// Makes a compiler for an app with these loaders.
  package init(loaders: [String: LoaderDefinition]) { self.loaders = loaders }

  /// Makes a compiler for the elements that a Swift screen shows at run time.
  package init(loaders: [String: LoaderDefinition], elementsOf screen: String) {
    self.loaders = loaders
    screenName = screen
    numbering = ElementNumbering(screen: screen)
  }

  /// The number of an element, unique in the app.
  mutating func ordinal(of element: ElementDefinition) -> Int {
    if let number = numbering?.number(of: element) { return number }
    elementCount += 1
    return elementCount
  }

  /// Compiles the contents of an element or a state, down to the depth limit.
  mutating func nested<Made>(_ make: (inout DefinitionCompiler) -> [Made]) -> [Made] {
    guard depth < Self.depthLimit else {
      errors.append(
        "\(screenName): elements nest deeper than \(Self.depthLimit) levels, which is the limit")
      return []
    }
    depth += 1
    defer { depth -= 1 }
    return make(&self)
  }

  /// Compiles the contents of an element and applies the accessibility rules; the sections come
  /// last.
  ///
  /// It does not use a closure, because elements nest deeply and stacks are small.
  mutating func children(
    of definition: ElementDefinition, as role: ElementRole
  ) -> [CompiledElement] {
    guard depth < Self.depthLimit else { return nested { _ in [] } }
    guard definition.isAccessibilityElement != true else { return [] }
    depth += 1
    defer { depth -= 1 }
    if let names = definition.accessibilityElements {
      return exposed(in: definition, named: names)
    }
    var made: [CompiledElement] = []
    let (count, isLifted) = (definition.children.count, definition.isLifted)
    for index in 0..<count {
      made.append(
        CompiledElement(
          definition.children[index],
          as: role.role(ofChild: index, of: count, isLifted: isLifted), compiler: &self))
    }
    return definition.hasContainer ? made + sections(of: definition) : made
  }

  private mutating func exposed(
    in definition: ElementDefinition, named names: [String]
  ) -> [CompiledElement] {
    CompiledElement.exposed(in: definition, named: names).map {
      CompiledElement($0.element, inside: $0.containers, compiler: &self)
    }
  }

  mutating func expression(_ text: String) -> CompiledExpression {
    do {
      return try CompiledExpression(text)
    } catch {
      errors.append("\(screenName): \(error.description)")
      return .constant(.null)
    }
  }

  mutating func condition(_ text: String) -> CompiledGuard {
    do {
      return CompiledGuard(predicate: try FormatPredicate(text))
    } catch {
      errors.append("\(screenName): \(error.description)")
      return CompiledGuard(predicate: nil)
    }
  }

  /// Compiles a text.
  package mutating func text(_ text: ElementText) -> CompiledText {
    switch text {
    case .literal(let words): .literal(words)
    case .bind(let expression): .bind(self.expression(expression))
    case .formatted(let expression, let format):
      .formatted(self.expression(expression), format)
    case .string(let key, let arguments):
      .string(
        key: key,
        with: arguments.sorted { $0.key < $1.key }.map { ($0.key, expression($0.value)) })
    case .indexPath(let words, let unique):
      .indexPath(words, unique: unique.map { self.text($0) })
    }
  }

  mutating func condition(_ condition: ElementCondition) -> CompiledCondition {
    switch condition {
    case .literal(let value): .literal(value)
    case .predicate(let text): .predicate(self.condition(text))
    }
  }

  mutating func gesture(_ definition: GestureDefinition) -> CompiledGesture {
    let data = definition.data.sorted { $0.key < $1.key }
    return CompiledGesture(
      gesture: definition.gesture, event: definition.event,
      data: data.map { (key: $0.key, value: expression($0.value)) })
  }

  mutating func events(
    _ events: [EventDefinition], of state: String
  ) -> [String: [CompiledTransition]] {
    var compiled: [String: [CompiledTransition]] = [:]
    for event in events {
      compiled[event.event, default: []] +=
        transitions(event.transitions, of: state, on: .event(event.event))
    }
    return compiled
  }

  mutating func transitions(
    _ definitions: [TransitionDefinition], of state: String, on trigger: TransitionTrigger
  ) -> [CompiledTransition] {
    definitions.enumerated().map { index, definition in
      CompiledTransition(
        key: TransitionKey(screen: screenName, state: state, trigger: trigger, index: index),
        target: definition.target, condition: definition.guard.map { condition($0) },
        actions: actions(definition.actions))
    }
  }

  /// Compiles an invocation; nil if its loader is unknown.
  package mutating func invocation(
    _ definition: InvocationDefinition, of state: String
  ) -> CompiledInvocation? {
    guard let loader = loaders[definition.source] else {
      errors.append("\(screenName): there is no loader \(quoted(definition.source))")
      return nil
    }
    return CompiledInvocation(
      definition: definition, loader: loader, request: request(of: loader),
      onDone: transitions(definition.onDone, of: state, on: .success(definition.id)),
      onError: transitions(definition.onError, of: state, on: .failure(definition.id)))
  }

  /// The compiled request of a loader; each request is compiled only once.
  private mutating func request(of loader: LoaderDefinition) -> CompiledRequest? {
    guard let definition = loader.request else { return nil }
    if let known = requests[loader.name] { return known }
    let made = CompiledRequest(definition, compiler: &self)
    requests[loader.name] = made
    return made
  }

  mutating func actions(_ definitions: [ActionDefinition]) -> [CompiledAction] {
    definitions.map { action($0) }
  }

  mutating func bindings(_ with: [String: String]) -> [CompiledBinding] {
    with.sorted { $0.key < $1.key }.map {
      CompiledBinding(key: $0.key, value: expression($0.value))
    }
  }

  /// Compiles an action.
  package mutating func action(_ definition: ActionDefinition) -> CompiledAction {
    switch definition {
    case .assign(let key, let text): assignment(key, text)
    case .draw(let key, let bound): drawing(key, below: bound)
    case .store(let key, let text): .store(key: key, expression(text))
    case .storeInKeychain(let key, let text): .storeInKeychain(key: key, expression(text))
    case .writeFile(let path, let text): .writeFile(path: path, expression(text))
    case .remove(let kind, let key): .remove(kind, key: key)
    case .push(let screen, let with): .push(screen: screen, with: bindings(with))
    case .pop: .pop
    case .popToRoot: .popToRoot
    case .present(let presentation): .present(presentation, with: bindings(presentation.with))
    case .dismiss: .dismiss
    case .selectTab(let name): .selectTab(name)
    case .start(let coordinator): .start(coordinator: coordinator)
    case .raise(let event, let delay): .raise(event: event, after: delay)
    case .alert(let alert): .alert(CompiledAlert(alert, compiler: &self))
    case .focus(let identifier): .focus(identifier: identifier)
    case .ask(let permission): .ask(permission, message: permission.message.map { text($0) })
    case .open(let link): .open(link: text(link))
    case .share(let share): .share(text(share.text), event: share.event)
    case .paste(let event): .paste(event: event)
    case .signIn(let signIn): .signIn(text(signIn.site), event: signIn.event)
    case .copy(let text): .copy(self.text(text))
    case .track(let event): .track(event.name, with: bindings(event.with))
    case .savePassword: .savePassword
    case .busy(let duration): .busy(duration)
    case .crash(let message): .crash(message: message)
    }
  }

  private mutating func assignment(_ key: String, _ text: String) -> CompiledAction {
    guard key.hasPrefix("app.") else { return .assign(key: key, expression(text)) }
    return .assignShared(key: String(key.dropFirst(4)), expression(text))
  }

  private func drawing(_ key: String, below bound: Int) -> CompiledAction {
    guard key.hasPrefix("app.") else { return .draw(key: key, isShared: false, below: bound) }
    return .draw(key: String(key.dropFirst(4)), isShared: true, below: bound)
  }

}
