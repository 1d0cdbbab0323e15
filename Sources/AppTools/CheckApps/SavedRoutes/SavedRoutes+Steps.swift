import SimulatedApp

extension SavedRoutes {
  /// What transitions do without leading to another place: a route from each of their places to
  /// itself.
  static func acts(of graph: RouteGraph) -> [Route] {
    var order: [RouteGraph.Route] = []
    var guards: [RouteGraph.Route: [String]] = [:]
    var actions: [RouteGraph.Route: [String]] = [:]
    for step in graph.steps {
      let shown = step.transition.actions.compactMap { step.leads ? $0.shown : $0.words }
      guard !step.leads || !shown.isEmpty else { continue }
      let route = RouteGraph.Route(
        from: step.place, to: step.place, means: .acts, cause: step.cause)
      let condition = step.transition.guard ?? ""
      if guards[route] == nil { order.append(route) }
      if guards[route]?.contains(condition) != true {
        guards[route, default: []].append(condition)
      }
      for words in shown where actions[route]?.contains(words) != true {
        actions[route, default: []].append(words)
      }
    }
    return order.map {
      Route(route: $0, guards: guards[$0] ?? [], values: (actions[$0] ?? []).sorted())
    }
  }
}

extension ActionDefinition {
  /// What the user sees of the action, apart from another screen.
  fileprivate var shown: String? {
    switch self {
    case .alert(let alert): "alert \(alert.title.asWritten)"
    case .ask(let permission): "prompt for \(permission.resource)"
    case .share: "share sheet"
    case .paste: "paste"
    case .signIn(let signIn): "sign-in at \(signIn.site.asWritten)"
    case .open(let link): "link \(link.asWritten)"
    default: nil
    }
  }

  /// What the action does, without the names that only files use.
  fileprivate var words: String? {
    switch self {
    case .assign(let key, _), .draw(let key, _): "assign \(key)"
    case .store(let key, _), .storeInKeychain(let key, _): "store \(key)"
    case .writeFile(let path, _): "write \(path)"
    case .remove: "remove"
    case .raise: "event"
    default: shown
    }
  }
}
