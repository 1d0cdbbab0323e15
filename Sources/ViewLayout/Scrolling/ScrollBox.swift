import AccessibilityTree
package import Foundation

/// A box whose content scrolls.
///
/// Its content is placed as if nothing were scrolled; the session moves it. The offset only decides
/// which boxes of collections are in view.
package final class ScrollBox: Box, ScrollingBox, RoomBox {
  private let axes: [BoxAxis]
  private let refresh: (() -> Void)?
  /// The boxes inside that make only visible content.
  private lazy var lazyContent = children[0].boxesWithSight
  /// The boxes around them, from the outside in.
  private lazy var guessedContent = children[0].boxesAroundSight
  /// The name by which the session passes its scroll offset.
  package let name: String
  /// How far it is scrolled.
  package var offset = CGPoint.zero
  /// Whether a finger scrolls it by whole pages.
  package var isPaged = false
  /// What a finger that scrolls it does.
  package var habits = ScrollHabits()
  /// The space around it.
  var room: BoxRoom?
  /// The space in which its content scrolls, as far as it is known.
  private var lengths = Proposal()
  /// Whether boxes inside have asked for that space.
  private var isRoomUsed = false

  /// Makes a box that scrolls.
  package init(_ axes: [BoxAxis], name: String, refresh: (() -> Void)?, _ child: Box) {
    self.axes = axes
    self.name = name
    self.refresh = refresh
    super.init([child])
  }

  package override var scrolling: (any ScrollingBox)? { self }

  /// The lengths of boxes out of view are estimates.
  package override var isSettled: Bool { lazyContent.isEmpty }

  private func inner(_ offer: Proposal) -> Proposal {
    var offer = offer
    for axis in axes { offer[axis] = nil }
    return offer
  }

  package func room(along axis: BoxAxis) -> CGFloat? {
    isRoomUsed = true
    return axes.contains(axis) ? lengths[axis] : nil
  }

  /// Takes its own lengths; a proposal by which a stack measures its limits is ignored.
  private func takeRoom(_ offer: Proposal) {
    let known = lengths
    for axis in axes {
      if let length = offer[axis], length > 0, length.isFinite { lengths[axis] = length }
    }
    if isRoomUsed, lengths != known { children[0].visit { $0.forgetSizes() } }
  }

  package override func measure(_ offer: Proposal) -> CGSize {
    takeRoom(offer)
    let content = children[0].size(inner(offer))
    var size = offer.filled(content)
    for axis in [BoxAxis.horizontal, .vertical] where !axes.contains(axis) {
      size[axis] = content[axis]
    }
    return size
  }

  package override func arrange(_ offer: Proposal) {
    takeRoom(Proposal(frame.size))
    let own = inner(Proposal(frame.size))
    // Boxes that have come into view may have other lengths than estimated.
    for _ in 0..<Self.mostGuesses {
      let size = children[0].size(own)
      putContent(own, size)
      for box in guessedContent { box.forgetSizes() }
      if children[0].size(own) == size { break }
    }
  }

  /// How often lengths are estimated again.
  private static let mostGuesses = 4

  private func putContent(_ own: Proposal, _ size: CGSize) {
    for box in lazyContent { box.sight = sight(of: size) }
    var origin = frame.origin
    // Content that does not fill the width is centred.
    if !axes.contains(.horizontal) { origin.x += (frame.width - size.width) / 2 }
    if !axes.contains(.vertical) { origin.y += (frame.height - size.height) / 2 }
    children[0].place(at: origin, offered: own)
  }

  /// The visible part of the content, in points of the screen before scrolling; the offset is
  /// limited to the content.
  private func sight(of content: CGSize) -> CGRect {
    var sight = frame.offsetBy(
      dx: min(offset.x, max(0, content.width - frame.width)),
      dy: min(offset.y, max(0, content.height - frame.height)))
    if axes.contains(.vertical) { sight.size.height += coveredHeight }
    return sight
  }

  /// The next page, unless the test scrolls to a page itself.
  package func stop(before wanted: CGPoint) -> CGPoint {
    guard isPaged else { return wanted }
    var stop = offset
    if axes.contains(.horizontal) {
      stop.x = Self.stop(before: wanted.x, from: offset.x, page: frame.width, contentSize.width)
    }
    if axes.contains(.vertical) {
      stop.y = Self.stop(before: wanted.y, from: offset.y, page: frame.height, contentSize.height)
    }
    return stop
  }

  private static func stop(
    before wanted: CGFloat, from now: CGFloat, page: CGFloat, _ content: CGFloat
  ) -> CGFloat {
    let distance = (wanted / page).rounded() * page - wanted
    guard wanted != now, page > 0, abs(distance) > 0.5 else { return wanted }
    let next = ((now / page).rounded() + (wanted > now ? 1 : -1)) * page
    return min(max(0, next), max(0, content - page))
  }

  /// The size of its content.
  package var contentSize: CGSize { children[0].frame.size }

  package func offset(showing target: ScrollTarget) -> CGPoint? {
    children[0].frame(of: target).map {
      target.offset(
        showing: $0, of: children[0].frame.size, in: frame, from: offset, along: axes)
    }
  }

  package override func touched(
    _ gesture: BoxAnswers.Gesture, at point: CGPoint
  ) -> BoxTouch? {
    content(at: point).map { super.touched(gesture, at: $0) ?? BoxTouch() }
  }

  package override func makeElements() -> [BoxElement] {
    var element = BoxElement(.scrollView, frame: frame)
    element.answers.scrollName = name
    element.answers.scrollHabits = habits
    if let refresh { element.answers.gestures[.refresh] = refresh }
    // Boxes out of view still have their places, so that the content can be scrolled there.
    let content = children[0].frame
    if content.width > 0, content.height > 0 {
      let inner = children[0].elements()
      element.children = [BoxElement(.other, frame: content, children: inner)]
    }
    return [element]
  }

  package override var isSpacer: Bool { false }
}

/// A box that makes only visible content.
protocol SightBox: Box {
  /// The visible part, in points of the screen before scrolling.
  var sight: CGRect { get set }
}

extension Box {
  /// The boxes inside that make only visible content.
  var boxesWithSight: [any SightBox] {
    if let box = self as? any SightBox { return [box] }
    return children.flatMap(\.boxesWithSight)
  }

  /// The boxes that make only visible content, and those whose size depends on them.
  var boxesAroundSight: [Box] {
    if self is any SightBox { return [self] }
    let inner = children.flatMap(\.boxesAroundSight)
    return inner.isEmpty ? [] : [self] + inner
  }
}

/// A column or a row of boxes that are made when they come into view.
package final class LazyStackBox: Box, SightBox {
  private let axis: BoxAxis
  private let guide: BoxGuide
  private let spacing: CGFloat
  private var lengths: [Int: CGFloat] = [:]
  private var knownLength: CGFloat = 0
  private var visible: [Box] = []
  /// The visible part; everything if no box around it scrolls.
  var sight = CGRect.infinite

  /// The estimated length of a box if none was ever made.
  private static let guess: CGFloat = 44

  /// Makes a lazy stack.
  package init(_ axis: BoxAxis, guide: BoxGuide, spacing: CGFloat?, _ children: [Box]) {
    self.axis = axis
    self.guide = guide
    self.spacing = spacing ?? StackBox.usualSpacing
    super.init(children)
    for child in children { child.lie(along: axis) }
    for case let lazy as LazyBox in children {
      lazy.join = { boxes in
        // Several views of one element, and collections inside it, are placed like all others.
        boxes.count == 1 && !(boxes[0] is LazyBox)
          ? boxes[0] : LazyStackBox(axis, guide: guide, spacing: spacing, boxes)
      }
    }
  }

  override func lie(along axis: BoxAxis?) {}

  private var count: Int { children.reduce(0) { $0 + (($1 as? LazyBox)?.count ?? 1) } }

  private func box(at place: Int) -> Box {
    var left = place
    for child in children {
      let count = (child as? LazyBox)?.count ?? 1
      if left < count { return (child as? LazyBox)?.box(at: left) ?? child }
      left -= count
    }
    return Box()
  }

  /// The length of a box with the space after it, as far as it is known.
  private func step(_ place: Int) -> CGFloat { space(after: lengths[place] ?? average) }

  /// An empty box has no space after it.
  private func space(after length: CGFloat) -> CGFloat { length > 0 ? length + spacing : 0 }

  /// The estimated length of a box that was never made.
  private var average: CGFloat {
    lengths.isEmpty ? Self.guess : knownLength / CGFloat(lengths.count)
  }

  private func learn(_ place: Int, _ offer: Proposal) -> CGFloat {
    if let known = lengths[place] { return known }
    var inner = offer
    inner[axis] = nil
    let length = box(at: place).size(inner)[axis]
    know(length, of: place)
    return length
  }

  private func know(_ length: CGFloat, of place: Int) {
    knownLength += length - (lengths[place] ?? 0)
    lengths[place] = length
  }

  package override func measure(_ offer: Proposal) -> CGSize {
    let count = count
    guard count > 0 else { return .zero }
    _ = learn(0, offer)
    var size = offer.filled(CGSize(width: 10, height: 10))
    let unknown = CGFloat(count - lengths.count) * space(after: average)
    size[axis] = max(0, lengths.values.reduce(unknown) { $0 + space(after: $1) } - spacing)
    if offer[axis.crossing] == nil {
      var inner = offer
      inner[axis] = nil
      size[axis.crossing] = box(at: 0).size(inner)[axis.crossing]
    }
    return size
  }

  package override func arrange(_ offer: Proposal) {
    visible = []
    forgetSizes()
    let (low, high) =
      axis == .vertical ? (sight.minY, sight.maxY) : (sight.minX, sight.maxX)
    var along = axis == .vertical ? frame.minY : frame.minX
    var inner = offer
    inner[axis] = nil
    for place in 0..<count {
      guard along <= high else { break }
      if along + step(place) >= low {
        let box = box(at: place)
        _ = learn(place, offer)
        if along + step(place) >= low { put(box, along, inner) }
        if let stack = box as? LazyStackBox { relearn(stack, place, inner) }
      }
      along += step(place)
    }
  }

  /// Takes the new length of a stack inside, which has made its visible boxes.
  private func relearn(_ stack: LazyStackBox, _ place: Int, _ offer: Proposal) {
    stack.forgetSizes()
    know(stack.size(offer)[axis], of: place)
  }

  package override func frame(of target: ScrollTarget) -> CGRect? {
    var first = 0
    for child in children {
      let lazy = child as? LazyBox
      if let place = lazy.map({ $0.place(of: target) }) ?? (target.isOn(child) ? 0 : nil) {
        return frame(at: first + place)
      }
      first += lazy?.count ?? 1
    }
    return super.frame(of: target)
  }

  /// Where a box is or would be.
  private func frame(at place: Int) -> CGRect {
    let before = (0..<place).reduce(CGFloat.zero) { $0 + step($1) }
    var found = frame
    if axis == .vertical { found.origin.y += before } else { found.origin.x += before }
    found.size[axis] = lengths[place] ?? average
    return found
  }

  private func put(_ box: Box, _ along: CGFloat, _ offer: Proposal) {
    (box as? LazyStackBox)?.sight = sight
    let size = box.size(offer)
    let across = guide.standard(box, frame.size) - guide.place(of: box, in: size)
    let point =
      axis == .vertical
      ? CGPoint(x: frame.minX + across, y: along) : CGPoint(x: along, y: frame.minY + across)
    box.place(at: point, offered: offer)
    visible.append(box)
  }

  package override func makeElements() -> [BoxElement] {
    visible.flatMap { $0.elements() }.map { row in row.changed { $0.grid = frame } }
  }
  package override var shown: [Box] { visible }
}
