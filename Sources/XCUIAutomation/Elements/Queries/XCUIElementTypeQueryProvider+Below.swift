import AccessibilityTree

extension XCUIElementTypeQueryProvider {
  /// The elements of a type anywhere below what the receiver matches.
  ///
  /// Apple's protocol has no `descendants(matching:)`, so conforming types need not have it here.
  func below(_ type: XCUIElement.ElementType) -> XCUIElementQuery {
    if let element = self as? XCUIElement { return element.descendants(matching: type) }
    if let query = self as? XCUIElementQuery { return query.descendants(matching: type) }
    return XCUIElementQuery(target: .underTest, query: Query([.identity([])]))
  }
}
