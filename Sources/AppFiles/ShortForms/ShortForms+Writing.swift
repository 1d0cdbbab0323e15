import AccessibilityTree
import AppModel
import LocatedJSON

extension ShortForms {
  /// The file in its short form: the opposite of ``expanded(_:isComponent:)``.
  static func shortened(_ node: JSONNode, isComponent: Bool = false) -> JSONNode {
    FileRewriter(
      order: .innerFirst, element: { element($0, isComponent) }, command: renamed,
      transition: transition, actions: actions, alert: alert
    ).file(expanded(node, isComponent: isComponent))
  }

  // MARK: - Elements

  private static func element(_ node: JSONNode, _ isComponent: Bool) -> JSONNode {
    guard case .object(let members) = node.kind else { return node }
    if let use = use(members) { return use }
    let made = typed(spread(renamed(node)))
    guard case .object(let members) = made.kind, members.count == 1,
      members[0].key == ElementType.staticText.caseName,
      case .string(let text) = members[0].value.kind, !(isComponent && text.hasPrefix("$"))
    else { return made }
    return members[0].value
  }

  private static func use(_ members: [JSONMember]) -> JSONNode? {
    guard members.count <= 2, members[0].key == "component",
      case .string(let name) = members[0].value.kind, !ElementDefinition.isKey(name),
      !name.hasPrefix("$"), !name.contains(MarkedKey.mark)
    else { return nil }
    guard members.count == 2 else { return .only(name, JSONNode(.object([]))) }
    guard members[1].key == "with", case .object(let values) = members[1].value.kind else {
      return nil
    }
    guard let identifier = members[1].value.text("id"), !identifier.isEmpty else {
      return .only(name, members[1].value)
    }
    let rest = JSONNode(.object(values.filter { $0.key != "id" }))
    return .only(MarkedKey.text(name, identifier), rest)
  }

  /// The element with its label under its type and identifier, or else its children, or else all
  /// that it has.
  private static func typed(_ node: JSONNode) -> JSONNode {
    guard case .object(let members) = node.kind, let type = node.text("type"),
      ElementDefinition.isShortType(type)
    else { return node }
    let identifier = node.text("id").flatMap { $0.isEmpty ? nil : $0 }
    let key = MarkedKey.text(type, identifier)
    let rest = members.filter { $0.key != "type" && (identifier == nil || $0.key != "id") }
    if let label = node.member("label")?.value {
      return JSONNode(.object([JSONMember(key, label)] + rest.filter { $0.key != "label" }))
    }
    if case .array? = node.member("children")?.value.kind {
      return JSONNode(
        .object(rest.map { $0.key == "children" ? JSONMember(key, $0.value) : $0 }))
    }
    return rest.isEmpty && identifier == nil ? node : .only(key, JSONNode(.object(rest)))
  }

  /// The element with its gestures next to its other keys.
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

  // MARK: - Alerts

  /// The alert with bare labels for buttons that only close it, or its title alone.
  private static func alert(_ node: JSONNode) -> JSONNode {
    guard case .object(let members) = node.kind else { return node }
    let made = members.map { member in
      guard member.key == "buttons" else { return member }
      return JSONMember(member.key, member.value.mapParts { alone($0, under: "label") })
    }.filter { $0.key != "buttons" || JSONWriter.compact($0.value) != #"["OK"]"# }
    return alone(JSONNode(.object(made)), under: "title")
  }

  /// The text under a key that is the object's only one.
  private static func alone(_ node: JSONNode, under key: String) -> JSONNode {
    guard case .object(let members) = node.kind, members.count == 1, members[0].key == key,
      case .string = members[0].value.kind
    else { return node }
    return members[0].value
  }
}
