/// Where a touch on an element lands, or why the element cannot be touched.
package enum HitPoint: Sendable, Hashable {
  /// The middle of the visible part of the element.
  case at(ElementPoint)
  /// The frame covers nothing.
  case emptyFrame
  /// One of the frame's numbers is infinite or NaN.
  case infiniteFrame
  /// The frame lies outside the screen.
  case offScreen
  /// The element is marked as invisible.
  case invisible
  /// An ancestor clips the whole element, such as a table scrolled elsewhere.
  case clipped(by: Int)
  /// Another element lies over the point and receives its touches.
  case covered(by: Int)

  /// The point; nil when there is none.
  package var point: ElementPoint? {
    guard case .at(let point) = self else { return nil }
    return point
  }
}
