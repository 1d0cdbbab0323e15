import Foundation

/// A box that extends beyond the edges of the safe area where it touches them.
package final class SafeAreaBox: Box, RoomBox {
  /// Edges of a frame.
  package struct Edges: OptionSet {
    /// The raw bits.
    package let rawValue: Int
    /// Makes a set from raw bits.
    package init(rawValue: Int) { self.rawValue = rawValue }
    /// The upper edge.
    package static let top = Edges(rawValue: 1)
    /// The lower edge.
    package static let bottom = Edges(rawValue: 2)
    /// The leading edge.
    package static let leading = Edges(rawValue: 4)
    /// The trailing edge.
    package static let trailing = Edges(rawValue: 8)
  }

  private let edges: Edges
  private let isForKeyboard: Bool
  var room: BoxRoom?

  /// Makes a box; with `isForKeyboard` it extends only under the keyboard.
  package init(_ child: Box, edges: Edges, isForKeyboard: Bool) {
    self.edges = edges
    self.isForKeyboard = isForKeyboard
    super.init([child])
  }

  package override func arrange(_ offer: Proposal) {
    ScreenBox.centre(children[0], in: area)
  }

  /// Its frame, extended beyond the edges that it touches.
  private var area: CGRect {
    guard let room else { return frame }
    let (safe, full) = (room.safe, isForKeyboard ? room.underKeyboard : room.full)
    func touches(_ edge: Edges, _ own: CGFloat, _ its: CGFloat) -> Bool {
      edges.contains(edge) && abs(own - its) < 0.5
    }
    let left = touches(.leading, frame.minX, safe.minX) ? full.minX : frame.minX
    let right = touches(.trailing, frame.maxX, safe.maxX) ? full.maxX : frame.maxX
    let top = touches(.top, frame.minY, safe.minY) ? full.minY : frame.minY
    let bottom = touches(.bottom, frame.maxY, safe.maxY) ? full.maxY : frame.maxY
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
