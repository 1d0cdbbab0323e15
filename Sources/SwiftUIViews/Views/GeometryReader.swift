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
    let known = scope.node.slot(-1) { KnownFrame() }
    let box = MeasuredBox { frame in
      let isFirst = known.frame == nil
      known.frame = frame
      return OnMain.run {
        scope.node.beginDrawing()
        defer { scope.node.endDrawing() }
        let boxes = scope.node.graph.read(for: scope.node) {
          scope.draw(content(GeometryProxy(frame: frame)), at: .part("content"))
        }
        if isFirst { scope.environment.lateWatcher?.look(late: boxes) }
        return boxes
      }
    }
    // Bars are made of what is drawn, before places are known: that of the last time is a guess.
    if let frame = known.frame { box.prepare(for: frame) }
    return [box]
  }
}

extension GeometryReader: KeepingNodes {}

/// Where a view was placed last.
private final class KnownFrame {
  var frame: CGRect?
}

/// Something that looks at views which are made only once their space is known.
package protocol LateViewWatcher: AnyObject {
  /// Looks at them when they were made for the first time.
  @MainActor func look(late boxes: [Box])
}

private enum LateViewWatcherKey: EnvironmentKey {
  static var defaultValue: (any LateViewWatcher)? { nil }
}

extension EnvironmentValues {
  /// What looks at views that are made late.
  package var lateWatcher: (any LateViewWatcher)? {
    get { self[LateViewWatcherKey.self] }
    set { self[LateViewWatcherKey.self] = newValue }
  }
}

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
