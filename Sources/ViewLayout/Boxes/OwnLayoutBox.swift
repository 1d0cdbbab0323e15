package import Foundation

/// Boxes that an app measures and places itself.
package final class OwnLayoutBox: Box {
  private let sizing: (Proposal) -> CGSize
  private let placing: (CGRect, Proposal) -> Void

  /// Makes a box; `placing` places the children in a frame.
  package init(
    _ children: [Box], sizing: @escaping (Proposal) -> CGSize,
    placing: @escaping (CGRect, Proposal) -> Void
  ) {
    self.sizing = sizing
    self.placing = placing
    super.init(children)
    for child in children { child.lie(along: nil) }
  }

  override func lie(along axis: BoxAxis?) {}

  /// The app's layout may depend on anything.
  package override var isSettled: Bool { false }
  package override func measure(_ offer: Proposal) -> CGSize { sizing(offer) }
  package override func arrange(_ offer: Proposal) {
    // Boxes that the app does not place are centred.
    for child in children {
      let size = child.size(offer)
      child.place(
        at: CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2),
        offered: offer)
    }
    placing(frame, offer)
  }
  package override func explicitPlace(of guide: ObjectIdentifier, in size: CGSize) -> CGFloat? {
    nil
  }
  package override var isSpacer: Bool { false }
  package override var priority: Double { 0 }
}
