package import Foundation

/// A box with a fixed size; its content is aligned in it.
package final class FixedFrameBox: Box {
  private let width: CGFloat?
  private let height: CGFloat?
  private let alignment: BoxAlignment

  /// Makes a frame; a side that is nil is that of the child.
  package init(width: CGFloat?, height: CGFloat?, alignment: BoxAlignment, _ child: Box) {
    self.width = width.map { max(0, $0) }
    self.height = height.map { max(0, $0) }
    self.alignment = alignment
    super.init([child])
  }

  private func inner(_ offer: Proposal) -> Proposal {
    Proposal(width: width ?? offer.width, height: height ?? offer.height)
  }

  package override func measure(_ offer: Proposal) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = children[0].size(inner(offer))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  package override func arrange(_ offer: Proposal) {
    let offer = inner(offer)
    let point = alignment.origin(of: children[0], sized: children[0].size(offer), in: frame)
    children[0].place(at: point, offered: offer)
  }

  package override var isSpacer: Bool { false }
}

/// A box with a share of the proposed size, or of the space in which it scrolls; a side with
/// neither is that of the child.
package final class ShareFrameBox: Box {
  private let width: ((CGFloat) -> CGFloat)?
  private let height: ((CGFloat) -> CGFloat)?
  private let alignment: BoxAlignment
  private let scroller: () -> (any ScrollingBox)?

  /// Makes a frame from closures that compute a length; a side without one is that of the child.
  package init(
    width: ((CGFloat) -> CGFloat)?, height: ((CGFloat) -> CGFloat)?, alignment: BoxAlignment,
    scroller: @escaping () -> (any ScrollingBox)? = { nil }, _ child: Box
  ) {
    self.width = width
    self.height = height
    self.alignment = alignment
    self.scroller = scroller
    super.init([child])
  }

  private func share(_ offer: Proposal) -> (width: CGFloat?, height: CGFloat?) {
    (share(offer, .horizontal, width), share(offer, .vertical, height))
  }

  private func share(
    _ offer: Proposal, _ axis: BoxAxis, _ length: ((CGFloat) -> CGFloat)?
  ) -> CGFloat? {
    guard let length else { return nil }
    let room = scroller()?.room(along: axis) ?? offer[axis]
    return room.flatMap { $0.isFinite ? max(0, length($0)) : nil }
  }

  private func inner(_ offer: Proposal) -> Proposal {
    let share = share(offer)
    return Proposal(width: share.width ?? offer.width, height: share.height ?? offer.height)
  }

  package override func measure(_ offer: Proposal) -> CGSize {
    let share = share(offer)
    let size = children[0].size(inner(offer))
    return CGSize(width: share.width ?? size.width, height: share.height ?? size.height)
  }

  package override func arrange(_ offer: Proposal) {
    let offer = inner(offer)
    let point = alignment.origin(of: children[0], sized: children[0].size(offer), in: frame)
    children[0].place(at: point, offered: offer)
  }

  package override var isSpacer: Bool { false }
}

/// A box whose size stays within limits.
package final class FlexibleFrameBox: Box {
  /// The least, the ideal and the greatest length of one side.
  package struct Limits {
    let least: CGFloat?
    let ideal: CGFloat?
    let most: CGFloat?

    /// Makes limits; a missing one is that of the child.
    package init(least: CGFloat?, ideal: CGFloat?, most: CGFloat?) {
      self.least = least
      self.ideal = ideal
      self.most = most
    }

    /// The length that is proposed to the child.
    fileprivate func offer(_ given: CGFloat?) -> CGFloat? {
      guard let value = given ?? ideal else { return nil }
      return min(max(value, least ?? -.infinity), most ?? .infinity)
    }

    /// The length, given the one that the child takes.
    fileprivate func length(_ given: CGFloat?, taken: CGFloat) -> CGFloat {
      let low = least ?? (most == nil ? taken : min(taken, most ?? taken))
      let high = most ?? (least == nil ? taken : max(taken, least ?? taken))
      guard least != nil || most != nil else {
        return ideal.flatMap { given == nil ? $0 : nil } ?? taken
      }
      let wanted = given ?? ideal ?? taken
      return min(max(wanted, low), max(low, high))
    }
  }

  private let width: Limits
  private let height: Limits
  private let alignment: BoxAlignment

  /// Makes a frame.
  package init(width: Limits, height: Limits, alignment: BoxAlignment, _ child: Box) {
    self.width = width
    self.height = height
    self.alignment = alignment
    super.init([child])
  }

  private func inner(_ offer: Proposal) -> Proposal {
    Proposal(width: width.offer(offer.width), height: height.offer(offer.height))
  }

  package override func measure(_ offer: Proposal) -> CGSize {
    let taken = children[0].size(inner(offer))
    return CGSize(
      width: width.length(offer.width, taken: taken.width),
      height: height.length(offer.height, taken: taken.height))
  }

  package override func arrange(_ offer: Proposal) {
    let own = Proposal(frame.size)
    let point = alignment.origin(of: children[0], sized: children[0].size(own), in: frame)
    children[0].place(at: point, offered: own)
  }

  package override var isSpacer: Bool { false }
}

/// A box with space around it.
package final class PaddingBox: Box {
  private let insets: BoxInsets

  /// Makes padding.
  package init(_ insets: BoxInsets, _ child: Box) {
    self.insets = insets
    super.init([child])
  }

  private func inner(_ offer: Proposal) -> Proposal {
    Proposal(
      width: offer.width.map { max(0, $0 - insets.horizontal) },
      height: offer.height.map { max(0, $0 - insets.vertical) })
  }

  package override func measure(_ offer: Proposal) -> CGSize {
    let size = children[0].size(inner(offer))
    return CGSize(
      width: max(0, size.width + insets.horizontal), height: max(0, size.height + insets.vertical))
  }

  package override func arrange(_ offer: Proposal) {
    let point = CGPoint(x: frame.minX + insets.leading, y: frame.minY + insets.top)
    children[0].place(at: point, offered: inner(offer))
  }

  package override func firstBaseline(in size: CGSize) -> CGFloat {
    insets.top
      + children[0].firstBaseline(
        in: CGSize(width: size.width - insets.horizontal, height: size.height - insets.vertical))
  }
}

/// A box that ignores the proposed size along some axes and takes its ideal size.
package final class IdealBox: Box {
  private let axes: [BoxAxis]

  /// Makes a box of ideal size along some axes.
  package init(_ axes: [BoxAxis], _ child: Box) {
    self.axes = axes
    super.init([child])
  }

  private func inner(_ offer: Proposal) -> Proposal {
    var offer = offer
    for axis in axes { offer[axis] = nil }
    return offer
  }

  package override func measure(_ offer: Proposal) -> CGSize { children[0].size(inner(offer)) }
  package override func arrange(_ offer: Proposal) {
    children[0].place(at: frame.origin, offered: inner(offer))
  }
}

/// A box of a fixed ratio of width to height.
package final class RatioBox: Box {
  private let ratio: CGFloat?
  private let fills: Bool

  /// Makes a box; without a ratio it is that of the child's ideal size.
  package init(_ ratio: CGFloat?, fills: Bool, _ child: Box) {
    self.ratio = ratio
    self.fills = fills
    super.init([child])
  }

  private func inner(_ offer: Proposal) -> Proposal {
    let ideal = children[0].size(Proposal())
    let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
    guard ratio > 0, ratio.isFinite else { return offer }
    switch (offer.width, offer.height) {
    case (nil, nil): return ratio == self.ratio ? Proposal(ideal) : offer
    case (let width?, nil): return Proposal(width: width, height: width / ratio)
    case (nil, let height?): return Proposal(width: height * ratio, height: height)
    case (let width?, let height?):
      let isWide = width / ratio > height
      return isWide != fills
        ? Proposal(width: height * ratio, height: height)
        : Proposal(width: width, height: width / ratio)
    }
  }

  package override func measure(_ offer: Proposal) -> CGSize { children[0].size(inner(offer)) }
  package override func arrange(_ offer: Proposal) {
    children[0].place(at: frame.origin, offered: inner(offer))
  }
}
