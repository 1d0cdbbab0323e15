import AccessibilityTree
package import SimulatedApp

/// Marks drafted parts of a screen's file as confirmed, if recordings show them.
///
/// Only the word changes; everything else in the file keeps its bytes.
package struct DraftConfirmation {
  /// How many elements were confirmed.
  package private(set) var elements = 0
  /// How many transitions were confirmed.
  package private(set) var transitions = 0

  private let bytes: [UInt8]
  private let root: JSONNode
  /// The offsets of the words that change.
  private var offsets: Set<Int> = []

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
    for offset in offsets.sorted() {
      changed += bytes[position..<offset] + Self.confirmed
      position = offset + Self.drafted.count
    }
    return changed + bytes[position...]
  }

  /// Confirms the elements of a state that a recording shows as the model has them.
  ///
  /// - Parameters:
  ///   - shown: The elements that are the same in both.
  ///   - state: The dotted path of the state.
  package mutating func confirm(_ shown: Set<ShownElement>, in state: String) {
    for part in states(on: state) {
      for key in Self.elementLists {
        if let elements = part.member(key)?.value { confirm(shown, below: elements) }
      }
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
    var found: [JSONNode] = []
    for part in states(on: state) {
      for key in ["on", "after", "always"] {
        guard let node = part.member(key)?.value else { continue }
        Self.collect(&found, in: node) { Self.leads($0, to: screen, next, by: entrances) }
      }
    }
    guard found.count == 1, let offset = Self.mark(of: found[0]) else { return }
    if take(offset) { transitions += 1 }
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

  // The reader limits how deep a file nests.
  private mutating func confirm(_ shown: Set<ShownElement>, below node: JSONNode) {
    switch node.kind {
    case .array(let nodes):
      for inner in nodes { confirm(shown, below: inner) }
    case .object(let members):
      if let offset = Self.mark(of: node), shown.contains(where: { $0.is(node) }), take(offset) {
        elements += 1
      }
      for member in members { confirm(shown, below: member.value) }
    default: return
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
    guard bytes[offset...].starts(with: Self.drafted) else { return false }
    return offsets.insert(offset).inserted
  }

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
    guard let actions = node.member("actions")?.value else { return false }
    let all = if case .array(let list) = actions.kind { list } else { [actions] }
    return all.contains { action in
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
