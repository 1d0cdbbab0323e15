import LocatedJSON

extension RouteReport {
  /// The report as JSON for other tools, with the keys of each object in a fixed order.
  package var json: String {
    var members = JSONMembers()
    members.add("holds", JSONNode(.bool(holds)))
    members.add("verdict", verdict.rawValue)
    members.add("places", .number(placeCount))
    members.add("moves", .number(moveCount))
    members.add("movesLeftOut", .number(movesLeftOut))
    members.add("complete", JSONNode(.bool(isComplete)))
    members.add("rows", JSONNode(.array(rows.map(\.json))))
    members.add("findings", JSONNode(.array(findings.map(\.json))))
    return String(JSONWriter.text(members.node).dropLast())
  }
}

extension RouteReport.Row {
  fileprivate var json: JSONNode {
    var members = JSONMembers()
    members.add("kind", subject.kind)
    members.add("name", subject.name)
    members.add("verdict", verdict.rawValue)
    members.add("seen", seen)
    members.add("faults", list: faults) { fault in
      var own = JSONMembers()
      own.add("message", fault.message)
      own.add("advice", fault.advice)
      return own.node
    }
    return members.node
  }
}

extension RouteFinding {
  fileprivate var json: JSONNode {
    var members = JSONMembers()
    members.add("kind", kind.rawValue)
    members.add("severity", kind.severity.rawValue)
    place.add(to: &members)
    members.add("message", message)
    members.add("advice", advice)
    return members.node
  }
}
