import PredicateFormat
import VirtualTime

/// A transition made ready.
struct CompiledTransition: Sendable {
  let key: TransitionKey
  let target: String?
  let condition: CompiledGuard?
  let actions: [CompiledAction]
}

/// An action made ready.
enum CompiledAction: Sendable {
  case assign(key: String, CompiledExpression)
  case assignShared(key: String, CompiledExpression)
  case draw(key: String, isShared: Bool, below: Int)
  case store(key: String, CompiledExpression)
  case storeInKeychain(key: String, CompiledExpression)
  case writeFile(path: String, CompiledExpression)
  case remove(StorageKind, key: String?)
  case push(screen: String, with: [CompiledBinding])
  case pop
  case popToRoot
  case present(PresentationDefinition, with: [CompiledBinding])
  case dismiss
  case selectTab(String)
  case start(coordinator: String)
  case raise(event: String, after: VirtualDuration)
  case alert(AlertDefinition, title: CompiledText, message: CompiledText?, labels: [CompiledText])
  case focus(identifier: String?)
  case ask(PermissionDefinition, message: CompiledText?)
  case open(link: CompiledText)
  case share(CompiledText, event: String?)
  case paste(event: String)
  case copy(CompiledText)
  case track(String, with: [CompiledBinding])
  case savePassword
  case busy(VirtualDuration?)
  case crash(message: String)
}

/// A name and the expression that gives it its value.
struct CompiledBinding: Sendable {
  let key: String
  let value: CompiledExpression
}

/// A timer of a state made ready.
struct CompiledTimer: Sendable {
  let source: String
  let delay: LatencyDistribution
  let transitions: [CompiledTransition]
}

/// A loader started by a state, made ready.
struct CompiledInvocation: Sendable {
  let definition: InvocationDefinition
  let loader: LoaderDefinition
  /// The loader's request, if it makes one.
  let request: CompiledRequest?
  let onDone: [CompiledTransition]
  let onError: [CompiledTransition]
}

/// A state of a screen made ready; the screen itself is the outermost one.
final class CompiledState: Sendable {
  let name: String
  /// The dotted path from the screen; empty for the screen itself.
  let path: String
  let depth: Int
  let entry: [CompiledAction]
  let exit: [CompiledAction]
  let on: [String: [CompiledTransition]]
  let after: [CompiledTimer]
  let invoke: [CompiledInvocation]
  let view: [CompiledElement]
  let animation: VirtualDuration
  let isIdle: Bool
  let initial: String?
  let states: [CompiledState]

  init(
    _ definition: StateDefinition, path: String, depth: Int, compiler: inout DefinitionCompiler
  ) {
    name = definition.name
    self.path = path
    self.depth = depth
    entry = compiler.actions(definition.entry)
    exit = compiler.actions(definition.exit)
    on = compiler.events(definition.on, of: path)
    after = definition.after.enumerated().map { index, timer in
      CompiledTimer(
        source: "\(compiler.screenName).\(path).after.\(index)", delay: timer.delay,
        transitions: compiler.transitions(timer.transitions, of: path, on: .timer(index)))
    }
    invoke = definition.invoke.compactMap { compiler.invocation($0, of: path) }
    view = definition.view.map { CompiledElement($0, compiler: &compiler) }
    animation = definition.animation
    isIdle = definition.isIdle
    initial = definition.initial ?? definition.states.first?.name
    states = compiler.nested { compiler in
      definition.states.map { inner in
        CompiledState(
          inner, path: path.isEmpty ? inner.name : "\(path).\(inner.name)", depth: depth + 1,
          compiler: &compiler)
      }
    }
  }

  /// The chain of states from below this one to the state at a dotted path.
  func chain(to path: String) -> [CompiledState]? {
    var chain: [CompiledState] = []
    var current = self
    for word in path.split(separator: ".") {
      guard let next = current.states.first(where: { $0.name == word }) else { return nil }
      chain.append(next)
      current = next
    }
    return chain
  }
}

/// A screen made ready.
final class CompiledScreen: Sendable {
  let definition: ScreenDefinition
  let title: CompiledText?
  let root: CompiledElement
  let barItems: [CompiledElement]
  let isModal: CompiledCondition
  /// The screen as the outermost state.
  let chart: CompiledState

  init(_ definition: ScreenDefinition, compiler: inout DefinitionCompiler) {
    compiler.screenName = definition.name
    self.definition = definition
    title = definition.title.map { compiler.text($0) }
    root = CompiledElement(definition.root, compiler: &compiler)
    barItems = definition.barItems.map { CompiledElement($0, compiler: &compiler) }
    isModal = compiler.condition(definition.isModal)
    let isSwift = definition.swift != nil
    chart = CompiledState(
      StateDefinition(
        name: definition.name, on: definition.on, view: definition.view,
        initial: isSwift ? nil : definition.initial, states: isSwift ? [] : definition.states),
      path: "", depth: 0, compiler: &compiler)
  }
}
