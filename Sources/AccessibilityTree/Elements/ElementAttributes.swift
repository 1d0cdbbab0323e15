/// The attributes from which a ``SnapshotBuilder`` makes one element.
///
/// To append many elements, reuse one value and change it: making a new value costs a quarter of
/// appending the element.
package struct ElementAttributes: Sendable {
  /// The name the developer gave the element; empty for none.
  package var identifier: String
  /// The text a screen reader speaks; empty for none.
  package var label: String
  /// The title; empty for none.
  package var title: String
  /// The content as text; nil for an element without a value.
  package var value: String?
  /// The text an empty field shows; nil for an element without one.
  package var placeholderValue: String?
  /// Where the element lies on the screen.
  package var frame: ElementFrame
  /// What the element is and can do.
  package var traits: ElementTraits
  /// The states that are on; an element is enabled unless stated otherwise.
  package var flags: ElementFlags
  /// The process that an application element represents.
  package var processID: Int32?
  /// A number with which the snapshot's maker finds the source of the element; bindings use it too.
  package var token: Int32
  /// The kind of the element.
  package var type: ElementType
}

extension ElementAttributes {
  /// Makes the attributes of one element; all but the type may be left out.
  package init(
    type: ElementType, identifier: String = "", label: String = "", title: String = "",
    value: String? = nil, placeholderValue: String? = nil, frame: ElementFrame = .zero,
    traits: ElementTraits = [], flags: ElementFlags = .isEnabled, processID: Int32? = nil,
    token: Int32 = 0
  ) {
    // The compiler's own initializer makes the value in place; assignments here would copy it.
    self.init(
      identifier: identifier, label: label, title: title, value: value,
      placeholderValue: placeholderValue, frame: frame, traits: traits, flags: flags,
      processID: processID, token: token, type: type)
  }

  /// True when the element is enabled.
  package var isEnabled: Bool {
    @inlinable get { flags.contains(.isEnabled) }
    @inlinable set { set(.isEnabled, newValue) }
  }

  /// True when the element is selected.
  package var isSelected: Bool {
    @inlinable get { flags.contains(.isSelected) }
    @inlinable set { set(.isSelected, newValue) }
  }

  /// True when the element has the focus of the focus engine.
  package var hasFocus: Bool {
    @inlinable get { flags.contains(.hasFocus) }
    @inlinable set { set(.hasFocus, newValue) }
  }

  /// True when the element receives typed text.
  package var hasKeyboardFocus: Bool {
    @inlinable get { flags.contains(.hasKeyboardFocus) }
    @inlinable set { set(.hasKeyboardFocus, newValue) }
  }

  /// True when the element is the main window of its application.
  package var isMainWindow: Bool {
    @inlinable get { flags.contains(.isMainWindow) }
    @inlinable set { set(.isMainWindow, newValue) }
  }

  /// True when the element receives touches instead of the elements below it.
  package var blocksTouches: Bool {
    @inlinable get { flags.contains(.blocksTouches) }
    @inlinable set { set(.blocksTouches, newValue) }
  }

  @usableFromInline
  mutating func set(_ flag: ElementFlags, _ isOn: Bool) {
    if isOn { flags.insert(flag) } else { flags.remove(flag) }
  }
}
