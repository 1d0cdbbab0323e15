extension ElementSnapshot {
  /// The line for an element in a failure: without an address, with the frame only on request.
  package func row(of element: Int, withFrame: Bool) -> String {
    let text = TreeText(self, addresses: .none)
    return withFrame ? text.row(element) : text.shortRow(element)
  }
}
