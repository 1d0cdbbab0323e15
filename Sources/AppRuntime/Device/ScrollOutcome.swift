/// The result of scrolling to an element.
package enum ScrollOutcome {
  /// The element is in view, or its definition says that nothing has to scroll.
  case done
  /// Nothing around it scrolls, or nothing moved.
  case impossible
  /// The element, or one around it, is defined to refuse.
  case refused
}
