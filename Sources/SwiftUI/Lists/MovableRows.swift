import SwiftUIViews
import ViewGraph
import ViewLayout

extension DynamicViewContent {
  /// Calls a closure when a person moves rows: by their handles while the list is edited, else by a
  /// long press that drags a row.
  public nonisolated func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent { MovableRows(content: self, action: action) }
}

/// Rows that a person can move.
private struct MovableRows<Content: DynamicViewContent> {
  let content: Content
  let action: ((IndexSet, Int) -> Void)?
}

extension MovableRows: DynamicViewContent, View, Drawable {
  var data: Content.Data { content.data }

  func draw(in scope: DrawScope) -> [Box] {
    let boxes = scope.draw(content, at: .part("rows"))
    guard let action else { return boxes }
    let isEditing = scope.environment.editMode?.wrappedValue.isEditing == true
    let last = data.count - 1
    return boxes.mapRows { box, place in
      guard box.note(MoveNote.name) != true else { return box }
      let move = RowMove(hasHandle: isEditing) { rows in
        let target = min(max(place + rows, 0), last)
        guard target != place else { return }
        action(IndexSet(integer: place), target > place ? target + 1 : target)
      }
      return box.noted(in: RowActionBox(box, move: move))
    }
  }
}

/// Whether a row cannot be moved.
private enum MoveNote {
  static let name = ObjectIdentifier(MoveNote.self)
}

extension View {
  /// The row as one that a person cannot move.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
    boxed { box, _ in
      box.notes[MoveNote.name] = isDisabled
      return box
    }
  }
}
