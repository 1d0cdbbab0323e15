import AppModel
import LocatedJSON

/// A place of a definition, located in the file it was read from.
///
/// A definition has one form where files have several (`"push": "login"` is short for `"push":
/// {"screen": "login"}`), so a step that the file does not contain is skipped.
struct LocatedPath {
  /// The last value along the path that the file contains.
  private(set) var node: JSONNode
  /// The offset of the first byte of the value.
  private(set) var offset: Int
  /// The offset of the key of the value.
  private(set) var keyOffset: Int
  /// The path with only the steps that the file contains.
  private(set) var text = ""

  init(_ path: DefinitionPath, in top: JSONNode) {
    node = top
    offset = top.offset
    keyOffset = top.offset
    for step in path.steps { go(step) }
  }

  private mutating func go(_ step: DefinitionPath.Step) {
    switch step {
    case .key(let key): goToMember(key)
    case .index(let index): goToPart(index)
    case .entry(let index): goToEntry(index)
    case .action(let index): goToAction(index)
    }
  }

  private mutating func goToMember(_ key: String) {
    guard let member = node.member(key) else { return }
    text = DefinitionPath.joined(text, key: key)
    node = member.value
    offset = node.offset
    keyOffset = member.offset
  }

  private mutating func goToPart(_ index: Int) {
    guard case .array(let nodes) = node.kind, nodes.indices.contains(index) else { return }
    text += "[\(index)]"
    node = nodes[index]
    offset = node.offset
  }

  private mutating func goToEntry(_ index: Int) {
    guard case .object(let members) = node.kind, members.indices.contains(index) else {
      return goToPart(index)
    }
    goToMember(members[index].key)
  }

  private mutating func goToAction(_ index: Int) {
    guard case .array(let nodes) = node.kind else { return }
    var first = 0
    for (place, node) in nodes.enumerated() {
      let count = Self.actionCount(node)
      if index < first + count { return goToPart(place) }
      first += count
    }
  }

  /// The number of actions that one value of an action list contains.
  private static func actionCount(_ node: JSONNode) -> Int {
    for key in ["assign", "store"] {
      if case .object(let members)? = node.member(key)?.value.kind { return members.count }
    }
    return 1
  }
}
