import Foundation

/// Where what is looked for lies, and so what a scroll does next; in values alone.
struct ScrollStep: Equatable {
  /// The way in which the content is gone through.
  enum Way: Equatable {
    case further, back
  }

  /// What of a scroll view can be seen, along the axis that scrolls.
  let area: ClosedRange<CGFloat>

  /// How far the content is to move so that an element can be seen whole: forwards for more than 0,
  /// 0 when it can, nil while it is not known where the element is.
  func distance(to element: ClosedRange<CGFloat>?) -> CGFloat? {
    guard let element else { return nil }
    let room = area.upperBound - area.lowerBound
    let isTooLarge = element.upperBound - element.lowerBound > room
    if element.lowerBound < area.lowerBound - Self.slack {
      // Of an element that is larger than the area, its beginning is enough.
      return element.lowerBound - area.lowerBound
    }
    if isTooLarge {
      return element.lowerBound > area.lowerBound + Self.slack
        ? element.lowerBound - area.lowerBound : 0
    }
    let missing = element.upperBound - area.upperBound
    return missing > Self.slack ? missing : 0
  }

  /// How far to drag for that: no further than most of the area, and never less than a drag needs.
  func drag(for distance: CGFloat?, way: Way) -> CGFloat {
    let most = (area.upperBound - area.lowerBound) * 0.6
    guard let distance else { return way == .further ? most : -most }
    let length = min(most, max(Self.leastDrag, abs(distance)))
    return distance < 0 ? -length : length
  }

  /// Points by which an edge may stand out: layouts are rounded.
  private static let slack: CGFloat = 1
  /// Points that a finger has to move for a scroll to begin.
  private static let leastDrag: CGFloat = 24
}
