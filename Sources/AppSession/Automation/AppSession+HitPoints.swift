import AccessibilityTree
import AppModel
import AppRuntime

extension AppSession {
  /// Where an element can be touched, after it has been scrolled to if need be.
  ///
  /// Xcode 26 touches the point (-1, -1) where the element moved and still cannot be touched, and
  /// records no failure (behaviour.md A4, E2).
  func hitPoint(
    of element: FoundElement, query: Query
  ) throws(AutomationFailure) -> ElementPoint {
    if let point = element.snapshot.tree.hitPoint(of: element.index) { return point }
    step("Scroll element to visible", below: 1)
    advance(by: timing.scroll)
    switch device.scrollToVisible(element) {
    case .refused:
      throw stepFailed(.scrollRefused(row: row(of: element), error: error(of: element)))
    case .impossible: throw stepFailed(unreachable(element))
    case .done: return try hitPointAfterScrolling(to: element, query: query)
    }
  }

  private func hitPointAfterScrolling(
    to element: FoundElement, query: Query
  ) throws(AutomationFailure) -> ElementPoint {
    if timing.looksAfterScrolling {
      step("Find the \(words(of: query))", below: 1)
      advance(by: timing.find)
    }
    let moved = try findNow(query)
    let point = moved.snapshot.tree.hitPoint(of: moved.index)
    if point == nil, !timing.touchesNowhere { throw stepFailed(unreachable(moved)) }
    let place = point ?? ElementPoint(x: -1, y: -1)
    let numbers = point == nil ? "-1, -1" : "\(place.x), \(place.y)"
    step("Computed hit point {\(numbers)} after scrolling to visible", below: 1)
    return place
  }

  private func stepFailed(_ failure: AutomationFailure) -> AutomationFailure {
    step("Failed: \(failure.cause)", below: 1)
    return failure
  }

  private func row(of element: FoundElement) -> String {
    element.snapshot.tree.row(of: element.index, withFrame: true)
  }

  /// What the accessibility system says of a scroll that the app does not carry out.
  private func error(of element: FoundElement) -> String {
    let process = device.process?.identifier ?? 0
    return "Error kAXErrorCannotComplete performing AXAction kAXScrollToVisibleAction on element "
      + "AX element pid: \(process), elementOrHash.elementID: "
      + "\(element.snapshot.tree.token(of: element.index)).\(element.index)"
  }
}
