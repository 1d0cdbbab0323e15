package import Foundation

/// A box drawn at an offset; for the layout it keeps its place.
package final class OffsetBox: Box {
  private let offset: CGSize

  /// Makes a moved box.
  package init(_ offset: CGSize, _ child: Box) {
    self.offset = offset
    super.init([child])
  }

  package override func arrange(_ offer: Proposal) {
    children[0].place(
      at: CGPoint(x: frame.minX + offset.width, y: frame.minY + offset.height), offered: offer)
  }
}

/// A box whose middle is at a point of the space that it is offered.
package final class PositionBox: Box {
  private let point: CGPoint

  /// Makes a box at a point.
  package init(_ point: CGPoint, _ child: Box) {
    self.point = point
    super.init([child])
  }

  package override func measure(_ offer: Proposal) -> CGSize {
    offer.filled(children[0].size(offer))
  }

  package override func arrange(_ offer: Proposal) {
    let size = children[0].size(offer)
    children[0].place(
      at: CGPoint(
        x: frame.minX + point.x - size.width / 2, y: frame.minY + point.y - size.height / 2),
      offered: offer)
  }
}

/// A box that differs only in how stacks and layers treat it.
package final class TraitBox: Box {
  private let ownPriority: Double?
  private let ownDepth: Double?
  private let guides: [ObjectIdentifier: (Box, CGSize) -> CGFloat]

  /// Makes a box with a priority in stacks, a place from back to front, or places of guides.
  package init(
    priority: Double? = nil, depth: Double? = nil,
    guides: [ObjectIdentifier: (Box, CGSize) -> CGFloat] = [:], _ child: Box
  ) {
    ownPriority = priority
    ownDepth = depth
    self.guides = guides
    super.init([child])
  }

  package override func explicitPlace(of guide: ObjectIdentifier, in size: CGSize) -> CGFloat? {
    guides[guide].map { $0(children[0], size) } ?? super.explicitPlace(of: guide, in: size)
  }
  package override var priority: Double { ownPriority ?? super.priority }
  package override var depth: Double { ownDepth ?? super.depth }
}

/// A box that takes the proposed size, such as a colour or a shape.
package final class FillBox: Box {
  private let ideal: CGSize
  private let isFilled: Bool

  /// Makes a box that fills its space; its ideal size is 10 by 10 points unless given.
  package init(ideal: CGSize = CGSize(width: 10, height: 10), isFilled: Bool = false) {
    self.ideal = ideal
    self.isFilled = isFilled
    super.init()
  }

  package override func touched(_ gesture: BoxAnswers.Gesture, at point: CGPoint) -> BoxTouch? {
    super.touched(gesture, at: point).map { BoxTouch(act: $0.act, isFilled: isFilled) }
  }

  package override var holdsFill: Bool { isFilled }

  package override func measure(_ offer: Proposal) -> CGSize { offer.filled(ideal) }
}

/// A box of a fixed size.
package final class SizedBox: Box {
  private let fixed: CGSize

  /// Makes a box of a size.
  package init(_ size: CGSize, _ children: [Box] = []) {
    fixed = size
    super.init(children)
  }

  package override func measure(_ offer: Proposal) -> CGSize { fixed }
}

/// A box whose content is made when its size is known.
package final class MeasuredBox: Box {
  private let scrolled: () -> CGPoint
  private let make: (CGRect) -> [Box]
  private var made: [Box] = []
  private var madeFor: CGRect?
  private var madeScrolled = CGPoint.zero

  /// Makes a box that fills its space; its content is made again when it is scrolled.
  package init(
    scrolled: @escaping () -> CGPoint = { .zero }, _ make: @escaping (CGRect) -> [Box]
  ) {
    (self.scrolled, self.make) = (scrolled, make)
    super.init()
  }

  /// Makes the content for the frame that it will probably get.
  package func prepare(for frame: CGRect) {
    made = make(frame)
    (madeFor, madeScrolled) = (frame, scrolled())
  }

  /// Before it was placed, its content is not made and has not received what all boxes receive.
  package override var isSettled: Bool { false }
  package override func measure(_ offer: Proposal) -> CGSize { offer.filled() }

  package override func arrange(_ offer: Proposal) {
    if madeFor != frame || madeScrolled != scrolled() { prepare(for: frame) }
    for box in made { box.place(at: frame.origin, offered: Proposal(frame.size)) }
  }

  package override func makeElements() -> [BoxElement] { made.flatMap { $0.elements() } }
  package override var shown: [Box] { made }
}
