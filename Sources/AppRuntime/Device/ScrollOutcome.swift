/// What came of a wish to scroll an element into view.
package enum ScrollOutcome {
  /// It was scrolled to, or the app says so.
  case done
  /// Nothing around it scrolls, or nothing moved.
  case impossible
  /// What it stands in does not carry the wish out.
  case refused
}
