import AppModel
import LocatedJSON

/// Expands the forms of a screen's file: keys that begin as copies of others and are copied back.
///
/// `"form": { "name": "app.name" }` becomes an assignment when the screen or the state is entered.
/// Inside of it the actions `commit` and `revert` become assignments in either direction.
struct FormExpansion {
  static let key = "form"

  private let collector: FaultCollector

  /// Rewrites a screen whose short forms and components are expanded.
  static func expanded(_ screen: JSONNode, _ collector: FaultCollector) -> JSONNode {
    let forms = FormExpansion(collector: collector)
    guard let form = screen.member(key) else { return forms.level(screen, path: .top) }
    let rest = screen.without(key)
    guard rest.member("states") == nil else {
      collector.add(
        "the form of a screen with states is in the state around the others", at: form.offset,
        path: key)
      return forms.level(rest, path: .top)
    }
    let words = Words(form.value, DefinitionPath.top.key(key), collector)
    let state = JSONMember(StateDefinition.onlyName, .only("entry", words.copies))
    let states = JSONMember("states", offset: form.offset, JSONNode(.object([state])))
    return words.replaced(in: rest).adding(states)
  }

  /// A screen or a state, the inner states first.
  private func level(_ node: JSONNode, path: DefinitionPath) -> JSONNode {
    let made = node.mapMembers { member in
      guard member.key == "states" else { return member.value }
      return member.value.mapMembers { level($0.value, path: path.key("states").key($0.key)) }
    }
    guard let form = made.member(Self.key) else { return made }
    let words = Words(form.value, path.key(Self.key), collector)
    return words.replaced(in: made.without(Self.key)).adding(words.copies, toActionsUnder: "entry")
  }
}

/// The actions of one form.
private struct Words {
  /// Each key of the form with the key that it copies.
  private let pairs: [(own: JSONMember, other: JSONMember)]

  init(_ form: JSONNode, _ path: DefinitionPath, _ collector: FaultCollector) {
    let cursor = JSONCursor(node: form, path: path, collector: collector)
    pairs = (cursor.entries("an object of keys") ?? []).compactMap { name, value in
      guard let other = value.name("the key that it edits") else { return nil }
      let (place, source) = (value.keyOffset ?? form.offset, value.node.offset)
      return (
        JSONMember(name, offset: place, JSONNode(.string(other), offset: source)),
        JSONMember(other, offset: source, JSONNode(.string(name), offset: place))
      )
    }
  }

  var copies: JSONNode { assignment(pairs.map(\.own)) }

  private func assignment(_ members: [JSONMember]) -> JSONNode {
    .only("assign", JSONNode(.object(members), offset: members.first?.offset ?? 0))
  }

  /// A state or a screen in which the form's words are expanded.
  func replaced(in level: JSONNode) -> JSONNode {
    FileRewriter(order: .outerFirst, actions: { $0.mapEach(action) }).file(level)
  }

  private func action(_ node: JSONNode) -> JSONNode {
    switch node.kind {
    case .string(ActionDefinition.commit): assignment(pairs.map(\.other))
    case .string(ActionDefinition.revert): copies
    default: node
    }
  }
}

extension JSONNode {
  /// The object without a key.
  fileprivate func without(_ key: String) -> JSONNode {
    guard case .object(let members) = kind else { return self }
    return JSONNode(.object(members.filter { $0.key != key }), offset: offset)
  }

  /// The object with one more member.
  fileprivate func adding(_ member: JSONMember) -> JSONNode {
    guard case .object(let members) = kind else { return self }
    return JSONNode(.object(members + [member]), offset: offset)
  }

  /// The object with an action before those under a key.
  fileprivate func adding(_ action: JSONNode, toActionsUnder key: String) -> JSONNode {
    guard member(key) != nil else { return adding(JSONMember(key, offset: offset, action)) }
    return mapMembers { member in
      guard member.key == key else { return member.value }
      guard case .array(let known) = member.value.kind else {
        return JSONNode(.array([action, member.value]), offset: member.value.offset)
      }
      return JSONNode(.array([action] + known), offset: member.value.offset)
    }
  }
}
