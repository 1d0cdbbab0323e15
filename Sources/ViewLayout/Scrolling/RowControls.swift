import AccessibilityTree
import Foundation

/// The delete control next to a row in editing mode.
package struct RowRemoval {
  /// Whether the control was tapped, so that a button asks for confirmation.
  package let isAsking: Bool
  /// Called when the control is tapped.
  package let ask: () -> Void
  /// Removes the row.
  package let remove: () -> Void

  /// Makes a delete control.
  package init(isAsking: Bool, ask: @escaping () -> Void, remove: @escaping () -> Void) {
    self.isAsking = isAsking
    self.ask = ask
    self.remove = remove
  }

  private static let signWidth: CGFloat = 44
  private static let buttonWidth: CGFloat = 74

  /// The elements next to those of the row.
  func elements(in row: CGRect) -> [BoxElement] {
    let (place, rest) = row.divided(atDistance: Self.signWidth, from: .minXEdge)
    var sign = BoxElement(
      .other, frame: place, children: [BoxElement(.image, identifier: "remove", frame: place)])
    sign.answers.gestures[.tap] = ask
    guard isAsking else { return [sign] }
    var button = BoxElement(
      .button, label: "Delete", traits: .button,
      frame: rest.divided(atDistance: Self.buttonWidth, from: .maxXEdge).slice)
    button.answers.gestures[.tap] = remove
    return [sign, button]
  }
}

/// How a row is moved among those of its collection.
package struct RowMove {
  private let hasHandle: Bool
  private let move: (Int) -> Void

  /// Makes a move by a handle or by a long press; `move` is called with how many rows it goes down.
  package init(hasHandle: Bool, move: @escaping (Int) -> Void) {
    (self.hasHandle, self.move) = (hasHandle, move)
  }

  private static let handleWidth: CGFloat = 44

  /// Lets a cell be moved among rows that are in sight.
  func join(_ cell: inout BoxElement, of box: Box, among rows: [CGRect]) {
    let row = cell.frame
    guard hasHandle else {
      guard cell.answers.gestures[.longPress] == nil else { return }
      let tap = cell.answers.gestures[.tap]
      cell.answers.gestures[.longPress] = {
        if let way = BoxTouch.way, way != .zero { drag(row, way, among: rows) } else { tap?() }
      }
      return
    }
    let words = ["Reorder"] + box.words
    // Tests name it with the words of the row, or without.
    var handle = BoxElement(
      .button, identifier: words[0], label: words.joined(separator: " "), traits: .button,
      frame: row.divided(atDistance: Self.handleWidth, from: .maxXEdge).slice)
    for (gesture, step) in [(BoxAnswers.Gesture.swipeUp, -1), (.swipeDown, 1), (.longPress, 0)] {
      handle.answers.gestures[gesture] = {
        if let way = BoxTouch.way { drag(row, way, among: rows) } else { move(step) }
      }
    }
    cell.children.append(handle)
  }

  /// Moves a row to the place of the one that its middle is dragged over.
  private func drag(_ row: CGRect, _ way: CGSize, among rows: [CGRect]) {
    let end = row.midY + way.height
    // Half a point, since places are rounded.
    let below = rows.count { $0.minY > row.minY && $0.midY <= end + 0.5 }
    let above = rows.count { $0.minY < row.minY && $0.midY >= end - 0.5 }
    move(below - above)
  }
}
