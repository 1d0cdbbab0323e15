package import Foundation

/// A box that the session scrolls.
package protocol ScrollingBox: AnyObject {
  /// The name by which the session passes its scroll offset.
  var name: String { get }
  /// How far it is scrolled.
  var offset: CGPoint { get set }
  /// Where it is on the screen.
  var frame: CGRect { get }
  /// The size of its content, as far as that is known.
  var contentSize: CGSize { get }
  /// The offset at which a finger's scroll to another offset stops.
  func stop(before wanted: CGPoint) -> CGPoint
  /// The identity of the first view in it that ends after a point of the visible part.
  func identity(noted name: ObjectIdentifier, at part: CGPoint) -> AnyHashable?
  /// The offset that shows a view; nil if it is not inside.
  func offset(showing target: ScrollTarget) -> CGPoint?
  /// The space along an axis in which its content scrolls, if boxes inside may take a share of it.
  func room(along axis: BoxAxis) -> CGFloat?
}

extension ScrollingBox {
  /// Anywhere.
  package func stop(before wanted: CGPoint) -> CGPoint { wanted }

  /// Takes its own offset from those of all boxes; returns whether it has changed.
  func take(_ offsets: [String: CGPoint]) -> Bool {
    let before = offset
    offset = offsets[name] ?? .zero
    return offset != before
  }
}

extension ScrollingBox where Self: Box {
  /// The identity of the first view in it that ends after a point of the visible part.
  package func identity(noted name: ObjectIdentifier, at part: CGPoint) -> AnyHashable? {
    func first(in box: Box) -> AnyHashable? {
      let isNoted = box !== self && box.notes[name] != nil
      if isNoted { return ends(box, behind: part) ? box.notes[name] as? AnyHashable : nil }
      return box.shown.firstFound(first)
    }
    return first(in: self)
  }

  private func ends(_ box: Box, behind part: CGPoint) -> Bool {
    let place = CGPoint(
      x: frame.minX + offset.x + part.x * frame.width,
      y: frame.minY + offset.y + part.y * frame.height)
    let isBehind = contentSize.width <= frame.width || box.frame.maxX > place.x + 0.5
    return isBehind && (contentSize.height <= frame.height || box.frame.maxY > place.y + 0.5)
  }

  /// The point of its content that is at a point of the screen; nil outside the box.
  func content(at point: CGPoint) -> CGPoint? {
    frame.contains(point) ? CGPoint(x: point.x + offset.x, y: point.y + offset.y) : nil
  }
}
