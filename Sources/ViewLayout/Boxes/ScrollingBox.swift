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
  /// How far to scroll to a view; nil if it is not inside.
  func offset(showing target: ScrollTarget) -> CGPoint?
  /// The space along an axis in which its content scrolls, if boxes inside may take a share of it.
  func room(along axis: BoxAxis) -> CGFloat?
}

extension ScrollingBox {
  /// Takes its offset out of those of all boxes; returns whether it had another.
  func take(_ offsets: [String: CGPoint]) -> Bool {
    let before = offset
    offset = offsets[name] ?? .zero
    return offset != before
  }
}

extension ScrollingBox where Self: Box {
  /// The point of its content that is at a point of the screen; nil beside it.
  func content(at point: CGPoint) -> CGPoint? {
    frame.contains(point) ? CGPoint(x: point.x + offset.x, y: point.y + offset.y) : nil
  }
}
