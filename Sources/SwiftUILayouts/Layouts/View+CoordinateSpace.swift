public import SwiftUIViews
import ViewGraph
import ViewLayout

extension View {
  /// Names the coordinate space of the view, for the views inside.
  public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
    coordinateSpace(.named(AnyHashable(name)))
  }
  /// Names the coordinate space of the view, for the views inside.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    SpaceView(content: self, space: name)
  }
}

/// A view that names a coordinate space.
private struct SpaceView<Content: View> {
  let content: Content
  let space: CoordinateSpace

  init(content: Content, space: CoordinateSpace) {
    self.content = content
    self.space = space
  }
}

extension SpaceView: View, Drawable {
  func draw(in scope: DrawScope) -> [Box] {
    guard case .named(let name) = space else { return scope.draw(content, at: .part("content")) }
    let anchor = scope.node.slot(-7) { SpaceAnchor(in: scope.environment.namedSpaces) }
    let boxes = scope.draw(content, at: .part("content")) { $0.namedSpaces.add(name, anchor) }
    let box = Box.one(boxes)
    anchor.box = box
    return boxes.count == 1 ? boxes : [box]
  }
}
