extension RouteReport.Subject {
  /// The subject's name.
  package var name: String {
    switch self {
    case .coordinator(let name), .screen(let name), .loader(let name): name
    }
  }

  /// The kind of subject.
  package var kind: String {
    switch self {
    case .coordinator: "coordinator"
    case .screen: "screen"
    case .loader: "loader"
    }
  }
}

extension RouteFault {
  /// The error in one sentence, without the final period.
  package var message: String {
    switch self {
    case .crashes(let message, let coordinator, let moves):
      "the app crashes (\(message)) in \(coordinator)" + Self.after(moves)
    case .markerMissing(let marker): "its marker \"\(marker)\" is not on the first screen"
    case .markerNotSeen(let marker): "its marker \"\(marker)\" was not seen"
    case .markerElsewhere(let marker, let screens):
      "its marker \"\(marker)\" is also on " + screens.joined(separator: ", ")
    case .unreachable: "no route leads to it"
    case .notVisited: "routes lead to it, but no touch, wait or failure took one"
    case .statesUnreachable(let states): "no transition names " + states.joined(separator: ", ")
    case .statesNotVisited(let states, _):
      "never entered: " + states.joined(separator: ", ")
    case .cannotBeDismissed(let moves): "it cannot be closed once presented" + Self.after(moves)
    case .doesNothing: "it responds to nothing, and no screen leads to it"
    case .loaderNotUsed: "no state starts it"
    case .outcomeNotSeen(let isFailure, _): "it was never seen to \(isFailure ? "fail" : "succeed")"
    case .failureNotStubbed:
      "it was never seen to fail: the stubs answered each request with success"
    case .requestUnanswered(let request): "no stub answers its request \(request)"
    }
  }

  /// What to do about it in one sentence, without the final period.
  package var advice: String {
    switch self {
    case .crashes: "guard the transition, or correct what crashes"
    case .markerMissing: "name an element that is on the first screen as soon as it is shown"
    case .markerNotSeen: "explore more places, or check what the app shows first"
    case .markerElsewhere: "give this screen's element an identifier of its own"
    case .unreachable: "push or present it somewhere, give it a coordinator, or delete its file"
    case .notVisited(let nearest):
      Self.look(at: nearest, or: "check the guards on the way to it")
    case .statesUnreachable: "name them in a transition, or delete them"
    case .statesNotVisited(_, let nearest):
      Self.look(
        at: nearest,
        or: "check the guards on the way, and timers that other events always beat")
    case .cannotBeDismissed: "add a transition with the action \"dismiss\""
    case .doesNothing: "give it a gesture or a transition, or push it from another screen"
    case .loaderNotUsed: "invoke it in a state, or delete it"
    case .outcomeNotSeen(_, let nearest):
      Self.look(at: nearest, or: "check the guards on the way to the state that starts it")
    case .failureNotStubbed:
      "add an answer such as { \"status\": 500 }, or a set with one to \"default\" of \"stubs\""
    case .requestUnanswered: "add a rule or a response file for it to a set of stubs"
    }
  }

  private static func look(at nearest: [String], or other: String) -> String {
    guard !nearest.isEmpty else { return other }
    // Routes to many states would make a line that nobody reads.
    let more = nearest.count - NearestRoutes.limit
    let told = more > 1 ? nearest.prefix(NearestRoutes.limit) + ["and \(more) more"] : nearest
    return "see why this was never taken: " + told.joined(separator: "; ")
  }

  private static func after(_ moves: [String]) -> String {
    moves.isEmpty ? " at launch" : ": " + moves.joined(separator: "; ")
  }
}
