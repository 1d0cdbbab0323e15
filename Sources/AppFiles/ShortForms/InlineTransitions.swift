import LocatedJSON

/// Gives each transition that is written at a gesture, instead of an event, its own event.
///
/// `"tap": { "push": "details" }` becomes an event `tap details.button` and a transition for it, in
/// the state that shows the element. Expressions may use the same names as those of the element:
/// the event carries the items of the lists around it.
struct InlineTransitions {
  /// The names of events that the screen already has.
  private var events: Set<String> = []
  /// The names that expressions of the screen may use.
  private let expressions: NamedExpressions

  /// Whether a gesture's value is transitions and not an event.
  static func areIn(_ node: JSONNode) -> Bool {
    switch node.kind {
    case .array: true
    case .object: node.member("event") == nil
    default: false
    }
  }

  /// Rewrites a screen whose short forms and components are expanded.
  static func expanded(
    _ screen: JSONNode, _ expressions: NamedExpressions = .none
  ) -> JSONNode {
    guard hasAny(screen) else { return screen }
    var transitions = InlineTransitions(expressions: expressions)
    transitions.collectEvents(screen)
    return transitions.level(screen)
  }

  private static func hasAny(_ node: JSONNode) -> Bool {
    switch node.kind {
    case .array(let nodes): return nodes.contains(where: hasAny)
    case .object(let members):
      let isElement = node.member("type") != nil
      return members.contains { member in
        if isElement, member.key == "on", case .object(let gestures) = member.value.kind {
          return gestures.contains { areIn($0.value) }
        }
        return hasAny(member.value)
      }
    default: return false
    }
  }

  private mutating func collectEvents(_ level: JSONNode) {
    guard case .object(let members) = level.kind else { return }
    for member in members {
      guard case .object(let inner) = member.value.kind else { continue }
      if member.key == "on" { events.formUnion(inner.map(\.key)) }
      if member.key == "states" { for state in inner { collectEvents(state.value) } }
    }
  }

  // MARK: - Screens and states

  private mutating func level(_ node: JSONNode) -> JSONNode {
    guard case .object(var members) = node.kind else { return node }
    var added: [JSONMember] = []
    for (index, member) in members.enumerated() {
      switch member.key {
      case "root": members[index].value = element(member.value, [], &added)
      case let key where FileRewriter.elementLists.contains(key):
        members[index].value = elements(member.value, [], &added)
      case "states": members[index].value = states(member.value)
      default: break
      }
    }
    guard !added.isEmpty else { return JSONNode(.object(members), offset: node.offset) }
    if let index = members.firstIndex(where: { $0.key == "on" }),
      case .object(let own) = members[index].value.kind
    {
      members[index].value.kind = .object(own + added)
    } else {
      members.append(
        JSONMember("on", offset: node.offset, JSONNode(.object(added), offset: node.offset)))
    }
    return JSONNode(.object(members), offset: node.offset)
  }

  private mutating func states(_ node: JSONNode) -> JSONNode {
    guard case .object(var members) = node.kind else { return node }
    for (index, member) in members.enumerated() { members[index].value = level(member.value) }
    return JSONNode(.object(members), offset: node.offset)
  }

  // MARK: - Elements

  private mutating func elements(
    _ node: JSONNode, _ names: Set<String>, _ added: inout [JSONMember]
  ) -> JSONNode {
    guard case .array(var nodes) = node.kind else { return node }
    for (index, part) in nodes.enumerated() { nodes[index] = element(part, names, &added) }
    return JSONNode(.array(nodes), offset: node.offset)
  }

  /// An element, a section or a case of a choice; `names` are those of the items around it.
  private mutating func element(
    _ node: JSONNode, _ outer: Set<String>, _ added: inout [JSONMember]
  ) -> JSONNode {
    guard case .object(var members) = node.kind else { return node }
    var names = outer
    if node.member("forEach") != nil {
      names.formUnion([node.text("as") ?? "item", "index"])
    }
    for (index, member) in members.enumerated() {
      switch member.key {
      case "children": members[index].value = elements(member.value, names, &added)
      case "cases": members[index].value = elements(member.value, names, &added)
      case "sections", "rows":
        let inner = names.union(["section", "row"])
        members[index].value = elements(member.value, inner, &added)
      case "header", "footer", "show":
        members[index].value = element(member.value, names, &added)
      case "on": members[index].value = gestures(member.value, of: node, names, &added)
      default: break
      }
    }
    return JSONNode(.object(members), offset: node.offset)
  }

  private mutating func gestures(
    _ node: JSONNode, of element: JSONNode, _ names: Set<String>, _ added: inout [JSONMember]
  ) -> JSONNode {
    guard case .object(var members) = node.kind else { return node }
    for (index, member) in members.enumerated() where Self.areIn(member.value) {
      let event = newEvent("\(member.key) \(Self.name(of: element))")
      var used: Set<String> = []
      let transitions = ItemNames(names, expressions).carried(member.value, &used)
      added.append(JSONMember(event, offset: member.offset, transitions))
      let name = JSONNode(.string(event), offset: member.value.offset)
      members[index].value = used.isEmpty ? name : Self.event(name, carrying: used)
    }
    return JSONNode(.object(members), offset: node.offset)
  }

  private static func event(_ name: JSONNode, carrying names: Set<String>) -> JSONNode {
    let data = names.sorted().map { JSONMember($0, offset: name.offset, .text($0)) }
    return JSONNode(
      .object([
        JSONMember("event", offset: name.offset, name),
        JSONMember("data", offset: name.offset, JSONNode(.object(data), offset: name.offset)),
      ]), offset: name.offset)
  }

  /// The element's plain identifier or label, else its type.
  private static func name(of element: JSONNode) -> String {
    let names = ["identifier", "label", "type"].lazy.compactMap(element.text)
    return names.first { !$0.isEmpty } ?? "element"
  }

  private mutating func newEvent(_ name: String) -> String {
    var event = name
    var number = 2
    while !events.insert(event).inserted {
      event = "\(name) \(number)"
      number += 1
    }
    return event
  }
}

extension JSONNode {
  /// The text under a key; nil if it is not a plain text.
  func text(_ key: String) -> String? {
    if case .string(let text)? = member(key)?.value.kind { text } else { nil }
  }
}
