public import SwiftUIViews
import ViewGraph
import ViewLayout

/// A place in a view, which other views can find in their own space.
public struct Anchor<Value> {
  fileprivate let place: (CGRect) -> Value
  fileprivate weak var box: Box?

  /// How a place is found in a view.
  public struct Source {
    fileprivate let place: (CGRect) -> Value
  }
}

extension Anchor.Source where Value == CGRect {
  /// The whole view.
  public static var bounds: Anchor<CGRect>.Source { Self { $0 } }
}

extension Anchor.Source where Value == CGPoint {
  /// A point of the view.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Self { CGPoint(x: $0.minX + $0.width * point.x, y: $0.minY + $0.height * point.y) }
  }
  /// The middle of the view.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the view's upper edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The middle of the view's lower edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The middle of the view's leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle of the view's trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
}

extension GeometryProxy {
  /// A rectangle of another view, in the coordinates of this one.
  public subscript(anchor: Anchor<CGRect>) -> CGRect {
    anchor.place(anchor.box?.frame ?? .zero).offsetBy(dx: -frame.minX, dy: -frame.minY)
  }
  /// A point of another view, in the coordinates of this one.
  public subscript(anchor: Anchor<CGPoint>) -> CGPoint {
    let point = anchor.place(anchor.box?.frame ?? .zero)
    return CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
  }
}

extension View {
  /// The view with a place in it as a value for the views around it.
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    boxed { box, _ in
      let anchor = Anchor(place: value.place, box: box)
      return PreferenceBox(ObjectIdentifier(K.self), transform(anchor), box)
    }
  }

  /// Calls a closure with a value of the view's place, at first and when it has changed.
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (T, T) -> Void
  ) -> some View {
    redrawn { boxes, scope in
      let last = scope.node.slot(-6) { LastValue<T>() }
      let graph = scope.node.graph
      let spaces = scope.environment.namedSpaces
      return [
        WatchingBox(.one(boxes)) { box in
          let value = transform(GeometryProxy(frame: box.frame, spaces: spaces))
          let old = last.value
          last.value = value
          if old != value { graph.afterDrawing { action(old ?? value, value) } }
        }
      ]
    }
  }
  /// Calls a closure with a value of the view's place, at first and when it has changed.
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (T) -> Void
  ) -> some View { onGeometryChange(for: type, of: transform) { _, value in action(value) } }
}
