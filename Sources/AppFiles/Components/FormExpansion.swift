import AppModel
import LocatedJSON

/// Replaces the forms of a screen's file: keys that begin as copies of others and are given back.
///
/// `"form": { "name": "app.name" }` becomes an assignment when the screen or the state is entered.
/// Inside of it the actions `commit` and `revert` become assignments in either direction.
struct FormExpansion {
  static let key = "form"

  private let collector: FaultCollector

  /// Rewrites a screen whose short forms and components are expanded.
  static func expanded(_ screen: JSONNode, _ collector: FaultCollector) -> JSONNode {
    let forms = FormExpansion(collector: collector)
    guard screen.member(key) != nil else { return forms.level(screen, path: .top) }
    return forms.level(forms.withStates(screen), path: .top)
  }

  /// The screen with its form in its only state, or in one around the others.
  private func withStates(_ screen: JSONNode) -> JSONNode {
    guard case .object(let members) = screen.kind, let form = screen.member(Self.key) else {
      return screen
    }
    guard screen.member("states") == nil else {
      collector.add(
        "the form of a screen with states is in the state around the others", at: form.offset,
        path: Self.key)
      return JSONNode(.object(members.filter { $0.key != Self.key }), offset: screen.offset)
    }
    let state = JSONNode(.object([form]), offset: screen.offset)
    let name = StateDefinition.onlyName
    let states = JSONNode(.object([JSONMember(name, offset: form.offset, state)]))
    let words = Words(form.value, DefinitionPath.top.key(Self.key), collector)
    let rest = JSONNode(.object(members.filter { $0.key != Self.key }), offset: screen.offset)
    guard case .object(let made) = words.replaced(in: rest).kind else { return screen }
    return JSONNode(
      .object(made + [JSONMember("states", offset: form.offset, states)]), offset: screen.offset)
  }

  /// A screen or a state, the inner states first.
  private func level(_ node: JSONNode, path: DefinitionPath) -> JSONNode {
    let made = node.mapMembers { member in
      guard member.key == "states" else { return member.value }
      return member.value.mapMembers { level($0.value, path: path.key("states").key($0.key)) }
    }
    guard let form = made.member(Self.key), case .object(let members) = made.kind else {
      return made
    }
    let words = Words(form.value, path.key(Self.key), collector)
    let rest = JSONNode(.object(members.filter { $0.key != Self.key }), offset: made.offset)
    return words.replaced(in: rest).adding(words.copies, toActionsUnder: "entry")
  }
}

/// The actions of one form.
private struct Words {
  /// Gives the form's keys the values of the others, and the reverse.
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

  /// A state or a screen with what the form's words stand for.
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
  /// The object with an action before those under a key.
  fileprivate func adding(_ action: JSONNode, toActionsUnder key: String) -> JSONNode {
    guard case .object(var members) = kind else { return self }
    guard let index = members.firstIndex(where: { $0.key == key }) else {
      return JSONNode(
        .object(members + [JSONMember(key, offset: offset, action)]), offset: offset)
    }
    let known: [JSONNode]
    if case .array(let list) = members[index].value.kind {
      known = list
    } else {
      known = [members[index].value]
    }
    members[index].value.kind = .array([action] + known)
    return JSONNode(.object(members), offset: offset)
  }
}
