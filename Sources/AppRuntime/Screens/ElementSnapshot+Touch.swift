package import AccessibilityTree

extension ElementSnapshot {
  /// Where a touch on an element lands; nil when no touch can reach it.
  package func hitPoint(of element: Int) -> ElementPoint? { hit(element).point }

  /// The line for an element in a failure: without an address, with the frame only on request.
  package func row(of element: Int, withFrame: Bool) -> String {
    let text = TreeText(self, addresses: .none)
    return withFrame ? text.row(element) : text.shortRow(element)
  }
}
