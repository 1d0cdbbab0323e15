import LocatedJSON

extension RouteGraph {
  /// The graph as JSON for other tools, with the keys of each object in a fixed order.
  var json: String {
    var members = JSONMembers()
    members.add("app", app)
    members.add("places", JSONNode(.array(places.map(\.json))))
    members.add("routes", JSONNode(.array(routes.map(\.json))))
    return String(JSONWriter.text(members.node).dropLast())
  }
}

extension RouteGraph.Place {
  fileprivate var json: JSONNode {
    var members = JSONMembers()
    members.add("kind", kind)
    members.add("name", name)
    if case .state(let screen, _) = self { members.add("screen", screen) }
    return members.node
  }
}

extension RouteGraph.Route {
  fileprivate var json: JSONNode {
    var members = JSONMembers()
    members.add("cause", cause)
    members.add("from", from.json)
    members.add("means", means.rawValue)
    members.add("to", to.json)
    return members.node
  }
}
