package import AppModel
package import VirtualTime

/// A compiled transition.
package struct CompiledTransition: Sendable {
  /// Identifies the transition.
  package let key: TransitionKey
  /// The state that it enters; nil if it stays.
  package let target: String?
  /// Its guard; nil for none.
  package let condition: CompiledGuard?
  /// The actions that it runs.
  package let actions: [CompiledAction]
}

/// A compiled action.
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
  case alert(CompiledAlert)
  case focus(identifier: String?)
  case ask(PermissionDefinition, message: CompiledText?)
  case open(link: CompiledText)
  case share(CompiledText, event: String?)
  case paste(event: String)
  case signIn(CompiledText, event: String?)
  case copy(CompiledText)
  case track(String, with: [CompiledBinding])
  case savePassword
  case busy(VirtualDuration?)
  case crash(message: String)
}

/// A name and the expression for its value.
package struct CompiledBinding: Sendable {
  /// The key that it sets.
  package let key: String
  /// The expression for its value.
  package let value: CompiledExpression
}

/// A compiled timer of a state.
package struct CompiledTimer: Sendable {
  /// The random source for its delay.
  package let source: String
  /// How long it waits.
  package let delay: LatencyDistribution
  /// The transitions it takes then.
  package let transitions: [CompiledTransition]
}

/// A compiled invocation of a loader by a state.
package struct CompiledInvocation: Sendable {
  /// The invocation as it was defined.
  package let definition: InvocationDefinition
  /// The loader that it starts.
  package let loader: LoaderDefinition
  /// The loader's request, if it makes one.
  package let request: CompiledRequest?
  /// The transitions after a success.
  package let onDone: [CompiledTransition]
  /// The transitions after a failure.
  package let onError: [CompiledTransition]
}

/// A compiled state of a screen; the screen is the outermost state.
package final class CompiledState: Sendable {
  /// The state's name.
  package let name: String
  /// The dotted path from the screen; empty for the screen.
  package let path: String
  /// How many states are around it.
  package let depth: Int
  /// Actions on entry.
  package let entry: [CompiledAction]
  /// Actions on exit.
  package let exit: [CompiledAction]
  /// Transitions by event.
  package let on: [String: [CompiledTransition]]
  /// Its timers.
  package let after: [CompiledTimer]
  /// The loaders that it starts.
  package let invoke: [CompiledInvocation]
  /// The elements that it shows.
  package let view: [CompiledElement]
  /// How long things move after it is entered.
  package let animation: VirtualDuration
  /// Whether the main thread can be idle while the state is active.
  package let isIdle: Bool
  /// The first of its inner states; nil if it has none.
  package let initial: String?
  /// Its inner states.
  package let states: [CompiledState]

  /// Compiles a state.
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

  /// The states on the dotted path below this one; nil if the path leads nowhere.
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

/// A compiled screen.
package final class CompiledScreen: Sendable {
  /// The screen as it was defined.
  package let definition: ScreenDefinition
  /// The navigation bar's title; nil for none.
  package let title: CompiledText?
  /// The element that contains the view.
  package let root: CompiledElement
  /// The label of the button that leads back to the screen; nil for the screen's title.
  package let backTitle: CompiledText?
  /// Buttons at the right end of the navigation bar.
  package let barItems: [CompiledElement]
  /// Buttons at its left end that replace the back button.
  package let leftBarItems: [CompiledElement]
  /// While this is true, gestures do not dismiss the screen.
  package let isModal: CompiledCondition
  /// The screen as the outermost state.
  package let chart: CompiledState

  init(_ definition: ScreenDefinition, compiler: inout DefinitionCompiler) {
    compiler.screenName = definition.name
    self.definition = definition
    title = definition.title.map { compiler.text($0) }
    root = CompiledElement(definition.root, compiler: &compiler)
    backTitle = definition.backTitle.map { compiler.text($0) }
    leftBarItems = definition.leftBarItems.map { CompiledElement($0, compiler: &compiler) }
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
