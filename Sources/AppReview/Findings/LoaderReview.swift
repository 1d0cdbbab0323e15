import AppModel
import LocatedJSON

/// Finds loaders that can fail although nothing handles the failure.
struct LoaderReview {
  /// The findings, in the order of screens and states.
  private(set) var drafts: [RouteFinding.Draft] = []
  private let loaders: [String: LoaderDefinition]

  /// Checks the loader invocations of an app.
  init(_ app: AppDefinition) {
    loaders = Dictionary(app.loaders.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for screen in app.screens {
      review(screen.states, of: screen, at: .top, hasWayOut: false, depth: 1)
    }
  }

  /// A timer of the same or an outer state also leads out of the state, whatever the loader does.
  private mutating func review(
    _ states: [StateDefinition], of screen: ScreenDefinition, at path: DefinitionPath,
    hasWayOut: Bool, depth: Int
  ) {
    guard depth <= ScreenDefinition.nestingLimit else { return }
    for state in states {
      let place = path.key("states").key(state.name)
      let hasWayOut = hasWayOut || !state.after.isEmpty
      for (index, run) in state.invoke.enumerated() where !hasWayOut && lacksPath(run) {
        drafts.append(
          RouteFinding.Draft(
            kind: .loaderWithoutFailurePath, file: screen.file,
            path: place.key("invoke").index(index),
            message: "nothing handles a failure of the loader \(quoted(run.source))",
            advice: "add \"onError\", or a timer of the state that gives up"))
      }
      review(
        state.states, of: screen, at: place, hasWayOut: hasWayOut, depth: depth + 1)
    }
  }

  private func lacksPath(_ run: InvocationDefinition) -> Bool {
    guard let loader = loaders[run.source], loader.failureRate > 0 else { return false }
    return run.onError.isEmpty
  }
}
