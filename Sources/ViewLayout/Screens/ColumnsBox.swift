import AccessibilityTree
package import Foundation

/// The columns of a split view, side by side: all but the last have a width of their own.
package final class ColumnsBox: Box {
  /// The width of a list beside the details.
  private static let listWidth: CGFloat = 320

  package override var holdsScreens: Bool { true }

  package override func measure(_ offer: Proposal) -> CGSize { offer.filled() }

  package override func arrange(_ offer: Proposal) {
    var left = frame.minX
    for (place, column) in children.enumerated() {
      let rest = frame.maxX - left
      let width = place == children.count - 1 ? rest : min(Self.listWidth, rest)
      let area = CGRect(x: left, y: frame.minY, width: width, height: frame.height)
      BoxRoom.tell(safe: area, to: column)
      ScreenBox.centre(column, in: area)
      left += width
    }
  }

  package override func makeElements() -> [BoxElement] {
    children.map { BoxElement(.other, frame: $0.frame, children: ScreenBox.contained($0)) }
  }
}
