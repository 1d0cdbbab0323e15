import AppModel
import LocatedJSON
import PredicateFormat

/// Replaces the uses of components with their elements and states:
/// `{"component": "productCell", "with": {...}}`, and `"include": {"load": {...}}`.
///
/// An expanded value keeps the offsets of the file that it comes from, so that a fault has the
/// right place.
struct ComponentExpander {
  private let components: [String: ComponentFile]
  /// Components whose files could not be read; no more faults are reported about them.
  private let unread: Set<String>
  private var room: ComponentRoom
  private var hasToldLimit = false

  init(
    _ components: [String: ComponentFile], unread: Set<String>,
    room: ComponentRoom = ComponentRoom()
  ) {
    self.components = components
    self.unread = unread
    self.room = room
  }

  mutating func expand(_ screen: JSONNode, _ collector: FaultCollector) -> JSONNode {
    guard Self.mentionsComponents(screen) else { return screen }
    let whole = expand(screen, isElement: false, inside: [], collector)
    // The arguments of components may contain short forms too.
    return ShortForms.expanded(whole)
  }

  private static let uses = "component"
  /// The key in a screen or a state that lists the components whose states it includes.
  static let include = "include"
  /// The keys that contain an element or a list of elements.
  private static let elementKeys = FileRewriter.elementLists.union([
    "root", "header", "footer", "show", "children", "rows", "fields",
  ])
  /// The keys below which names are free, so that nothing there is an element.
  private static let freeKeys: Set<String> = [
    "context", "with", "data", NamedExpressions.key, include,
  ]

  private static func mentionsComponents(_ node: JSONNode) -> Bool {
    switch node.kind {
    case .object(let members):
      members.contains { $0.key == uses || $0.key == include || mentionsComponents($0.value) }
    case .array(let nodes): nodes.contains(where: mentionsComponents)
    default: false
    }
  }

  private mutating func expand(
    _ node: JSONNode, isElement: Bool, inside trail: [String], _ collector: FaultCollector
  ) -> JSONNode {
    switch node.kind {
    case .array(let nodes):
      var made: [JSONNode] = []
      for part in nodes {
        made.append(expand(part, isElement: isElement, inside: trail, collector))
      }
      return JSONNode(.array(made), offset: node.offset)
    case .object(let members):
      if isElement, node.member(Self.uses) != nil { return use(node, inside: trail, collector) }
      var made = members
      for (index, member) in members.enumerated() where !Self.freeKeys.contains(member.key) {
        // Events have free names too, but their transitions may show alerts with fields.
        made[index].value =
          member.key == "on"
          ? member.value.mapMembers { expand($0.value, isElement: false, inside: trail, collector) }
          : expand(
            member.value, isElement: Self.elementKeys.contains(member.key), inside: trail, collector
          )
      }
      let whole = JSONNode(.object(made), offset: node.offset)
      return including(in: whole, inside: trail, collector)
    default: return node
    }
  }

  // MARK: - One use

  /// A screen or a state, with the states of its included components before its own.
  private mutating func including(
    in node: JSONNode, inside trail: [String], _ collector: FaultCollector
  ) -> JSONNode {
    guard case .object(let members) = node.kind, let uses = node.member(Self.include)?.value else {
      return node
    }
    let cursor = JSONCursor(node: uses, path: .top.key(Self.include), collector: collector)
    var states: [JSONMember] = []
    var first: JSONNode?
    for (name, value) in cursor.entries("an object of components and their values") ?? [] {
      guard let made = self.states(of: name, with: value, inside: trail, collector) else {
        collector.hidesNames = true
        continue
      }
      states += made.states
      first = first ?? made.initial
    }
    let own = members.filter { $0.key != Self.include }
    return JSONNode(
      .object(Self.adding(states, startingWith: first, to: own, of: node)), offset: node.offset)
  }

  /// The states of a component for one use, and which of them comes first.
  private mutating func states(
    of name: String, with values: JSONCursor, inside trail: [String], _ collector: FaultCollector
  ) -> (states: [JSONMember], initial: JSONNode?)? {
    guard let component = component(name, at: values) else { return nil }
    guard case .states(let node, let initial) = component.content else {
      values.keyFault("the component \(quoted(name)) has an element and no states")
      return nil
    }
    guard isAllowed(name, inside: trail, at: values),
      let given = self.values(of: component, named: name, values, in: values)
    else { return nil }
    let made = expand(
      component.made(node, given, &room), isElement: false, inside: trail + [name], collector)
    guard hasRoom(at: values), case .object(let states) = made.kind else { return nil }
    return (states, initial)
  }

  private static func adding(
    _ states: [JSONMember], startingWith first: JSONNode?, to members: [JSONMember],
    of node: JSONNode
  ) -> [JSONMember] {
    guard !states.isEmpty else { return members }
    var made = members
    if let first, node.member("initial") == nil {
      made.append(JSONMember("initial", offset: first.offset, first))
    }
    guard let index = made.firstIndex(where: { $0.key == "states" }),
      case .object(let own) = made[index].value.kind
    else {
      let all = JSONNode(.object(states), offset: node.offset)
      return made + [JSONMember("states", offset: node.offset, all)]
    }
    made[index].value.kind = .object(states + own)
    return made
  }

  private mutating func use(
    _ node: JSONNode, inside trail: [String], _ collector: FaultCollector
  ) -> JSONNode {
    let cursor = JSONCursor(node: node, path: .top, collector: collector)
    let wanted = "the use of a component: an object with the key \"component\""
    guard let fields = cursor.fields(wanted, keys: [Self.uses, "with"]),
      let name = fields[Self.uses]?
        .name("a component's name"),
      let component = component(name, at: fields[Self.uses], or: Self.types(for: node)),
      isAllowed(name, inside: trail, at: cursor)
    else { return standIn(for: node, collector) }
    guard case .element(let content) = component.content else {
      fields[Self.uses]?.fault("the component \(quoted(name)) has states and no element")
      return standIn(for: node, collector)
    }
    guard let values = values(of: component, named: name, fields["with"], in: cursor) else {
      return standIn(for: node, collector)
    }
    let element = component.made(content, values, &room)
    guard hasRoom(at: cursor) else { return standIn(for: node, collector) }
    return expand(element, isElement: true, inside: trail + [name], collector)
  }

  /// The types of elements that the name of a component can be meant for: those with short forms
  /// if the use is in the short form, where the name has the place of its key.
  private static func types(for node: JSONNode) -> [String] {
    guard case .object(let members) = node.kind,
      let use = members.first(where: { $0.key == uses }), use.offset == use.value.offset
    else { return [] }
    return ElementDefinition.shortTypes
  }

  private func component(
    _ name: String, at cursor: JSONCursor?, or types: [String] = []
  ) -> ComponentFile? {
    if let component = components[name] { return component }
    if !unread.contains(name) {
      cursor?.unknown("component", name, among: AppCheck.sorted(components.keys) + types)
    }
    return nil
  }

  private mutating func isAllowed(
    _ name: String, inside trail: [String], at cursor: JSONCursor
  ) -> Bool {
    if let first = trail.firstIndex(of: name) {
      let round = (trail[first...] + [name]).joined(separator: " -> ")
      cursor.fault("components use each other: \(round)")
      return false
    }
    guard trail.count < ScreenDefinition.nestingLimit else {
      cursor.fault("components nest deeper than \(ScreenDefinition.nestingLimit) levels, the limit")
      return false
    }
    return hasRoom(at: cursor)
  }

  private mutating func hasRoom(at cursor: JSONCursor) -> Bool {
    guard let excess = room.excess else { return true }
    if !hasToldLimit {
      cursor.fault("the components make more than \(excess), the limit")
      hasToldLimit = true
    }
    return false
  }

  /// The values of a component's parameters; nil if one is of a wrong kind.
  private func values(
    of component: ComponentFile, named name: String, _ with: JSONCursor?, in use: JSONCursor
  ) -> [String: JSONNode]? {
    if component.hasUnknownParameters { use.collector.hidesNames = true }
    var values: [String: JSONNode] = [:]
    var isWhole = true
    let known = component.parameters.map(\.name)
    for (parameter, value) in with?.entries("an object of values") ?? [] {
      values[parameter] = value.node
      if let kind = component.kinds[parameter], !kind.accepts(value) { isWhole = false }
      guard !known.contains(parameter) else { continue }
      value.keyFault(
        "the component \(quoted(name)) has no parameter \(quoted(parameter))",
        nearest: NearestName.of(parameter, in: known))
    }
    for parameter in component.parameters where values[parameter.name] == nil {
      values[parameter.name] = parameter.usual
      guard parameter.usual == nil else { continue }
      use.collector.hidesNames = true
      use.fault("the component \(quoted(name)) needs a \(quoted(parameter.name))")
    }
    return isWhole ? values : nil
  }

  /// A substitute for a component that could not be expanded; it causes no further faults.
  private func standIn(for node: JSONNode, _ collector: FaultCollector) -> JSONNode {
    collector.hidesNames = true
    let type = JSONMember("type", offset: node.offset, .text("other"))
    return JSONNode(.object([type]), offset: node.offset)
  }
}
