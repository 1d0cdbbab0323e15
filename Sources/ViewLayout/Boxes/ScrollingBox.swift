package import Foundation

/// A box that the session scrolls.
package protocol ScrollingBox: AnyObject {
  /// The name by which the session tells how far it is scrolled.
  var name: String { get }
  /// How far it is scrolled.
  var offset: CGPoint { get set }
  /// Where it is on the screen.
  var frame: CGRect { get }
  /// How large its content is, as far as that is known.
  var contentSize: CGSize { get }
  /// Where a finger stops that would scroll it to an offset.
  func stop(before wanted: CGPoint) -> CGPoint
  /// The identity of the first view in it that ends behind a part of what is in sight.
  func identity(noted name: ObjectIdentifier, at part: CGPoint) -> AnyHashable?
  /// How far to scroll to a view; nil if it is not inside.
  func offset(showing target: ScrollTarget) -> CGPoint?
  /// The space along an axis in which its content scrolls, if boxes inside may take a share of it.
  func room(along axis: BoxAxis) -> CGFloat?
}

extension ScrollingBox {
  /// Anywhere.
  package func stop(before wanted: CGPoint) -> CGPoint { wanted }

  /// Takes its offset out of those of all boxes; returns whether it had another.
  func take(_ offsets: [String: CGPoint]) -> Bool {
    let before = offset
    offset = offsets[name] ?? .zero
    return offset != before
  }
}

extension ScrollingBox where Self: Box {
  /// The identity of the first view in it that ends behind a part of what is in sight.
  package func identity(noted name: ObjectIdentifier, at part: CGPoint) -> AnyHashable? {
    func first(in box: Box) -> AnyHashable? {
      let isNoted = box !== self && box.notes[name] != nil
      if isNoted { return ends(box, behind: part) ? box.notes[name] as? AnyHashable : nil }
      return box.shown.lazy.compactMap(first).first
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

  /// The point of its content that is at a point of the screen; nil beside it.
  func content(at point: CGPoint) -> CGPoint? {
    frame.contains(point) ? CGPoint(x: point.x + offset.x, y: point.y + offset.y) : nil
  }
}
