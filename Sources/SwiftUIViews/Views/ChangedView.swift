import ViewGraph
package import ViewLayout

/// A view whose boxes are changed one by one, or whose environment is.
package struct ChangedView<Content: View> {
  private let content: Content
  private let surround: ((inout EnvironmentValues) -> Void)?
  private let change: (@MainActor ([Box], DrawScope) -> [Box])?

  /// Makes a changed view.
  init(
    _ content: Content, surround: ((inout EnvironmentValues) -> Void)? = nil,
    change: (@MainActor ([Box], DrawScope) -> [Box])? = nil
  ) {
    self.content = content
    self.surround = surround
    self.change = change
  }
}

extension ChangedView: View, Drawable {
  package func draw(in scope: DrawScope) -> [Box] {
    let boxes = scope.draw(content, at: .part("content")) { surround?(&$0) }
    return change?(boxes, scope) ?? boxes
  }
}

extension View {
  /// The view with each of its boxes changed, also those that come into view later.
  package nonisolated func boxed(
    _ change: @escaping @MainActor (Box, DrawScope) -> Box
  ) -> ChangedView<Self> {
    ChangedView(
      self, change: { boxes, scope in boxes.map { Self.changed($0, scope, change) } })
  }

  private static func changed(
    _ box: Box, _ scope: DrawScope, _ change: @escaping @MainActor (Box, DrawScope) -> Box
  ) -> Box {
    guard let lazy = box as? LazyBox else {
      let made = change(box, scope)
      if made !== box {
        // A search for a note looks inside a single child.
        for (name, note) in box.notes where made.notes[name] == nil { made.notes[name] = note }
      }
      return made
    }
    return LazyBox(count: lazy.count, find: lazy.place) { place in
      OnMain.run { [changed(lazy.box(at: place), scope, change)] }
    }
  }

  /// The view in a changed environment.
  package nonisolated func surrounded(
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> ChangedView<Self> { ChangedView(self, surround: change) }

  /// The view with the boxes of its content changed as a whole.
  package nonisolated func redrawn(
    _ change: @escaping @MainActor ([Box], DrawScope) -> [Box]
  ) -> ChangedView<Self> { ChangedView(self, change: change) }

  /// The view with the elements of its boxes changed.
  package nonisolated func elements(
    _ change: @escaping (inout BoxElement) -> Void
  ) -> ChangedView<Self> { boxed { box, _ in ChangedElementBox(box, change: change) } }
}
