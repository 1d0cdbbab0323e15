package import Foundation

/// Something with a size and a place on the screen, and with the elements that stand for it.
///
/// A container asks a box for its size in an offered one, as often as it likes, and then places it
/// with the offer that it has chosen. The box answers as SwiftUI's views do: it may take less or
/// more than it was offered.
package class Box {
  /// The boxes inside.
  package let children: [Box]
  /// Where it was placed, in points of the screen.
  package private(set) var frame = CGRect.zero
  /// Values that others find on it, such as a tag or what a preference collects.
  package var notes: [ObjectIdentifier: Any] = [:]
  /// The app's own view that it was drawn for, the outermost of several.
  package var ownView: Any.Type?
  /// The number of the place that it was drawn for, the innermost of several; 0 for none.
  package var number = 0
  /// The sizes found so far: few, so that a search is faster than a table of hashes.
  private var sizes: [(offer: Proposal, size: CGSize)] = []

  /// Makes a box.
  package init(_ children: [Box] = []) { self.children = children }

  /// The size that it takes of an offered one.
  package final func size(_ offer: Proposal) -> CGSize {
    for known in sizes where known.offer == offer { return known.size }
    let made = measure(offer)
    sizes.append((offer, made))
    return made
  }

  /// Puts it at a point, at the size that it takes of an offered one.
  package final func place(at point: CGPoint, offered offer: Proposal) {
    frame = CGRect(origin: point, size: size(offer))
    arrange(offer)
  }

  /// The elements that stand for it, in reading order.
  package final func elements() -> [BoxElement] {
    var made = makeElements()
    for index in made.indices where made[index].number == 0 { made[index].number = number }
    return made
  }

  /// Forgets sizes, because what is inside has changed.
  package final func forgetSizes() { sizes = [] }

  // MARK: - What kinds of boxes decide

  /// Finds the size; by default that of the only child.
  package func measure(_ offer: Proposal) -> CGSize {
    children.reduce(CGSize.zero) { size, child in
      let one = child.size(offer)
      return CGSize(width: max(size.width, one.width), height: max(size.height, one.height))
    }
  }

  /// Places the children inside `frame`; by default at its corner.
  package func arrange(_ offer: Proposal) {
    for child in children { child.place(at: frame.origin, offered: offer) }
  }

  /// The explicit place of a guide; nil without one.
  package func explicitPlace(of guide: ObjectIdentifier, in size: CGSize) -> CGFloat? {
    children.count == 1 ? children[0].explicitPlace(of: guide, in: size) : nil
  }

  /// How far below its top the first line of text stands.
  package func firstBaseline(in size: CGSize) -> CGFloat {
    children.first.map { $0.firstBaseline(in: $0.size(Proposal(size))) } ?? size.height
  }

  /// How far below its top the last line of text stands.
  package func lastBaseline(in size: CGSize) -> CGFloat {
    children.last.map { $0.lastBaseline(in: $0.size(Proposal(size))) } ?? size.height
  }

  /// How early a stack lets it choose its size.
  package var priority: Double { children.count == 1 ? children[0].priority : 0 }

  /// The box as one that scrolls; nil for any other.
  package var scrolling: (any ScrollingBox)? { nil }

  /// Whether it is placed again as it was, if nothing around or inside has changed.
  package var isSettled: Bool { true }

  /// Whether it takes all of the space along the axis of a stack that is left.
  package var isSpacer: Bool { children.count == 1 && children[0].isSpacer }

  /// How far in front it is; of two equal boxes the later one is in front.
  package var depth: Double { children.count == 1 ? children[0].depth : 0 }

  /// Makes the elements that stand for it; by default those of the children.
  package func makeElements() -> [BoxElement] { children.flatMap { $0.elements() } }

  /// Whether it shows screens, whose elements keep what names they have.
  package var holdsScreens: Bool { false }

  /// The words by which an element around it is called.
  package var words: [String] { elements().flatMap(\.words) }

  /// The boxes that can be seen now, each in front of those before it.
  package var layers: [Box] { shown }

  /// What is under a finger that makes a gesture; nil if the finger misses it.
  ///
  /// What is in front comes first. A box with others inside is only where they are.
  package func touched(_ gesture: BoxAnswers.Gesture, at point: CGPoint) -> BoxTouch? {
    let layers = layers
    guard !layers.isEmpty else {
      return frame.contains(point) && !isSpacer ? BoxTouch() : nil
    }
    return layers.reversed().lazy.compactMap { $0.touched(gesture, at: point) }.first
  }

  /// Where the box that an app scrolls to is before scrolling; nil if it is not inside.
  package func frame(of target: ScrollTarget) -> CGRect? {
    target.isOn(self) ? frame : shown.lazy.compactMap { $0.frame(of: target) }.first
  }

  /// The boxes that can be seen now, of those it may show.
  package var shown: [Box] { children }
}

extension Box {
  /// Visits the box and all boxes inside that are shown.
  package func visit(_ visitor: (Box) -> Void) {
    visitor(self)
    for child in shown { child.visit(visitor) }
  }

  /// The value of a note on it, or on the only box inside.
  package func note<Value>(_ name: ObjectIdentifier, as type: Value.Type = Value.self) -> Value? {
    if let found = notes[name] as? Value { return found }
    return children.count == 1 ? children[0].note(name, as: type) : nil
  }
}
