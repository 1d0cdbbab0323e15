/// The form of the elements in front: their types, their names, and what can be done to them.
///
/// It leaves out values, words that are not touched, digits, and how many cells have one form.
package struct TreeForm {
  private let tree: ElementSnapshot
  /// Whether a field has a text.
  private let isFilled: (Int) -> Bool

  /// Makes the form of a tree; the closure says whether a field has a text.
  package init(_ tree: ElementSnapshot, isFilled: @escaping (Int) -> Bool) {
    self.tree = tree
    self.isFilled = isFilled
  }

  /// The form as text, to compare.
  package var text: String {
    let front = tree.front
    guard let first = front.first else { return "" }
    return inner(Array(tree.children(of: first)))
  }

  /// The forms of siblings; cells that differ only in words appear once.
  private func inner(_ nodes: [Int]) -> String {
    let cells = Dictionary(grouping: nodes.filter { tree.type(of: $0) == .cell }) {
      form(of: $0, named: false)
    }
    var told: Set<String> = []
    return nodes.compactMap { node -> String? in
      guard tree.type(of: node) == .cell else { return form(of: node, named: true) }
      let plain = form(of: node, named: false)
      guard let alike = cells[plain], alike.count > 1 else { return form(of: node, named: true) }
      return told.insert(plain).inserted ? plain + "*" : nil
    }.joined(separator: ",")
  }

  private func form(of node: Int, named: Bool) -> String {
    let type = tree.type(of: node)
    guard type != .keyboard else { return "keyboard" }
    let flags = tree.flags(of: node)
    var text = "\(type.rawValue)"
    if !flags.contains(.isEnabled) { text += "x" }
    if flags.contains(.isSelected) { text += "s" }
    if type == .switch || type == .toggle { text += "=" + (tree.value(of: node) ?? "") }
    if isFilled(node) { text += "f" }
    if named, type != .navigationBar { text += name(of: node, type) }
    let children = Array(tree.children(of: node))
    guard !children.isEmpty else { return text }
    return text + "("
      + (named ? inner(children) : children.map { form(of: $0, named: false) }.joined()) + ")"
  }

  /// What distinguishes an element from others of its type: its identifier, or a control's label.
  private func name(of node: Int, _ type: ElementType) -> String {
    let identifier = tree.identifier(of: node)
    // The label of a back button is the title of another screen.
    let label = type == .button && identifier.isEmpty ? tree.label(of: node) : ""
    return (identifier + label).replacing(/[0-9]+/, with: "#")
  }
}
