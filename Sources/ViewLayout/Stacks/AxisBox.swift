package import Foundation

/// A box whose shape follows the stack that it is in: a spacer or a divider.
package final class AxisBox: Box {
  /// What it is.
  package enum Kind: Equatable {
    /// Space that grows, with its least length.
    case spacer(CGFloat?)
    /// A thin line across the stack.
    case divider
  }

  private let kind: Kind
  /// The axis of the stack around it; nil outside a stack.
  private var axis: BoxAxis?

  /// Makes a spacer or a divider.
  package init(_ kind: Kind) {
    self.kind = kind
    super.init()
  }

  package override func measure(_ offer: Proposal) -> CGSize {
    switch kind {
    case .spacer(let least):
      let least = least ?? StackBox.usualSpacing
      let width = max(least, offer.width ?? least)
      let height = max(least, offer.height ?? least)
      switch axis {
      case .horizontal: return CGSize(width: width, height: 0)
      case .vertical: return CGSize(width: 0, height: height)
      case nil: return CGSize(width: width, height: height)
      }
    case .divider:
      let thin: CGFloat = 1.0 / 3
      return axis == .horizontal
        ? CGSize(width: thin, height: offer.height ?? 10)
        : CGSize(width: offer.width ?? 10, height: thin)
    }
  }

  override func lie(along axis: BoxAxis?) { self.axis = axis }

  package override var isSpacer: Bool { kind != .divider }
  package override var priority: Double { isSpacer ? -.infinity : 0 }
  package override func makeElements() -> [BoxElement] { [] }
}
