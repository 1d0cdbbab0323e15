import AccessibilityTree
import AppBuilding
import AppCompiling
import AppRuntime
import AppSession

/// The items of repeated elements that represent all items on a screen.
///
/// If an element has few items, all are taken; otherwise the first of each form. Items have the
/// same form if they contain the same elements, enabled or not. Then come the last item, and the
/// first ones until there are enough.
struct RepresentativeItems {
  /// The most items of one element that are taken.
  static let limit = 16

  /// A repeated element whose items are not all taken.
  struct Omission: Equatable {
    /// The screen that shows the element.
    let screen: String
    /// The row of its first item.
    let name: String
    /// How many items it has.
    let count: Int

    /// The omission in one sentence.
    var words: String {
      "\(count - limit) of \(count) items like \(name) on \(screen)"
    }
  }

  /// The elements with items that are not explored, by their numbers in the app.
  private(set) var omissions: [Int: Omission] = [:]
  private var leftOut: Set<Int> = []

  private struct Element: Hashable {
    let screen: Int
    let ordinal: Int
  }

  /// Finds the items of a screen; the names are those of the open screens, by their numbers.
  init(_ snapshot: ScreenSnapshot, screens: [Int: ScreenInstance]) {
    var items: [Element: [Int]] = [:]
    for node in snapshot.tree.front {
      guard case .element(let screen, let element, .some) = snapshot.sources[node] else { continue }
      items[Element(screen: screen, ordinal: element.ordinal), default: []].append(node)
    }
    let hosted = screens.values.contains { $0.screen.definition.isOwnSource }
    if hosted {
      leaveOutCells(of: snapshot, screen: screens.values.map(\.place.screen).first ?? "")
    }
    for (element, nodes) in items where nodes.count > Self.limit {
      leftOut.formUnion(Set(nodes).subtracting(Self.chosen(of: nodes, in: snapshot)))
      omissions[element.ordinal] = Omission(
        screen: screens[element.screen]?.name ?? "",
        name: snapshot.tree.row(of: nodes[0], withFrame: false), count: nodes.count)
    }
  }

  /// Leaves out cells of an app of SwiftUI source with everything in them: a cell represents all
  /// cells with the same elements, like the items of a repeated element.
  private mutating func leaveOutCells(of snapshot: ScreenSnapshot, screen: String) {
    let tree = snapshot.tree
    let cells = tree.front.filter { tree.type(of: $0) == .cell }
    let alike = Dictionary(grouping: cells) { cell in
      [tree.parent(of: cell) ?? -1] + tree.subtree(of: cell).map { Int(tree.type(of: $0).rawValue) }
    }
    for nodes in alike.values where nodes.count > Self.limit {
      for node in Set(nodes).subtracting(nodes.prefix(Self.limit - 1) + nodes.suffix(1)) {
        leftOut.formUnion(tree.subtree(of: node))
      }
      guard case .element(_, let element, _) = snapshot.sources[nodes[0]] else { continue }
      omissions[element.ordinal] = Omission(
        screen: screen, name: tree.row(of: nodes[0], withFrame: false), count: nodes.count)
    }
  }

  /// Whether the element at a node is taken.
  func takes(_ node: Int) -> Bool { !leftOut.contains(node) }

  /// The nodes of the items that are taken.
  private static func chosen(of nodes: [Int], in snapshot: ScreenSnapshot) -> Set<Int> {
    var forms: Set<[Int]> = []
    var chosen: Set<Int> = []
    for node in nodes where chosen.count < limit - 1 {
      if forms.insert(form(of: node, in: snapshot)).inserted { chosen.insert(node) }
    }
    if let last = nodes.last { chosen.insert(last) }
    for node in nodes where chosen.count < limit { chosen.insert(node) }
    return chosen
  }

  /// The elements in an item and whether each is enabled, as numbers.
  private static func form(of node: Int, in snapshot: ScreenSnapshot) -> [Int] {
    snapshot.tree.subtree(of: node).map { node in
      guard case .element(_, let element, _) = snapshot.sources[node] else { return -1 }
      return element.ordinal * 2 + (snapshot.tree.flags(of: node).contains(.isEnabled) ? 0 : 1)
    }
  }
}
