import ViewGraph
package import ViewLayout

/// A view whose content knows how much space it has.
public struct GeometryReader<Content: View> {
  /// Makes the content.
  public var content: (GeometryProxy) -> Content
  /// Makes a view.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: View, Drawable {
  package func draw(in scope: DrawScope) -> [Box] {
    let content = content
    return [
      MeasuredBox { frame in
        OnMain.run {
          scope.node.beginDrawing()
          defer { scope.node.endDrawing() }
          return scope.node.graph.read(for: scope.node) {
            scope.draw(content(GeometryProxy(frame: frame)), at: .part("content"))
          }
        }
      }
    ]
  }
}

extension GeometryReader: KeepingNodes {}

/// The space of a view.
public struct GeometryProxy: Sendable {
  package let frame: CGRect

  /// Makes the space of a frame.
  package init(frame: CGRect) { self.frame = frame }

  /// The size.
  public var size: CGSize { frame.size }
  /// What bars and the system take of it, which is nothing here: views have their place beside it.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
  /// The frame, counted from the corner of the screen or of the view.
  public func frame(in space: CoordinateSpace) -> CGRect {
    space == .local ? CGRect(origin: .zero, size: frame.size) : frame
  }
  /// Where a space around the view is, seen from the view; not known here, so it is nil.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? { nil }
}
