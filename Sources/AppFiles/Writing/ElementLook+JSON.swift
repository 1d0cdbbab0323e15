import AppModel
import LocatedJSON

extension ElementLook {
  /// The colours as a file writes them; nil where none is known.
  var colorsJSON: JSONNode? {
    var members = JSONMembers()
    members.add("text", text?.text)
    members.add("background", background?.text)
    return members.count == 0 ? nil : members.node
  }
}

extension ElementLook.Font {
  /// The letters as a file writes them: what differs from the usual.
  var json: JSONNode {
    var members = JSONMembers()
    members.add("size", size.map { JSONNode.real($0) })
    members.add("bold", isBold ? JSONNode(.bool(true)) : nil)
    members.add("scales", scales ? nil : JSONNode(.bool(false)))
    return members.node
  }
}
