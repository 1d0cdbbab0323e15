package import Foundation

/// The view that an app scrolls to.
package struct ScrollTarget {
  /// The identity that the view has.
  package let id: AnyHashable
  private let name: ObjectIdentifier
  private let anchor: CGPoint?

  /// Names a view by a note; `anchor` is the point of it that comes to the same point of the
  /// scrolling box, nil for scrolling only as far as needed to show it.
  package init(_ id: AnyHashable, noted name: ObjectIdentifier, anchor: CGPoint?) {
    self.id = id
    self.name = name
    self.anchor = anchor
  }

  /// Whether a box is that of the view.
  package func isOn(_ box: Box) -> Bool { box.note(name, as: AnyHashable.self) == id }

  /// The offset that shows a frame of the content, given in coordinates before scrolling.
  func offset(
    showing target: CGRect, of content: CGSize, in view: CGRect, from now: CGPoint,
    along axes: [BoxAxis]
  ) -> CGPoint {
    var offset = now
    for axis in axes {
      let isDown = axis == .vertical
      let start = isDown ? target.minY - view.minY : target.minX - view.minX
      let wanted = place(
        from: start, length: target.size[axis], in: view.size[axis],
        now: isDown ? now.y : now.x, part: isDown ? anchor?.y : anchor?.x)
      let limited = min(max(0, wanted), max(0, content[axis] - view.size[axis]))
      if isDown { offset.y = limited } else { offset.x = limited }
    }
    return offset
  }

  private func place(
    from start: CGFloat, length: CGFloat, in room: CGFloat, now: CGFloat, part: CGFloat?
  ) -> CGFloat {
    if let part { return start + part * (length - room) }
    return start < now ? start : max(now, start + length - room)
  }
}
