import AccessibilityTree
package import Foundation

/// The list of the tabs that have no button.
package final class MoreBox: Box {
  private let rows: [TabsBox.Tab]

  /// Makes a list.
  package init(_ rows: [TabsBox.Tab]) {
    self.rows = rows
    super.init([])
  }

  private static let rowHeight: CGFloat = 44

  package override func measure(_ offer: Proposal) -> CGSize { offer.filled() }

  package override func makeElements() -> [BoxElement] {
    let cells = rows.enumerated().map { place, row in
      let area = CGRect(
        x: frame.minX, y: frame.minY + CGFloat(place) * Self.rowHeight, width: frame.width,
        height: Self.rowHeight)
      let words = BoxElement(
        .staticText, label: row.label, traits: .staticText, frame: area.insetBy(dx: 16, dy: 12))
      var cell = BoxElement(.cell, value: row.badge, frame: area, children: [words])
      cell.answers.gestures[.tap] = row.select
      return cell
    }
    return [BoxElement(.table, frame: frame, children: cells)]
  }
}
