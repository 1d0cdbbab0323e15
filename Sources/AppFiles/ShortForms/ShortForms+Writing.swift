import AccessibilityTree
import AppModel
import LocatedJSON

extension ShortForms {
  /// The file in its short form: the opposite of ``expanded(_:isComponent:)``.
  static func shortened(_ node: JSONNode, isComponent: Bool = false) -> JSONNode {
    FileRewriter(
      order: .innerFirst, element: { element($0, isComponent) }, command: renamed,
      transition: transition, actions: actions
    ).file(expanded(node, isComponent: isComponent))
  }

  // MARK: - Elements

  private static func element(_ node: JSONNode, _ isComponent: Bool) -> JSONNode {
    guard case .object(let members) = node.kind else { return node }
    if let use = use(members) { return use }
    let made = spread(renamed(typed(node)))
    guard case .object(let members) = made.kind, members.count == 1,
      members[0].key == ElementType.staticText.caseName,
      case .string(let text) = members[0].value.kind, !(isComponent && text.hasPrefix("$"))
    else { return made }
    return members[0].value
  }

  private static func use(_ members: [JSONMember]) -> JSONNode? {
    guard members.count <= 2, members[0].key == "component",
      case .string(let name) = members[0].value.kind, !ElementDefinition.isKey(name),
      !name.hasPrefix("$")
    else { return nil }
    guard members.count == 2 else { return .only(name, JSONNode(.object([]))) }
    guard members[1].key == "with", case .object = members[1].value.kind else { return nil }
    return .only(name, members[1].value)
  }

  /// The element with its label under the name of its type.
  private static func typed(_ node: JSONNode) -> JSONNode {
    guard case .object(let members) = node.kind, let type = node.text("type"),
      ElementDefinition.isShortType(type), let label = node.member("label")?.value
    else { return node }
    let made = members.filter { $0.key != "label" }.map {
      $0.key == "type" ? JSONMember(type, label) : $0
    }
    return JSONNode(.object(made))
  }

  /// The element with its gestures beside its other keys.
  private static func spread(_ node: JSONNode) -> JSONNode {
    guard case .object(let members) = node.kind,
      case .object(let gestures)? = node.member("on")?.value.kind, !gestures.isEmpty,
      gestures.allSatisfy({ ElementGesture(rawValue: $0.key) != nil })
    else { return node }
    return JSONNode(.object(members.flatMap { $0.key == "on" ? gestures : [$0] }))
  }

  private static func renamed(_ node: JSONNode) -> JSONNode {
    guard case .object(let members) = node.kind else { return node }
    let made = members.map { $0.key == "identifier" ? JSONMember("id", $0.value) : $0 }
    return JSONNode(.object(made))
  }

  // MARK: - Transitions

  private static func transition(_ node: JSONNode) -> JSONNode {
    guard case .object(let members) = node.kind,
      case .object(let actions)? = node.member("actions")?.value.kind
    else { return node }
    return JSONNode(.object(members.flatMap { $0.key == "actions" ? actions : [$0] }))
  }

  /// The actions in one object, if no two of them have the same key.
  private static func actions(_ node: JSONNode) -> JSONNode {
    guard case .array(let nodes) = node.kind else { return node }
    var joined: [JSONMember] = []
    for part in nodes {
      guard case .object(let members) = part.kind, members.count == 1,
        !joined.contains(where: { $0.key == members[0].key })
      else { return node }
      joined += members
    }
    return joined.isEmpty ? node : JSONNode(.object(joined))
  }
}
