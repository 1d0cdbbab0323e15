/// Where a touch meant for an element lands, or why it cannot.
package enum HitPoint: Sendable, Hashable {
  /// The middle of the part of the element that can be seen.
  case at(ElementPoint)
  /// The frame covers nothing.
  case emptyFrame
  /// The frame is not a place: one of its numbers is infinite or none at all.
  case infiniteFrame
  /// The frame lies outside the screen.
  case offScreen
  /// An element above shows no part of this one, such as a table scrolled elsewhere.
  case clipped(by: Int)
  /// Another element lies over the point and takes its touches.
  case covered(by: Int)

  /// The point; nil when there is none.
  package var point: ElementPoint? {
    guard case .at(let point) = self else { return nil }
    return point
  }
}

/// The point a touch meant for an element lands on; nil when it has none.
package func hitPoint(
  of element: Int, in snapshot: ElementSnapshot, screen: ElementFrame? = nil
) -> ElementPoint? {
  snapshot.hit(element, screen: screen).point
}
