import AccessibilityTree
import ServedSessions
import SimulatedApp

/// The elements of a tree that a description lists, without those that only arrange others.
struct ElementRows {
  /// An element with a row of its own.
  struct Row {
    let node: Int
    /// How many elements with rows it is in.
    let level: Int
    /// The texts inside it that have no row of their own.
    var texts: [String] = []
  }

  private let tree: ElementSnapshot
  private(set) var all: [Row] = []
  /// Whether the software keyboard is shown; its keys have no rows.
  private(set) var hasKeyboard = false

  /// The elements whose texts the row of another one shows, with that one.
  private var holders: [Int: Int] = [:]

  /// The element whose row shows an element: itself, or the cell or button that it is in.
  func holder(of node: Int) -> Int { holders[node] ?? node }

  /// The most characters of a text that a row shows.
  static let textLimit = 60
  /// The most texts inside an element that its row shows.
  static let innerLimit = 5
  /// The deepest level that is indented.
  static let levelLimit = 5

  init(_ tree: ElementSnapshot) {
    self.tree = tree
    var ends: [Int] = []
    var holder: (row: Int, end: Int)?
    var node = 1
    while node < tree.count {
      let type = tree.type(of: node)
      guard type != .keyboard, type != .statusBar else {
        if type == .keyboard { hasKeyboard = true }
        node = tree.subtree(of: node).upperBound
        continue
      }
      while let end = ends.last, end <= node { ends.removeLast() }
      if let inside = holder, node < inside.end, type == .staticText || type == .image {
        holders[node] = all[inside.row].node
        add(tree.label(of: node), to: inside.row)
      } else if isTold(node, type) {
        all.append(Row(node: node, level: min(ends.count, Self.levelLimit)))
        let end = tree.subtree(of: node).upperBound
        ends.append(end)
        if type == .cell || type == .button { holder = (all.count - 1, end) }
      }
      node += 1
    }
  }

  private mutating func add(_ text: String, to row: Int) {
    let own = tree.label(of: all[row].node)
    guard !text.isEmpty, text != own, all[row].texts.count < Self.innerLimit else { return }
    all[row].texts.append(text)
  }

  private func isTold(_ node: Int, _ type: ElementType) -> Bool {
    switch type {
    case .application, .window: return false
    case .other where tree.label(of: node).contains("scroll bar, "): return false
    case .alert, .sheet: return true
    default:
      return type.isControl
        || [tree.identifier(of: node), tree.label(of: node), tree.title(of: node)]
          .contains { !$0.isEmpty }
    }
  }

  /// The row of an element: `e5 Button 'Add to cart' #product.add (disabled)`.
  func line(of row: Row, named name: String) -> String {
    let view = tree[row.node]
    let label = view.label.isEmpty ? view.title : view.label
    var line = String(repeating: "  ", count: row.level) + "\(name) \(view.type.name)"
    for text in (label.isEmpty ? [] : [label]) + row.texts { line += " '\(Self.cut(text))'" }
    if !view.identifier.isEmpty { line += " #\(Self.cut(view.identifier))" }
    let words = view.placeholderValue
    // An empty field has its placeholder as its value.
    if let words, view.type.takesText, (view.value ?? words) == words {
      line += " empty, '\(Self.cut(words))'"
    } else if let value = view.value, !value.isEmpty {
      line += " = '\(Self.cut(value))'"
    }
    let states = states(of: view)
    return states.isEmpty ? line : line + " (\(states.joined(separator: ", ")))"
  }

  private func states(of view: ElementView) -> [String] {
    var states: [String] = []
    if !view.isEnabled { states.append("disabled") }
    if view.isSelected { states.append("selected") }
    if view.hasKeyboardFocus { states.append("has the keyboard") }
    if view.frame.intersection(tree.frame(of: 0)).isEmpty { states.append("out of sight") }
    return states
  }

  private static func cut(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > textLimit ? line.prefix(textLimit - 3) + "..." : line
  }
}
