import AccessibilityTree
import ServedSessions
import SimulatedApp
import TestWriting

/// An element in full: its row, where a tap lands, and its query in Swift.
enum ElementDetails {
  static func node(_ element: Int, in snapshot: ScreenSnapshot) -> JSONNode {
    let text = TreeText(snapshot.tree, addresses: .none)
    var members = JSONMembers()
    members.add("node", LiveNumber.node(element))
    members.add("row", text.row(element))
    members.add("query", ElementPath(to: element, in: snapshot.indexed)?.swift)
    members.add("tap", snapshot.tree.tapWords(element))
    return members.node
  }
}
