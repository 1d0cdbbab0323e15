import Foundation

/// Decides the next scroll from the position of the element; works on values only.
struct ScrollStep: Equatable {
  /// The direction of the search.
  enum Way: Equatable {
    case further, back
  }

  /// The visible part of a scroll view along its axis.
  let area: ClosedRange<CGFloat>

  /// How far to move the content so that all of an element is visible: positive is forwards, 0
  /// means it is visible, nil that its position is unknown.
  func distance(to element: ClosedRange<CGFloat>?) -> CGFloat? {
    guard let element else { return nil }
    let room = area.upperBound - area.lowerBound
    let isTooLarge = element.upperBound - element.lowerBound > room
    if element.lowerBound < area.lowerBound - Self.slack {
      // For an element larger than the area, its beginning is enough.
      return element.lowerBound - area.lowerBound
    }
    if isTooLarge {
      return element.lowerBound > area.lowerBound + Self.slack
        ? element.lowerBound - area.lowerBound : 0
    }
    let missing = element.upperBound - area.upperBound
    return missing > Self.slack ? missing : 0
  }

  /// How far to drag: at most a large part of the area, and at least what a drag needs.
  func drag(for distance: CGFloat?, way: Way) -> CGFloat {
    let most = (area.upperBound - area.lowerBound) * 0.6
    guard let distance else { return way == .further ? most : -most }
    let length = min(most, max(Self.leastDrag, abs(distance)))
    return distance < 0 ? -length : length
  }

  /// The tolerance in points for an edge, because layouts are rounded.
  private static let slack: CGFloat = 1
  /// How far a finger must move before scrolling starts, in points.
  private static let leastDrag: CGFloat = 24
}
