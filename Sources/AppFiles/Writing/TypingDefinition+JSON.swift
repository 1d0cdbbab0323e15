import AppModel
import LocatedJSON

extension TypingDefinition {
  /// What differs from a plain field, as a file writes it.
  var json: JSONNode {
    var members = JSONMembers()
    members.add("keyboard", keyboard == .standard ? nil : keyboard.rawValue)
    members.add("returnKey", returnKey == .standard ? nil : returnKey.rawValue)
    members.add("capitalization", capitalization == .none ? nil : capitalization.rawValue)
    members.add("maxLength", maxLength.map { JSONNode(.integer(Int64($0))) })
    members.add("accessory", accessory)
    members.add("dismissesOnDrag", dismissesOnDrag ? JSONNode(.bool(true)) : nil)
    return members.node
  }
}
