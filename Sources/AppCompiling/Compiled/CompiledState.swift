package import AppModel
import PredicateFormat
package import VirtualTime

/// A transition made ready.
package struct CompiledTransition: Sendable {
  package let key: TransitionKey
  package let target: String?
  package let condition: CompiledGuard?
  package let actions: [CompiledAction]
}

/// An action made ready.
package enum CompiledAction: Sendable {
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
package struct CompiledBinding: Sendable {
  package let key: String
  package let value: CompiledExpression
}

/// A timer of a state made ready.
package struct CompiledTimer: Sendable {
  package let source: String
  package let delay: LatencyDistribution
  package let transitions: [CompiledTransition]
}

/// A loader started by a state, made ready.
package struct CompiledInvocation: Sendable {
  package let definition: InvocationDefinition
  package let loader: LoaderDefinition
  /// The loader's request, if it makes one.
  package let request: CompiledRequest?
  package let onDone: [CompiledTransition]
  package let onError: [CompiledTransition]
}

/// A state of a screen made ready; the screen itself is the outermost one.
package final class CompiledState: Sendable {
  package let name: String
  /// The dotted path from the screen; empty for the screen itself.
  package let path: String
  package let depth: Int
  package let entry: [CompiledAction]
  package let exit: [CompiledAction]
  package let on: [String: [CompiledTransition]]
  package let after: [CompiledTimer]
  package let invoke: [CompiledInvocation]
  package let view: [CompiledElement]
  package let animation: VirtualDuration
  package let isIdle: Bool
  package let initial: String?
  package let states: [CompiledState]

  package init(
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
  package func chain(to path: String) -> [CompiledState]? {
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
package final class CompiledScreen: Sendable {
  package let definition: ScreenDefinition
  package let title: CompiledText?
  package let root: CompiledElement
  package let barItems: [CompiledElement]
  package let isModal: CompiledCondition
  /// The screen as the outermost state.
  package let chart: CompiledState

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
