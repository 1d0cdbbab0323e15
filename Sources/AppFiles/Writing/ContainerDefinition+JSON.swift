import AppModel
import LocatedJSON

extension ContainerDefinition {
  /// Adds what a container does with what is inside it.
  func add(to members: inout JSONMembers) {
    members.add("realises", realises?.rawValue)
    members.add("sections", list: sections, \.json)
  }
}

extension ElementDefinition {
  /// A choice as a file writes it.
  var choiceJSON: JSONNode {
    var members = JSONMembers()
    members.add("forEach", forEach)
    members.add("as", forEach == nil || itemName == "item" ? nil : itemName)
    members.add("cases", list: container.cases, \.json)
    return members.node
  }
}

extension CaseDefinition {
  fileprivate var json: JSONNode {
    var members = JSONMembers()
    members.add("when", when)
    members.add("show", element.json)
    return members.node
  }
}

extension SectionDefinition {
  fileprivate var json: JSONNode {
    var members = JSONMembers()
    members.add("forEach", forEach)
    members.add("as", forEach == nil || itemName == "item" ? nil : itemName)
    members.add("hidden", isHidden == false ? nil : isHidden.json)
    members.add("header", header?.json)
    members.add("rows", list: rows, \.json)
    members.add("footer", footer?.json)
    return members.node
  }
}
