package import Foundation

/// Something with a size, a place on the screen, and the elements that represent it.
///
/// A container asks a box for its size for a proposed one, as often as it likes, and then places it
/// with the proposal that it has chosen. The box behaves as SwiftUI's views do: it may take less or
/// more than was proposed.
package class Box {
  /// The boxes inside.
  package let children: [Box]
  /// Where it was placed, in points of the screen.
  package private(set) var frame = CGRect.zero
  /// Values that other code reads from it, such as a tag or the value of a preference.
  package var notes: [ObjectIdentifier: Any] = [:]
  /// The app's own view that it was drawn for, the outermost of several.
  package var ownView: Any.Type?
  /// The number of the place that it was drawn for, the innermost of several; 0 for none.
  package var number = 0
  /// The sizes found so far: few, so that a linear search is faster than a hash table.
  private var sizes: [(offer: Proposal, size: CGSize)] = []

  /// Makes a box.
  package init(_ children: [Box] = []) { self.children = children }

  /// The size that it takes for a proposed size.
  package final func size(_ offer: Proposal) -> CGSize {
    for known in sizes where known.offer == offer { return known.size }
    let made = measure(offer)
    sizes.append((offer, made))
    return made
  }

  /// Places it at a point, with the size that it takes for a proposed size.
  package final func place(at point: CGPoint, offered offer: Proposal) {
    frame = CGRect(origin: point, size: size(offer))
    arrange(offer)
  }

  /// The elements that represent it, in reading order.
  package final func elements() -> [BoxElement] {
    var made = makeElements()
    for index in made.indices where made[index].number == 0 { made[index].number = number }
    if holdsScreens { for index in made.indices { made[index].grid = frame } }
    return made
  }

  /// Discards cached sizes, because the content has changed.
  package final func forgetSizes() { sizes = [] }

  // MARK: - What kinds of boxes decide

  /// Measures the size; by default that of the only child.
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

  /// The distance from its top to the baseline of the first line of text.
  package func firstBaseline(in size: CGSize) -> CGFloat {
    children.first.map { $0.firstBaseline(in: $0.size(Proposal(size))) } ?? size.height
  }

  /// The distance from its top to the baseline of the last line of text.
  package func lastBaseline(in size: CGSize) -> CGFloat {
    children.last.map { $0.lastBaseline(in: $0.size(Proposal(size))) } ?? size.height
  }

  /// Its layout priority: with a higher one, a stack lets it choose its size earlier.
  package var priority: Double { children.count == 1 ? children[0].priority : 0 }

  /// The box if it scrolls; nil for any other.
  package var scrolling: (any ScrollingBox)? { nil }

  /// Whether another layout leaves it as it is, if nothing around or inside has changed.
  package var isSettled: Bool { true }

  /// Tells spacers and dividers the axis of the innermost stack around them; nil in others.
  ///
  /// A box may be kept when the container around it is made anew, so each container tells it.
  func lie(along axis: BoxAxis?) {
    if children.count == 1 { children[0].lie(along: axis) }
  }

  /// Whether it takes all of the remaining space along the axis of a stack.
  package var isSpacer: Bool { children.count == 1 && children[0].isSpacer }

  /// Whether something in it fills an area, which lets no touch through.
  package var holdsFill: Bool { shown.contains(where: \.holdsFill) }

  /// How far in front it is; of two equal boxes the later one is in front.
  package var depth: Double { children.count == 1 ? children[0].depth : 0 }

  /// Makes the elements that represent it; by default those of the children.
  package func makeElements() -> [BoxElement] { children.flatMap { $0.elements() } }

  /// Whether it shows screens, whose elements keep their own identifiers.
  package var holdsScreens: Bool { false }

  /// Whether it makes its cells late, so that it may be there without any.
  package var isLazyGrid: Bool { false }
  /// Whether it is one view with what lies around, behind and over it, and does not hold several.
  var isOneView: Bool { children.count < 2 && children.allSatisfy(\.isOneView) }

  /// The texts from which an element around it gets its label.
  package var words: [String] { elements().flatMap(\.words) }

  /// The visible boxes, each in front of those before it.
  package var layers: [Box] { shown }

  /// What is under a finger that makes a gesture; nil if the finger misses it.
  ///
  /// The frontmost box comes first. A box with children takes touches only where they are.
  package func touched(_ gesture: BoxAnswers.Gesture, at point: CGPoint) -> BoxTouch? {
    let layers = layers
    guard !layers.isEmpty else {
      return frame.contains(point) && !isSpacer ? BoxTouch() : nil
    }
    return layers.reversed().firstFound { $0.touched(gesture, at: point) }
  }

  /// Where the box that an app scrolls to is before scrolling; nil if it is not inside.
  package func frame(of target: ScrollTarget) -> CGRect? {
    target.isOn(self) ? frame : shown.firstFound { $0.frame(of: target) }
  }

  /// The visible boxes among those that it can show.
  package var shown: [Box] { children }
}

extension Sequence {
  /// The first value that is found in an element.
  ///
  /// Each element is asked once. `lazy.compactMap(_:).first` asks the one with the value twice, and
  /// so a tree of boxes as often as two to the power of its depth.
  package func firstFound<Found>(_ found: (Element) -> Found?) -> Found? {
    for element in self {
      if let value = found(element) { return value }
    }
    return nil
  }
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
