import AccessibilityTree
import AppModel
import AppRuntime

extension ElementFinder {
  /// The point at which an element can be touched, after scrolling to it if necessary.
  ///
  /// Xcode 26 touches the point (-1, -1) if the element moved and still cannot be touched, and
  /// records no failure (behaviour.md A4, E2).
  func hitPoint(
    of element: FoundElement, query: Query
  ) throws(AutomationFailure) -> ElementPoint {
    if let point = element.snapshot.tree.hitPoint(of: element.index) { return point }
    step("Scroll element to visible", below: 1)
    advance(by: timing.scroll)
    switch device.scroller.scrollToVisible(element) {
    case .refused:
      throw stepFailed(.scrollRefused(row: row(of: element), error: error(of: element)))
    case .impossible: throw stepFailed(unreachable(element))
    case .done: return try hitPointAfterScrolling(query)
    }
  }

  private func hitPointAfterScrolling(_ query: Query) throws(AutomationFailure) -> ElementPoint {
    if timing.looksAfterScrolling {
      step("Find the \(session.words(of: query))", below: 1)
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

  /// The error of the accessibility system for a scroll that the app refuses.
  private func error(of element: FoundElement) -> String {
    let process = device.process?.identifier ?? 0
    return "Error kAXErrorCannotComplete performing AXAction kAXScrollToVisibleAction on element "
      + "AX element pid: \(process), elementOrHash.elementID: "
      + "\(element.snapshot.tree.token(of: element.index)).\(element.index)"
  }

  /// Why no touch can reach an element: it has no point, or something covers or clips it.
  private func unreachable(_ element: FoundElement) -> AutomationFailure {
    let tree = element.snapshot.tree
    let row = tree.row(of: element.index, withFrame: true)
    switch tree.hit(element.index) {
    case .emptyFrame, .infiniteFrame, .offScreen:
      return .noHitPoint(row: tree.row(of: element.index, withFrame: false))
    case .covered(let cover):
      return .notHittable(
        row: row, reason: "it is covered by \(tree.row(of: cover, withFrame: true))")
    case .clipped(let ancestor):
      return .notHittable(
        row: row, reason: "it is out of view in \(tree.row(of: ancestor, withFrame: true))")
    case .invisible: return .notHittable(row: row, reason: "it is marked as invisible")
    case .at: return .notHittable(row: row, reason: "it could not be scrolled into view")
    }
  }
}
