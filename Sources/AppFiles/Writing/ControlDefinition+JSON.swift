import AppModel
import LocatedJSON
import PredicateFormat

extension ControlDefinition {
  /// Adds the control's keys to those of its element.
  func add(to members: inout JSONMembers) {
    members.add("style", style?.rawValue)
    members.add("options", options?.json)
    members.add("range", range?.json)
    members.add("refreshing", isRefreshing == false ? nil : isRefreshing.json)
    members.add("menu", list: menu, \.json)
    members.add("leading", list: leading, \.json)
    members.add("trailing", list: trailing, \.json)
  }
}

extension ControlOptions {
  fileprivate var json: JSONNode {
    switch self {
    case .words(let words): JSONNode(.array(words.map(\.json)))
    case .expression(let text): .text(text)
    }
  }
}

extension ControlRange {
  fileprivate var json: JSONNode {
    let usual = ControlRange()
    var members = JSONMembers()
    members.add("from", from == usual.from ? nil : JSONNode.real(from))
    members.add("to", to == usual.to ? nil : JSONNode.real(to))
    members.add("step", step == usual.step ? nil : JSONNode.real(step))
    return members.node
  }
}

extension CommandDefinition {
  fileprivate var json: JSONNode {
    var members = JSONMembers()
    members.add("label", label.json)
    members.add("identifier", identifier == "" ? nil : identifier.json)
    members.add("event", event)
    members.add("data", expressions: data)
    return members.node
  }
}
