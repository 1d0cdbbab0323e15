/// One element of a snapshot, read by attribute name.
package struct ElementView: Sendable {
  /// The snapshot the element belongs to.
  package let snapshot: ElementSnapshot
  /// The number of the element in pre-order.
  package let index: Int

  /// The kind of the element.
  package var type: ElementType { snapshot.type(of: index) }
  /// The name the developer gave the element; empty for none.
  package var identifier: String { snapshot.identifier(of: index) }
  /// The text a screen reader speaks; empty for none.
  package var label: String { snapshot.label(of: index) }
  /// The title; empty for none.
  package var title: String { snapshot.title(of: index) }
  /// The content as text; nil for an element without a value.
  package var value: String? { snapshot.value(of: index) }
  /// The text an empty field shows; nil for an element without one.
  package var placeholderValue: String? { snapshot.placeholderValue(of: index) }
  /// Where the element lies on the screen.
  package var frame: ElementFrame { snapshot.frame(of: index) }
  /// What the element is and can do.
  package var traits: ElementTraits { snapshot.traits(of: index) }
  /// The states of the element that are on.
  package var flags: ElementFlags { snapshot.flags(of: index) }
  /// The process that an application element represents; nil for most elements.
  package var processID: Int32? { snapshot.processID(of: index) }
  /// The number with which the snapshot's maker finds the source of the element.
  package var token: Int32 { snapshot.token(of: index) }

  /// True when the element is enabled.
  package var isEnabled: Bool { flags.contains(.isEnabled) }
  /// True when the element is selected.
  package var isSelected: Bool { flags.contains(.isSelected) }
  /// True when the element has the focus of the focus engine.
  package var hasFocus: Bool { flags.contains(.hasFocus) }
  /// True when the element receives typed text.
  package var hasKeyboardFocus: Bool { flags.contains(.hasKeyboardFocus) }

  /// A text attribute by its name; nil only for an absent value or placeholder.
  package func text(_ attribute: ElementAttribute) -> String? {
    snapshot.text(attribute, of: index)
  }

  /// The element above; nil for the root.
  package var parent: ElementView? {
    snapshot.parent(of: index).map { ElementView(snapshot: snapshot, index: $0) }
  }

  /// The elements directly below, in order.
  package var children: [ElementView] {
    snapshot.children(of: index).map { ElementView(snapshot: snapshot, index: $0) }
  }
}
