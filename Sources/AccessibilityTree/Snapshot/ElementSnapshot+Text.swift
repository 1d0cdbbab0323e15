extension ElementSnapshot {
  /// The name the developer gave the element; empty for none.
  package func identifier(of index: Int) -> String {
    text(.identifier, of: index) ?? ""
  }

  /// The text a screen reader speaks; empty for none.
  package func label(of index: Int) -> String {
    text(.label, of: index) ?? ""
  }

  /// The title; empty for none.
  package func title(of index: Int) -> String {
    text(.title, of: index) ?? ""
  }

  /// The content as text; nil for an element without a value.
  package func value(of index: Int) -> String? {
    text(.value, of: index)
  }

  /// The text an empty field shows; nil for an element without one.
  package func placeholderValue(of index: Int) -> String? {
    text(.placeholderValue, of: index)
  }

  /// A text attribute by its name; nil only for an absent value or placeholder.
  package func text(_ attribute: ElementAttribute, of index: Int) -> String? {
    guard let node = node(index), node.has(attribute) else { return nil }
    let range = node.range(of: attribute)
    guard !range.isEmpty else { return "" }
    return pool.withUnsafeBufferPointer {
      String(decoding: UnsafeBufferPointer(rebasing: $0[range]), as: UTF8.self)
    }
  }
}
