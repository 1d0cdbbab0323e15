import AccessibilityTree
import AppModel
package import LocatedJSON

/// Replaces the short forms of files with the long ones, which the tables of keys describe.
///
/// | Short | Long |
/// |---|---|
/// | `"Hello"` | `{ "type": "staticText", "label": "Hello" }` |
/// | `{ "button": "Login", "id": "login", "tap": "LOGIN" }` | `type`, `label`, `identifier`, `on` |
/// | `{ "cell": ["Name", "Price"] }` | `{ "type": "cell", "children": ["Name", "Price"] }` |
/// | `{ "button#login": "Login" }` | `type`, `identifier`, `label` |
/// | `{ "textField#name": { "binds": "name" } }` | `type`, `identifier`, and what is inside |
/// | `{ "loading#wheel": {} }` | `{ "component": "loading", "with": { "id": "wheel" } }` |
/// | `{ "guard": "n > 0", "push": "a" }` | `{ "guard": "n > 0", "actions": { "push": "a" } }` |
///
/// Values keep their offsets, so that faults have the right places.
package struct ShortForms {
  private let isComponent: Bool

  /// Reads a file of an app's folder, with its short forms expanded; nil if it is not JSON.
  package static func read(_ bytes: [UInt8], of file: String) -> JSONNode? {
    let node = JSONReader.read(bytes).node
    return file == AppFileName.app ? node : node.map { InlineTransitions.expanded(expanded($0)) }
  }

  /// Rewrites a screen's file, a component's file or a variant's overlay of one.
  ///
  /// In a component's file a string such as `"$rows"` may be replaced with an element, so it is not
  /// a text yet.
  static func expanded(_ node: JSONNode, isComponent: Bool = false) -> JSONNode {
    let forms = ShortForms(isComponent: isComponent)
    return FileRewriter(
      order: .outerFirst, element: forms.element, command: forms.renamed,
      transition: forms.transition, actions: forms.actions
    ).file(node)
  }

  // MARK: - Elements

  private func element(_ node: JSONNode) -> JSONNode {
    switch node.kind {
    case .string(let text):
      if isComponent, text.hasPrefix("$") { return node }
      return JSONNode(
        .object([
          JSONMember("type", offset: node.offset, .text(ElementType.staticText.caseName)),
          JSONMember("label", offset: node.offset, node),
        ]), offset: node.offset)
    case .object(let members):
      if let use = use(members) { return JSONNode(.object(use), offset: node.offset) }
      return renamed(gathered(typed(node)))
    default: return node
    }
  }

  /// The use of a component whose name is the only key.
  private func use(_ members: [JSONMember]) -> [JSONMember]? {
    guard members.count == 1, case .object(var values) = members[0].value.kind,
      !ElementDefinition.isKey(members[0].key), !members[0].key.hasPrefix("$")
    else { return nil }
    let (key, offset) = (MarkedKey(members[0].key), members[0].offset)
    if let identifier = key.identifier {
      let value = JSONNode(.string(identifier), offset: offset)
      values.insert(JSONMember("id", offset: offset, value), at: 0)
    }
    return [
      JSONMember("component", offset: offset, JSONNode(.string(key.name), offset: offset)),
      JSONMember(
        "with", offset: offset, JSONNode(.object(values), offset: members[0].value.offset)),
    ]
  }

  /// The element with its type under `type`, and the other content under `label` or `children`, or
  /// each part under its own key.
  private func typed(_ node: JSONNode) -> JSONNode {
    guard case .object(var members) = node.kind,
      !["type", "component", "cases", "label"].contains(where: { node.member($0) != nil }),
      let index = members.firstIndex(where: { ElementDefinition.isShortType($0.key) })
    else { return node }
    let member = members[index]
    let key = MarkedKey(member.key)
    func named(_ name: String, _ text: String) -> JSONMember {
      JSONMember(name, offset: member.offset, JSONNode(.string(text), offset: member.offset))
    }
    var made = [named("type", key.name)]
    if let identifier = key.identifier {
      // If there is another one, it is a fault, which the reader reports.
      made.append(named(node.member("identifier") == nil ? "identifier" : "id", identifier))
    }
    switch member.value.kind {
    case .array where node.member("children") == nil:
      made.append(JSONMember("children", offset: member.offset, member.value))
    case .object(let rest) where !ElementText.isMeant(by: rest.map(\.key)):
      made += rest
    default: made.append(JSONMember("label", offset: member.offset, member.value))
    }
    members.replaceSubrange(index...index, with: made)
    return JSONNode(.object(members), offset: node.offset)
  }

  /// The element with its gestures under `on`.
  private func gathered(_ node: JSONNode) -> JSONNode {
    Self.gathered(node, under: "on", where: Self.isGesture)
  }

  private static func isGesture(_ member: JSONMember) -> Bool {
    ElementGesture(rawValue: member.key) != nil
  }

  /// The element or command with its identifier under `identifier`.
  private func renamed(_ node: JSONNode) -> JSONNode {
    guard case .object(let members) = node.kind, node.member("id") != nil,
      node.member("identifier") == nil
    else { return node }
    let made = members.map {
      $0.key == "id" ? JSONMember("identifier", offset: $0.offset, $0.value) : $0
    }
    return JSONNode(.object(made), offset: node.offset)
  }

  // MARK: - Transitions

  /// The transition with its actions under `actions`.
  private func transition(_ node: JSONNode) -> JSONNode {
    Self.gathered(node, under: "actions", where: Self.isAction)
  }

  private static let actionKeys = Set(ActionDefinition.fileFormat.cases.map(\.key))

  private static func isAction(_ member: JSONMember) -> Bool { actionKeys.contains(member.key) }

  /// The actions, each in a separate object.
  private func actions(_ node: JSONNode) -> JSONNode {
    switch node.kind {
    case .object(let members) where members.count > 1:
      return JSONNode(.array(Self.split(members)), offset: node.offset)
    case .array(let nodes):
      let made = nodes.flatMap { part -> [JSONNode] in
        guard case .object(let members) = part.kind, members.count > 1 else { return [part] }
        return Self.split(members)
      }
      return JSONNode(.array(made), offset: node.offset)
    default: return node
    }
  }

  private static func split(_ members: [JSONMember]) -> [JSONNode] {
    members.map { JSONNode(.object([$0]), offset: $0.offset) }
  }

  // MARK: - Both

  /// The object with some of its members in an object under a key; unless it has the key itself.
  private static func gathered(
    _ node: JSONNode, under key: String, where isGathered: (JSONMember) -> Bool
  ) -> JSONNode {
    guard case .object(let members) = node.kind, node.member(key) == nil,
      let first = members.firstIndex(where: isGathered)
    else { return node }
    var made = members.filter { !isGathered($0) }
    let inner = JSONNode(
      .object(members.filter(isGathered)), offset: members[first].value.offset)
    made.insert(JSONMember(key, offset: members[first].offset, inner), at: first)
    return JSONNode(.object(made), offset: node.offset)
  }
}
