package import Foundation

/// A box that is drawn scaled and turned; for the layout it keeps its place.
package final class TransformedBox: Box {
  private let scale: CGSize
  private let radians: CGFloat
  private let anchor: CGPoint

  /// Makes a box that is scaled and then turned clockwise around a point of it, from 0 to 1.
  package init(_ child: Box, scale: CGSize, radians: CGFloat, anchor: CGPoint) {
    self.scale = scale
    self.radians = radians
    self.anchor = anchor
    super.init([child])
  }

  private var centre: CGPoint {
    CGPoint(
      x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
  }

  private func turned(_ point: CGPoint, by radians: CGFloat) -> CGPoint {
    CGPoint(
      x: point.x * cos(radians) - point.y * sin(radians),
      y: point.x * sin(radians) + point.y * cos(radians))
  }

  private func drawn(_ point: CGPoint) -> CGPoint {
    let moved = turned(
      CGPoint(x: (point.x - centre.x) * scale.width, y: (point.y - centre.y) * scale.height),
      by: radians)
    return CGPoint(x: centre.x + moved.x, y: centre.y + moved.y)
  }

  /// The least upright rectangle around what is drawn of a rectangle.
  private func drawn(_ frame: CGRect) -> CGRect {
    let corners = [frame.minX, frame.maxX].flatMap { x in
      [frame.minY, frame.maxY].map { drawn(CGPoint(x: x, y: $0)) }
    }
    return corners.dropFirst().reduce(CGRect(origin: corners[0], size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }

  private func drawn(_ element: BoxElement) -> BoxElement {
    var element = element
    element.frame = drawn(element.frame)
    element.children = element.children.map(drawn)
    return element
  }

  /// The elements inside, where they are drawn; what scrolls keeps its place.
  package override func makeElements() -> [BoxElement] {
    let inner = super.makeElements()
    return inner.contains(where: \.scrolls) ? inner : inner.map(drawn)
  }

  package override func touched(
    _ gesture: BoxAnswers.Gesture, at point: CGPoint
  ) -> BoxTouch? {
    guard scale.width != 0, scale.height != 0 else { return nil }
    let moved = turned(CGPoint(x: point.x - centre.x, y: point.y - centre.y), by: -radians)
    return super.touched(
      gesture,
      at: CGPoint(x: centre.x + moved.x / scale.width, y: centre.y + moved.y / scale.height))
  }
}

extension BoxElement {
  fileprivate var scrolls: Bool { answers.scrollName != nil || children.contains(where: \.scrolls) }
}
