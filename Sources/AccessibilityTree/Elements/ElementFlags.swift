/// The states of an element that are either on or off.
package struct ElementFlags: OptionSet, Sendable, Hashable {
  /// One bit a state.
  package let rawValue: UInt16

  /// Makes a set from its bits.
  @inlinable
  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// Makes a set from its members.
  ///
  /// The default implementation of `OptionSet` is generic and would run for each element of a tree.
  @inlinable @inline(__always)
  package init(arrayLiteral members: ElementFlags...) {
    var bits: UInt16 = 0
    for member in members { bits |= member.rawValue }
    self.init(rawValue: bits)
  }

  /// Is enabled.
  @inlinable package static var isEnabled: ElementFlags { ElementFlags(rawValue: 1 << 0) }
  /// Is selected.
  @inlinable package static var isSelected: ElementFlags { ElementFlags(rawValue: 1 << 1) }
  /// Has the focus of the focus engine, as on tvOS.
  @inlinable package static var hasFocus: ElementFlags { ElementFlags(rawValue: 1 << 2) }
  /// Receives typed text.
  @inlinable package static var hasKeyboardFocus: ElementFlags { ElementFlags(rawValue: 1 << 3) }
  /// Is the main window of its application.
  @inlinable package static var isMainWindow: ElementFlags { ElementFlags(rawValue: 1 << 4) }
  /// Receives touches instead of the elements below it.
  @inlinable package static var blocksTouches: ElementFlags { ElementFlags(rawValue: 1 << 5) }
  /// Is a modal container: the user cannot reach anything outside it.
  @inlinable package static var isModal: ElementFlags { ElementFlags(rawValue: 1 << 6) }
  /// Shows no part of a descendant outside its own frame.
  @inlinable package static var clipsDescendants: ElementFlags { ElementFlags(rawValue: 1 << 7) }

  /// Is presented over the whole screen: elements before it in the tree are behind it, where the
  /// user cannot reach them.
  @inlinable package static var coversScreen: ElementFlags { ElementFlags(rawValue: 1 << 8) }
  /// Is invisible although its frame is on the screen, so that no touch hits it.
  @inlinable package static var isInvisible: ElementFlags { ElementFlags(rawValue: 1 << 9) }

  /// Is behind a layer that no test sees, which takes its touches.
  @inlinable package static var isCovered: ElementFlags { ElementFlags(rawValue: 1 << 10) }

  /// Whether touches reach it and have an effect.
  package var acts: Bool { contains(.isEnabled) && !contains(.isCovered) }

  /// Is enabled and receives touches instead of the elements below it, as most elements do.
  @inlinable package static var takesTouches: ElementFlags {
    ElementFlags(rawValue: isEnabled.rawValue | blocksTouches.rawValue)
  }
}
