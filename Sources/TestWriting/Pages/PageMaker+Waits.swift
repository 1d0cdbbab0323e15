import AccessibilityTree
import SimulatedApp

/// The waits for loaders and timers.
extension PageMaker {
  /// A loader or timer may lead to another page, or to a state that shows additional elements.
  var waits: [PageObject.Wait] {
    mutating get {
      var waits: [PageObject.Wait] = []
      for (path, state) in screen.flatStates {
        let later =
          state.invoke.flatMap { $0.onDone + $0.onError } + state.after.flatMap(\.transitions)
        for transition in later {
          guard let wait = wait(for: transition, from: path) else { continue }
          let isTold = waits.contains { $0.element == wait.element && $0.target == wait.target }
          if !isTold { waits.append(wait) }
        }
      }
      return waits.map {
        PageObject.Wait(name: names.take($0.name), element: $0.element, target: $0.target)
      }
    }
  }

  private func wait(
    for transition: TransitionDefinition, from path: String
  ) -> PageObject.Wait? {
    let target = routes.targets(of: [transition], on: screen.name).last ?? .same
    if case .screen(let next) = target {
      return .init(
        name: "waitFor\(SwiftName.type(next))Page",
        element: bare(.any, .only), target: target)
    }
    guard target == .same, let wanted = transition.target,
      let state = screen.flatStates.first(where: { Self.isPath($0.path, wanted, from: path) }),
      let item = parts.items(onlyIn: state.path).first
    else { return nil }
    return .init(
      name: "waitUntil" + SwiftName.type(state.state.name), element: bare(item.type, item.key),
      target: .same)
  }

  /// Whether a transition names this state, as a sibling or by its full path.
  private static func isPath(_ path: String, _ wanted: String, from: String) -> Bool {
    let outer = from.lastIndex(of: ".").map { String(from[..<$0]) + "." } ?? ""
    return path == wanted || path == outer + wanted || path == from + "." + wanted
  }
}
