package import Foundation

/// The first of some boxes that fits.
package final class FirstFitBox: Box {
  private let axes: [BoxAxis]
  private var chosen: Box?

  /// Makes a box that checks along some axes whether a box fits.
  package init(_ axes: [BoxAxis], _ children: [Box]) {
    self.axes = axes
    super.init(children)
  }

  private func choice(_ offer: Proposal) -> Box? {
    children.first { child in
      var ideal = offer
      for axis in axes { ideal[axis] = nil }
      let size = child.size(ideal)
      return axes.allSatisfy { axis in offer[axis].map { size[axis] <= $0 } ?? true }
    } ?? children.last
  }

  package override func measure(_ offer: Proposal) -> CGSize {
    choice(offer)?.size(offer) ?? .zero
  }
  package override func arrange(_ offer: Proposal) {
    chosen = choice(offer)
    chosen?.place(at: frame.origin, offered: offer)
  }
  package override func makeElements() -> [BoxElement] { chosen?.elements() ?? [] }
  package override var shown: [Box] { chosen.map { [$0] } ?? [] }
}
