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
    let spaces = scope.environment.namedSpaces
    let box = MeasuredBox(
      // Content that never reads its place on the screen does not change when something scrolls.
      scrolled: { known.isAsked ? spaces.scrolled() : .zero }
    ) { frame in
      let isFirst = known.frame == nil
      known.frame = frame
      return OnMain.run {
        scope.node.beginDrawing()
        defer { scope.node.endDrawing() }
        let proxy = GeometryProxy(frame: frame, spaces: spaces) { known.isAsked = true }
        let boxes = scope.node.graph.read(for: scope.node) {
          scope.draw(content(proxy), at: .part("content"))
        }
        if isFirst { scope.environment.lateWatcher?.look(late: boxes) }
        return boxes
      }
    }
    // Bars are made while views are drawn, before places are known: the last frame is a guess.
    if let frame = known.frame { box.prepare(for: frame) }
    return [box]
  }
}

extension GeometryReader: KeepingNodes {}

/// The frame at which a view was last placed.
private final class KnownFrame: @unchecked Sendable {
  var frame: CGRect?
  /// Whether the content has read its place in a space around it.
  var isAsked = false
}

/// An observer of views that are made only once their space is known.
package protocol LateViewWatcher: AnyObject {
  /// Called when such views have been made for the first time.
  @MainActor func look(late boxes: [Box])
}

private enum LateViewWatcherKey: EnvironmentKey {
  static var defaultValue: (any LateViewWatcher)? { nil }
}

extension EnvironmentValues {
  /// The observer of views that are made late.
  package var lateWatcher: (any LateViewWatcher)? {
    get { self[LateViewWatcherKey.self] }
    set { self[LateViewWatcherKey.self] = newValue }
  }
}

/// The space of a view.
public struct GeometryProxy: Sendable {
  package let frame: CGRect
  private let spaces: NamedSpaces
  private let tellAsked: @Sendable () -> Void

  /// Makes the geometry of a frame, with the spaces around it.
  package init(
    frame: CGRect, spaces: NamedSpaces, tellAsked: @escaping @Sendable () -> Void = {}
  ) {
    (self.frame, self.spaces, self.tellAsked) = (frame, spaces, tellAsked)
  }

  /// The size.
  public var size: CGSize { frame.size }
  /// What bars and the system cover of it: nothing here, since views are placed next to them.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
  /// The frame, counted from the corner of the screen, the view, or a view that names a space.
  public func frame(in space: CoordinateSpace) -> CGRect {
    if space != .local { tellAsked() }
    return CGRect(
      origin: spaces.place(of: frame.origin, for: frame, in: space), size: frame.size)
  }
  /// Where a view that names a space is, counted from the corner of this view; nil if none does.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    guard case .named(let name) = space, let found = spaces.frame(of: name) else { return nil }
    tellAsked()
    let place = spaces.place(of: frame.origin, for: frame, in: space)
    return CGRect(origin: CGPoint(x: -place.x, y: -place.y), size: found.size)
  }
}
