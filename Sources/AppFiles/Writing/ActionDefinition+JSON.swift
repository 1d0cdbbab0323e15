import AppModel
import LocatedJSON
import PredicateFormat
import VirtualTime

extension ActionDefinition {
  /// Actions as a file writes them; neighbouring assignments of different keys share an object.
  static func json(_ actions: [ActionDefinition]) -> [JSONNode] {
    var nodes: [JSONNode] = []
    for action in actions {
      guard let assignment = action.assignment else {
        nodes.append(action.json)
        continue
      }
      if let last = nodes.last, let joined = last.adding(assignment.value, to: assignment.key) {
        nodes[nodes.count - 1] = joined
      } else {
        nodes.append(.only(assignment.key, JSONNode(.object([assignment.value]))))
      }
    }
    return nodes
  }

  private var assignment: (key: String, value: JSONMember)? {
    switch self {
    case .assign(let key, let expression): ("assign", JSONMember(key, .text(expression)))
    case .store(let key, let expression): ("store", JSONMember(key, .text(expression)))
    case .storeInKeychain(let key, let expression):
      ("storeInKeychain", JSONMember(key, .text(expression)))
    case .writeFile(let path, let expression): ("writeFile", JSONMember(path, .text(expression)))
    default: nil
    }
  }

  private var json: JSONNode {
    switch self {
    case .assign, .store, .storeInKeychain, .writeFile: JSONNode(.null)
    case .remove(let kind, let key): .only("remove", kind.removalJSON(key))
    case .push(let screen, let with): .only("push", Self.pushing(screen, with))
    case .pop: .text("pop")
    case .popToRoot: .text("popToRoot")
    case .present(let presentation): .only("present", presentation.json)
    case .dismiss: .text("dismiss")
    case .selectTab(let name): .only("selectTab", .text(name))
    case .start(let coordinator): .only("start", .text(coordinator))
    case .raise(let event, let delay): .only("raise", Self.raising(event, after: delay))
    case .alert(let alert): .only("alert", alert.json)
    case .focus(let identifier):
      .only("focus", identifier.map(JSONNode.text) ?? JSONNode(.null))
    case .ask(let permission): .only("ask", permission.json)
    case .open(let link): .only("open", link.json)
    case .share(let share): .only("share", share.json)
    case .paste(let event): .only("paste", .text(event))
    case .copy(let text): .only("copy", text.json)
    case .track(let event): .only("track", event.json)
    case .draw(let key, let bound): .only("draw", Self.drawing(key, below: bound))
    case .savePassword: .text("savePassword")
    case .busy(let duration):
      .only("busy", duration.map(JSONNode.duration) ?? .text("forever"))
    case .crash(let message): .only("crash", .text(message))
    }
  }

  private static func pushing(_ screen: String, _ with: [String: String]) -> JSONNode {
    var members = JSONMembers()
    members.add("screen", screen)
    members.add("with", expressions: with)
    return members.count == 1 ? .text(screen) : members.node
  }

  private static func raising(_ event: String, after delay: VirtualDuration) -> JSONNode {
    guard delay != .zero else { return .text(event) }
    var members = JSONMembers()
    members.add("event", event)
    members.add("after", JSONNode.duration(delay))
    return members.node
  }
}

extension ActionDefinition {
  private static func drawing(_ key: String, below bound: Int) -> JSONNode {
    var members = JSONMembers()
    members.add("key", key)
    members.add("below", JSONNode(.integer(Int64(bound))))
    return members.node
  }
}

extension PresentationDefinition {
  /// The screen alone where that says all.
  var json: JSONNode {
    var members = JSONMembers()
    members.add("screen", screen)
    members.add("style", style == .sheet ? nil : style.rawValue)
    members.add("detents", list: detents) { .text($0.rawValue) }
    members.add("grabber", hasGrabber.map { JSONNode(.bool($0)) })
    members.add("with", expressions: with)
    return members.count == 1 ? .text(screen) : members.node
  }
}

extension PermissionDefinition {
  fileprivate var json: JSONNode {
    var members = JSONMembers()
    members.add("resource", resource.rawValue)
    members.add("message", message?.json)
    members.add("event", event)
    return members.count == 1 ? .text(resource.rawValue) : members.node
  }
}

extension ShareDefinition {
  fileprivate var json: JSONNode {
    if case .literal(let words) = text, event == nil { return .text(words) }
    var members = JSONMembers()
    members.add("text", text.json)
    members.add("event", event)
    return members.node
  }
}

extension AlertDefinition {
  var json: JSONNode {
    var members = JSONMembers()
    members.add("title", style == .actionSheet && title == "" ? nil : title.json)
    members.add("message", message?.json)
    members.add("style", style == .alert ? nil : style.rawValue)
    members.add(
      "buttons",
      JSONNode(
        .array(
          buttons.map { button in
            var members = JSONMembers()
            members.add("label", button.label.json)
            members.add("event", button.event)
            members.add("role", button.role?.rawValue)
            return members.node
          })))
    return members.node
  }
}

extension JSONNode {
  /// The object `{key: {...}}` with one assignment more, nil when this is no such object.
  fileprivate func adding(_ assignment: JSONMember, to key: String) -> JSONNode? {
    guard let group = member(key)?.value, case .object(let members) = group.kind,
      group.member(assignment.key) == nil
    else { return nil }
    return .only(key, JSONNode(.object(members + [assignment])))
  }
}
