import TextInput

/// What the elements of a tree represent, in the order of the tree.
///
/// The keys of the keyboard stay with its window, which many trees share.
package struct ElementSources: RandomAccessCollection {
  private let others: [ElementSource]
  private let keyboard: ShownKeyboard?

  init(_ others: [ElementSource], keyboard: ShownKeyboard?) {
    self.others = others
    self.keyboard = keyboard
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { others.count + (keyboard?.keys.count ?? 0) }

  package subscript(node: Int) -> ElementSource {
    guard let keyboard, node >= keyboard.first else { return others[node] }
    let key = node - keyboard.first
    guard key < keyboard.keys.count else { return others[node - keyboard.keys.count] }
    return keyboard.keys[key].map(ElementSource.key) ?? .system
  }
}

/// The keyboard in a tree.
struct ShownKeyboard {
  /// The index of its window in the tree.
  let first: Int
  /// The key of each of its elements; nil for one that is no key.
  let keys: [KeyboardKey?]
}
