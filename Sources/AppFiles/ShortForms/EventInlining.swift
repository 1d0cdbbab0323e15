import LocatedJSON

/// Replaces events that one gesture raises and one state handles with their transitions.
///
/// It is the opposite of ``InlineTransitions``. An event stays if anything else in the app's files
/// mentions its name, or if its transitions would mean something else at the gesture.
struct EventInlining {
  /// The screen's file, with its short forms expanded.
  private(set) var screen: JSONNode
  /// The events that are gone.
  private(set) var events: [String] = []

  /// The states of the screen, each with its path; the screen itself has the path `[]`.
  private var levels: [(path: [String], node: JSONNode)] = []

  /// - Parameters:
  ///   - screen: The file, with its short forms expanded.
  ///   - isElsewhere: Whether another file of the app mentions a name.
  init(_ screen: JSONNode, isElsewhere: (String) -> Bool) {
    self.screen = screen
    levels = Self.levels(screen, path: [])
    for event in candidates() where !isElsewhere(event) { inline(event) }
  }

  private static func levels(
    _ node: JSONNode, path: [String]
  ) -> [(path: [String], node: JSONNode)] {
    let inner = node.member("states").map { Self.members($0.value) } ?? []
    return [(path, node)] + inner.flatMap { levels($0.value, path: path + [$0.key]) }
  }

  private static func members(_ node: JSONNode) -> [JSONMember] {
    if case .object(let members) = node.kind { members } else { [] }
  }

  /// The events that one level handles and that the file mentions one more time.
  private func candidates() -> [String] {
    var texts: [String: Int] = [:]
    Self.count(screen, &texts)
    let answered = levels.flatMap { level in
      level.node.member("on").map { Self.members($0.value).map(\.key) } ?? []
    }
    return answered.filter { event in
      texts[event] == 1 && answered.count { $0 == event } == 1
    }
  }

  private static func count(_ node: JSONNode, _ texts: inout [String: Int]) {
    switch node.kind {
    case .string(let text): texts[text, default: 0] += 1
    case .array(let nodes): for part in nodes { count(part, &texts) }
    case .object(let members): for member in members { count(member.value, &texts) }
    default: break
    }
  }

  // MARK: - One event

  private mutating func inline(_ event: String) {
    guard let answer = levels.first(where: { $0.node.member("on")?.value.member(event) != nil }),
      let transitions = answer.node.member("on")?.value.member(event)?.value,
      let sender = sender(of: event), sender.level.starts(with: answer.path)
    else { return }
    guard sender.level == answer.path || !Self.hasTarget(transitions),
      let inlined = Self.replacing(sender.data, in: transitions, items: sender.items)
    else { return }
    let change = EventChange(event: event, transitions: inlined, answer: answer.path)
    screen = change.level(screen, path: [])
    levels = Self.levels(screen, path: [])
    events.append(event)
  }

  private static func hasTarget(_ node: JSONNode) -> Bool {
    switch node.kind {
    case .string: true
    case .array(let nodes): nodes.contains(where: hasTarget)
    default: node.member("target") != nil
    }
  }

  /// The transitions, with the expressions that the event carries inserted where they are read.
  ///
  /// Nil unless these are key paths that begin with an item, which cannot change in between.
  private static func replacing(
    _ data: [JSONMember], in transitions: JSONNode, items: Set<String>
  ) -> JSONNode? {
    let whole: JSONNode =
      if case .string = transitions.kind { .only("target", transitions) } else { transitions }
    guard !data.isEmpty else { return whole }
    // A raised event passes on the data of the event before it.
    guard !mentions("raise", whole) else { return nil }
    var values: [String: String] = [:]
    for member in data {
      guard case .string(let path) = member.value.kind,
        let first = path.split(separator: ".").first, items.contains(String(first)),
        path.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
      else { return nil }
      values[member.key] = path
    }
    return substituted(whole, values)
  }

  private static func mentions(_ key: String, _ node: JSONNode) -> Bool {
    switch node.kind {
    case .array(let nodes): nodes.contains { mentions(key, $0) }
    case .object(let members): members.contains { $0.key == key || mentions(key, $0.value) }
    default: false
    }
  }

  private static func substituted(_ node: JSONNode, _ values: [String: String]) -> JSONNode {
    switch node.kind {
    case .string(let text):
      let words = Array(ExpressionWords(text))
      var made = ""
      var index = 0
      while index < words.count {
        if words[index].text == "event", words[index].beginsPath, index + 2 < words.count,
          words[index + 1].text == ".", let value = values[words[index + 2].text]
        {
          made += value
          index += 3
        } else {
          made += words[index].text
          index += 1
        }
      }
      return .text(made)
    default:
      return node.mapParts { substituted($0, values) }.mapMembers { substituted($0.value, values) }
    }
  }

  // MARK: - The gesture

  private struct Sender {
    var level: [String]
    var data: [JSONMember]
    var items: Set<String>
  }

  private func sender(of event: String) -> Sender? {
    for level in levels {
      for member in Self.members(level.node) {
        let found: Sender? =
          switch member.key {
          case let key where key == "root" || FileRewriter.elementLists.contains(key):
            Self.sender(of: event, in: member.value, [])
          default: nil
          }
        if var found {
          found.level = level.path
          return found
        }
      }
    }
    return nil
  }

  /// Looks in an element, a section or a list of them.
  private static func sender(
    of event: String, in node: JSONNode, _ outer: Set<String>
  ) -> Sender? {
    if case .array(let nodes) = node.kind {
      return nodes.lazy.compactMap { sender(of: event, in: $0, outer) }.first
    }
    var items = outer
    if node.member("forEach") != nil { items.formUnion([node.text("as") ?? "item", "index"]) }
    for member in members(node) {
      switch member.key {
      case "on":
        for gesture in members(member.value) {
          if case .string(event) = gesture.value.kind {
            return Sender(level: [], data: [], items: items)
          }
          guard gesture.value.text("event") == event else { continue }
          let data = gesture.value.member("data").map { members($0.value) } ?? []
          return Sender(level: [], data: data, items: items)
        }
      case "children", "sections", "rows", "cases", "header", "footer", "show":
        if let found = sender(of: event, in: member.value, items) { return found }
      default: break
      }
    }
    return nil
  }
}

/// Moves an event's transitions from its state to the gesture.
private struct EventChange {
  let event: String
  let transitions: JSONNode
  /// The path of the state that answers the event.
  let answer: [String]

  func level(_ node: JSONNode, path: [String]) -> JSONNode {
    guard case .object(let members) = node.kind else { return node }
    let made = members.compactMap { member -> JSONMember? in
      var made = member
      switch member.key {
      case let key where key == "root" || FileRewriter.elementLists.contains(key):
        made.value = element(member.value)
      case "states":
        made.value = member.value.mapMembers { level($0.value, path: path + [$0.key]) }
      case "on" where path == answer:
        guard case .object(let events) = member.value.kind else { return member }
        let others = events.filter { $0.key != event }
        if others.isEmpty { return nil }
        made.value = JSONNode(.object(others))
      default: break
      }
      return made
    }
    return JSONNode(.object(made))
  }

  private func element(_ node: JSONNode) -> JSONNode {
    node.mapParts(element).mapMembers { member in
      switch member.key {
      case "children", "sections", "rows", "cases", "header", "footer", "show":
        element(member.value)
      case "on": member.value.mapMembers { raises($0.value) ? transitions : $0.value }
      default: member.value
      }
    }
  }

  private func raises(_ gesture: JSONNode) -> Bool {
    if case .string(event) = gesture.kind { return true }
    return gesture.text("event") == event
  }
}
