package import Foundation

/// A box that leaves room for another one at one of its edges.
package final class InsetBox: Box {
  private let axis: BoxAxis
  private let isFirst: Bool
  private let spacing: CGFloat
  private let alignment: BoxAlignment

  /// Makes a box; `isFirst` puts the other one at the top or at the leading edge.
  package init(
    _ content: Box, inset: Box, _ axis: BoxAxis, isFirst: Bool, spacing: CGFloat?,
    alignment: BoxAlignment
  ) {
    self.axis = axis
    self.isFirst = isFirst
    self.spacing = spacing ?? 0
    self.alignment = alignment
    super.init([content, inset])
  }

  private func inner(_ offer: Proposal, _ taken: CGFloat) -> Proposal {
    var offer = offer
    offer[axis] = offer[axis].map { max(0, $0 - taken) }
    return offer
  }

  private func taken(_ offer: Proposal) -> CGFloat {
    var own = offer
    own[axis] = nil
    return children[1].size(own)[axis] + spacing
  }

  package override func measure(_ offer: Proposal) -> CGSize {
    let taken = taken(offer)
    var size = children[0].size(inner(offer, taken))
    size[axis] += taken
    return size
  }

  package override func arrange(_ offer: Proposal) {
    let taken = taken(Proposal(frame.size))
    var (content, inset) = (frame, frame)
    content.size[axis] = max(0, frame.size[axis] - taken)
    inset.size[axis] = taken - spacing
    if axis == .vertical {
      if isFirst { content.origin.y += taken } else { inset.origin.y += content.height + spacing }
    } else {
      if isFirst { content.origin.x += taken } else { inset.origin.x += content.width + spacing }
    }
    if axis == .vertical, !isFirst {
      BoxRoom.tell(bottom: content.maxY, insteadOf: frame.maxY, to: children[0])
    }
    children[0].place(at: content.origin, offered: Proposal(content.size))
    let own = Proposal(inset.size)
    children[1].place(
      at: alignment.origin(of: children[1], sized: children[1].size(own), in: inset), offered: own)
  }

  package override func explicitPlace(of guide: ObjectIdentifier, in size: CGSize) -> CGFloat? {
    nil
  }
  package override var isSpacer: Bool { false }
}
