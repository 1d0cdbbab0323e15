package import AccessibilityTree
package import SimulatedApp

/// Marks drafted parts of a screen's file as confirmed, if recordings show them, and gives drafted
/// elements the identifiers and labels that they have there.
///
/// Everything else in the file keeps its bytes.
package struct DraftConfirmation {
  /// How many elements were confirmed.
  package private(set) var elements = 0
  /// How many of them got an identifier or a label.
  package private(set) var names = 0
  /// How many transitions were confirmed.
  package private(set) var transitions = 0

  private let bytes: [UInt8]
  private let root: JSONNode
  /// The texts that replace others, by the offset of the first replaced byte.
  private var edits: [Int: Edit] = [:]

  private struct Edit {
    var length: Int
    var text: [UInt8]
  }

  private static let drafted = Array("\"drafted\"".utf8)
  private static let confirmed = Array("\"confirmed\"".utf8)

  /// Reads the file of a screen; nil if it is no JSON.
  package init?(_ bytes: [UInt8]) {
    guard let node = ShortForms.read(bytes, of: "") else { return nil }
    self.bytes = bytes
    root = node
  }

  /// The file with the changes.
  package var file: [UInt8] {
    var changed: [UInt8] = []
    var position = 0
    for (offset, edit) in edits.sorted(by: { $0.key < $1.key }) {
      changed += bytes[position..<offset] + edit.text
      position = offset + edit.length
    }
    return changed + bytes[position...]
  }

  /// Confirms the elements of a state that a recording shows as the model has them.
  ///
  /// - Parameters:
  ///   - shown: The elements that are the same in both.
  ///   - holders: The types of the recorded elements without a name around them: a table around a
  ///     text confirms the drafted table around it.
  ///   - state: The dotted path of the state.
  package mutating func confirm(
    _ shown: Set<ShownElement>, inside holders: [ShownElement: Set<ElementType>] = [:],
    in state: String
  ) {
    for part in states(on: state) {
      for key in Self.elementLists {
        guard let elements = part.member(key)?.value else { continue }
        _ = confirm(shown, holders, below: elements)
      }
    }
  }

  /// Writes the identifier and the label of an element, and confirms it; does nothing if several
  /// elements of the state may be it, or none.
  package mutating func name(_ element: NamedElement, in state: String) {
    var found: [JSONNode] = []
    for part in states(on: state) {
      for key in Self.elementLists {
        guard let elements = part.member(key)?.value else { continue }
        Self.collect(&found, in: elements) { element.drafted.is($0) }
      }
    }
    guard found.count == 1, let known = found[0].member("known"),
      let mark = Self.mark(of: found[0])
    else { return }
    var changed = self
    guard changed.take(mark), changed.write(element, in: found[0], before: known.offset),
      changed.shows(element.recorded)
    else { return }
    self = changed
    elements += 1
    names += 1
  }

  /// Writes the words that an object lacks before its mark, and replaces a label that was taken for
  /// the identifier; false if the file spells the label in another way.
  private mutating func write(
    _ element: NamedElement, in node: JSONNode, before offset: Int
  ) -> Bool {
    var words: [(key: String, text: String)] = []
    if element.drafted.identifier.isEmpty, !element.recorded.identifier.isEmpty {
      words.append(("identifier", element.recorded.identifier))
    }
    if element.drafted.label != element.recorded.label {
      if let label = node.member("label")?.value {
        let old = Array(JSONWriter.literal(element.drafted.label).utf8)
        guard bytes[label.offset...].starts(with: old) else { return false }
        edits[label.offset] = Edit(
          length: old.count, text: Array(JSONWriter.literal(element.recorded.label).utf8))
      } else {
        words.append(("label", element.recorded.label))
      }
    }
    let text = words.map { "\"\($0.key)\": \(JSONWriter.literal($0.text)), " }.joined()
    if !text.isEmpty { edits[offset] = Edit(length: 0, text: Array(text.utf8)) }
    return true
  }

  /// Whether the changed file is still one, with this element.
  private func shows(_ element: ShownElement) -> Bool {
    guard let root = ShortForms.read(file, of: "") else { return false }
    return Self.holds(root) { element.is($0) }
  }

  // The reader limits how deep a file nests.
  private static func holds(_ node: JSONNode, _ isSought: (JSONNode) -> Bool) -> Bool {
    if isSought(node) { return true }
    return switch node.kind {
    case .array(let nodes): nodes.contains { holds($0, isSought) }
    case .object(let members): members.contains { holds($0.value, isSought) }
    default: false
    }
  }

  /// The members of a screen and its states that list elements.
  private static let elementLists = ["view", "barItems", "leftBarItems"]

  /// Confirms the only transition of a state that leads to a place; does nothing if there is none,
  /// or if there are several.
  ///
  /// - Parameters:
  ///   - screen: The screen that it leads to; nil for another state of this one.
  ///   - next: The dotted path of the state that it leads to.
  ///   - state: The dotted path of the state.
  ///   - entrances: The tabs and the coordinators that begin with the screen.
  package mutating func confirmTransition(
    to screen: String?, _ next: String, from state: String,
    by entrances: ScreenEntrances = ScreenEntrances()
  ) {
    confirmOnlyTransition(of: state) { Self.leads($0, to: screen, next, by: entrances) }
  }

  /// Confirms the only transition of a state that goes back to the screen before; does nothing if
  /// there is none, or if there are several.
  package mutating func confirmReturn(from state: String) {
    confirmOnlyTransition(of: state) { node in
      Self.actions(of: node).contains { action in
        Self.returns.contains { action.kind == .string($0) || action.member($0) != nil }
      }
    }
  }

  private static let returns = ["pop", "popToRoot", "dismiss"]

  private mutating func confirmOnlyTransition(
    of state: String, where holds: (JSONNode) -> Bool
  ) {
    var found: [JSONNode] = []
    for part in states(on: state) {
      for key in ["on", "after", "always"] {
        guard let node = part.member(key)?.value else { continue }
        Self.collect(&found, in: node, where: holds)
      }
    }
    guard found.count == 1, let offset = Self.mark(of: found[0]) else { return }
    if take(offset) { transitions += 1 }
  }

  /// The actions of a transition.
  private static func actions(of node: JSONNode) -> [JSONNode] {
    guard let actions = node.member("actions")?.value else { return [] }
    return if case .array(let list) = actions.kind { list } else { [actions] }
  }

  // MARK: - Parts of the file

  /// The screen and its states on a dotted path.
  private func states(on path: String) -> [JSONNode] {
    var parts = [root]
    for name in path.split(separator: ".") {
      guard let inner = parts.last?.member("states")?.value.member(String(name))?.value else {
        break
      }
      parts.append(inner)
    }
    return parts
  }

  /// Confirms what is shown below a node, and returns the types that may be around it.
  // The reader limits how deep a file nests.
  private mutating func confirm(
    _ shown: Set<ShownElement>, _ holders: [ShownElement: Set<ElementType>], below node: JSONNode
  ) -> Set<ElementType> {
    switch node.kind {
    case .array(let nodes):
      return nodes.reduce(into: []) { $0.formUnion(confirm(shown, holders, below: $1)) }
    case .object(let members):
      var around = members.reduce(into: Set<ElementType>()) {
        $0.formUnion(confirm(shown, holders, below: $1.value))
      }
      let own = shown.filter { $0.is(node) }
      let isShown = !own.isEmpty || around.contains { $0.isUnnamed(node) }
      if isShown, let offset = Self.mark(of: node), take(offset) { elements += 1 }
      for element in own { around.formUnion(holders[element] ?? []) }
      return around
    default: return []
    }
  }

  /// The offset of the word that marks an object as drafted; nil if there is none.
  private static func mark(of node: JSONNode) -> Int? {
    guard let known = node.member("known")?.value, known.kind == .string(Knowledge.drafted.rawValue)
    else { return nil }
    return known.offset
  }

  private mutating func take(_ offset: Int) -> Bool {
    // A word with escapes is another spelling of the same; it is left alone.
    guard bytes[offset...].starts(with: Self.drafted), edits[offset] == nil else { return false }
    edits[offset] = Edit(length: Self.drafted.count, text: Self.confirmed)
    return true
  }

  /// Collects the drafted objects that a condition holds for.
  private static func collect(
    _ found: inout [JSONNode], in node: JSONNode, where holds: (JSONNode) -> Bool
  ) {
    switch node.kind {
    case .array(let nodes):
      for inner in nodes { collect(&found, in: inner, where: holds) }
    case .object(let members):
      if mark(of: node) != nil, holds(node) { found.append(node) }
      for member in members { collect(&found, in: member.value, where: holds) }
    default: return
    }
  }

  private static func leads(
    _ node: JSONNode, to screen: String?, _ next: String, by entrances: ScreenEntrances
  ) -> Bool {
    guard let screen else {
      let name = next.split(separator: ".").last.map(String.init) ?? next
      return node.member("target")?.value.kind == .string(name)
    }
    return actions(of: node).contains { action in
      let shown = ["push", "present"].compactMap { action.member($0)?.value }
      if shown.contains(where: { ($0.member("screen")?.value ?? $0).kind == .string(screen) }) {
        return true
      }
      let isOfTab = entrances.tabs.contains {
        action.member("selectTab")?.value.kind == .string($0)
      }
      return isOfTab
        || entrances.coordinators.contains { action.member("start")?.value.kind == .string($0) }
    }
  }
}

/// The tabs and the coordinators of an app that begin with a screen.
package struct ScreenEntrances: Sendable, Equatable {
  /// The identifiers and the labels of the tabs.
  package var tabs: Set<String> = []
  /// The names of the coordinators.
  package var coordinators: Set<String> = []

  /// No entrances.
  package init() {}

  /// Finds the entrances of a screen.
  package init(to screen: String, in app: AppDefinition) {
    for case .tabs(let all) in app.coordinators.map(\.container) {
      for tab in all where tab.root == screen {
        tabs.insert(tab.identifier)
        if case .literal(let label) = tab.label { tabs.insert(label) }
      }
    }
    tabs.remove("")
    coordinators = Set(app.coordinators.filter { $0.root == screen }.map(\.name))
  }
}

/// A drafted element that a recording shows with further names.
package struct NamedElement: Hashable, Sendable {
  /// The element as the model has it.
  let drafted: ShownElement
  /// The element as it was recorded.
  let recorded: ShownElement

  /// Joins an element of the model and a recorded one.
  ///
  /// - Returns: Nil if the names contradict each other. An identifier that the draft took for the
  ///   label does not, since a test may find the element by it.
  package init?(drafted: ShownElement, recorded: ShownElement) {
    let hasNewIdentifier = drafted.identifier.isEmpty && !recorded.identifier.isEmpty
    guard drafted.type == recorded.type, drafted != recorded,
      drafted.identifier == recorded.identifier || hasNewIdentifier,
      drafted.label == recorded.label || drafted.label.isEmpty
        || hasNewIdentifier && drafted.label == recorded.identifier
    else { return nil }
    self.drafted = drafted
    self.recorded = recorded
  }
}

extension ElementType {
  /// Whether an object of a screen file describes an element of the type that has no name.
  fileprivate func isUnnamed(_ node: JSONNode) -> Bool {
    node.member("type")?.value.kind == .string(caseName)
      && ["identifier", "label", "title"].allSatisfy { node.member($0) == nil }
  }
}

/// An element that a recording and a model both show.
package struct ShownElement: Hashable, Sendable {
  let type: ElementType
  let identifier: String
  let label: String

  /// Names an element.
  package init(_ type: ElementType, identifier: String, label: String) {
    self.type = type
    self.identifier = identifier
    self.label = label
  }

  /// Whether an object of a screen file describes it, as far as the file has fixed words.
  fileprivate func `is`(_ node: JSONNode) -> Bool {
    guard node.member("type")?.value.kind == .string(type.caseName) else { return false }
    return Self.agrees(node.member("identifier")?.value, identifier)
      && Self.agrees(node.member("label")?.value, label)
      && !(identifier.isEmpty && label.isEmpty)
  }

  private static func agrees(_ node: JSONNode?, _ text: String) -> Bool {
    switch node?.kind {
    case nil: text.isEmpty
    case .string(let word): word == text
    default: true
    }
  }
}
