import Foundation

/// A box that reaches over the edges of the safe area where it touches them.
package final class SafeAreaBox: Box {
  /// The space around a box.
  struct Room {
    /// What bars, the system and the keyboard leave free.
    var safe: CGRect
    /// The same without the keyboard.
    let underKeyboard: CGRect
    /// All of it.
    let full: CGRect
  }

  /// Edges of a frame.
  package struct Edges: OptionSet {
    /// The bits.
    package let rawValue: Int
    /// Makes a set of bits.
    package init(rawValue: Int) { self.rawValue = rawValue }
    /// The upper edge.
    package static let top = Edges(rawValue: 1)
    /// The lower edge.
    package static let bottom = Edges(rawValue: 2)
    /// The edge where reading begins.
    package static let leading = Edges(rawValue: 4)
    /// The edge where reading ends.
    package static let trailing = Edges(rawValue: 8)
  }

  private let edges: Edges
  private let isForKeyboard: Bool
  private var room: Room?

  /// Makes a box; `isForKeyboard` lets it reach under the keyboard alone.
  package init(_ child: Box, edges: Edges, isForKeyboard: Bool) {
    self.edges = edges
    self.isForKeyboard = isForKeyboard
    super.init([child])
  }

  /// Tells the boxes inside of another what is around them.
  static func tell(_ room: Room, to box: Box) {
    box.visit { ($0 as? SafeAreaBox)?.room = room }
  }

  /// Tells the boxes inside of another that bars leave less free.
  static func tell(safe: CGRect, to box: Box) {
    box.visit { ($0 as? SafeAreaBox)?.room?.safe = safe }
  }

  package override func arrange(_ offer: Proposal) {
    ScreenBox.centre(children[0], in: area)
  }

  /// Its frame, and what lies beyond the edges that it touches.
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
