import AppCompiling
import PredicateFormat
import TextInput

/// What the elements of a tree represent, in the order of the tree.
///
/// The keys of the keyboard stay with its window, which many trees share. The sources of copied
/// rows are created when they are read.
package struct ElementSources: RandomAccessCollection {
  private let others: [ElementSource]
  private let copies: [CopiedRows]
  private let keyboard: ShownKeyboard?

  init(_ others: [ElementSource], _ copies: [CopiedRows] = [], keyboard: ShownKeyboard?) {
    self.others = others
    self.copies = copies
    self.keyboard = keyboard
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int {
    others.count + (copies.last?.copied ?? 0) + (keyboard?.keys.count ?? 0)
  }

  package subscript(node: Int) -> ElementSource {
    guard let keyboard, node >= keyboard.first else { return other(node) }
    let key = node - keyboard.first
    guard key < keyboard.keys.count else { return other(node - keyboard.keys.count) }
    return keyboard.keys[key].map(ElementSource.key) ?? .system
  }

  /// What an element represents, by its number among those that are not keys.
  private func other(_ node: Int) -> ElementSource {
    guard !copies.isEmpty else { return others[node] }
    var (low, high) = (0, copies.count)
    while low < high {
      let middle = (low + high) / 2
      if copies[middle].nodes.lowerBound <= node { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return others[node] }
    let rows = copies[low - 1]
    return rows.nodes.contains(node) ? rows.source(of: node) : others[node - rows.copied]
  }
}

/// The keyboard in a tree.
struct ShownKeyboard {
  /// The index of its window in the tree.
  let first: Int
  /// The key of each of its elements; nil for one that is not a key.
  let keys: [KeyboardKey?]
}

/// Rows that are copies of the first row of a repetition.
struct CopiedRows {
  /// Their elements in the tree.
  var nodes = 0..<0
  /// How many elements of the tree are copies, up to the last of these.
  var copied = 0
  var elements: [CompiledElement] = []
  private let element: CompiledElement
  private let screen: Int
  private let items: [FormatValue]
  private let identities: [UInt64?]
  private let outer: ItemScope?

  /// Starts without rows for an element that is repeated for some items.
  init(of element: CompiledElement, on screen: Int, _ items: [FormatValue], outer: ItemScope?) {
    (self.element, self.screen, self.items, self.outer) = (element, screen, items, outer)
    var identities = ItemIdentities(count: items.count)
    self.identities = items.map { identities.next($0) }
  }

  /// The scope of an item by its number.
  func scope(of index: Int) -> ItemScope {
    ItemScope(
      element, item: items[index], index: index, outer: outer, identity: identities[index])
  }

  /// What a copied element represents; the copies begin with the second item.
  fileprivate func source(of node: Int) -> ElementSource {
    let (row, place) = (node - nodes.lowerBound).quotientAndRemainder(dividingBy: elements.count)
    return .element(screen: screen, elements[place], scope(of: row + 1))
  }
}
