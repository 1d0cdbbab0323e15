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
      // What never asks where it is on the screen stays as it is when something scrolls.
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
    // Bars are made of what is drawn, before places are known: that of the last time is a guess.
    if let frame = known.frame { box.prepare(for: frame) }
    return [box]
  }
}

extension GeometryReader: KeepingNodes {}

/// Where a view was placed last.
private final class KnownFrame: @unchecked Sendable {
  var frame: CGRect?
  /// Whether the content has asked where it is in a space around it.
  var isAsked = false
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
  private let spaces: NamedSpaces
  private let tellAsked: @Sendable () -> Void

  /// Makes the space of a frame, with the spaces around it and what to tell who asks for them.
  package init(
    frame: CGRect, spaces: NamedSpaces, tellAsked: @escaping @Sendable () -> Void = {}
  ) {
    (self.frame, self.spaces, self.tellAsked) = (frame, spaces, tellAsked)
  }

  /// The size.
  public var size: CGSize { frame.size }
  /// What bars and the system take of it, which is nothing here: views have their place beside it.
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
