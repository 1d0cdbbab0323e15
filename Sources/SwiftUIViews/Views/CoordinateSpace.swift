package import ViewLayout

/// A coordinate space.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  case global, local
  case named(AnyHashable)

  /// The scroll view around a view.
  public static var scrollView: CoordinateSpace { .scrollView(axis: .vertical) }
  /// The scroll view around a view that scrolls along an axis.
  public static func scrollView(axis: Axis) -> CoordinateSpace { .named(axis) }
}

/// The name of a coordinate space.
public typealias NamedCoordinateSpace = CoordinateSpace

/// A view whose corner is an origin: one that names a coordinate space, or one that scrolls.
package final class SpaceAnchor: Hashable, @unchecked Sendable {
  /// The box that was last drawn for the view.
  package weak var box: Box?
  /// How many views that scroll are around it.
  fileprivate let depth: Int

  /// Makes one for a view that is not drawn yet.
  package init(in spaces: NamedSpaces) { depth = spaces.scrollers.count }

  package static func == (first: SpaceAnchor, second: SpaceAnchor) -> Bool { first === second }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The coordinate spaces around a view.
package struct NamedSpaces: Hashable, @unchecked Sendable {
  private var named: [AnyHashable: SpaceAnchor] = [:]
  fileprivate var scrollers: [SpaceAnchor] = []

  /// Adds a space with a name.
  package mutating func add(_ name: AnyHashable, _ anchor: SpaceAnchor) { named[name] = anchor }

  /// Adds a view that scrolls along some axes; its space is named by the axes.
  package mutating func addScroller(_ anchor: SpaceAnchor, along axes: Axis.Set) {
    scrollers.append(anchor)
    if axes.contains(.horizontal) { add(Axis.horizontal, anchor) }
    if axes.contains(.vertical) { add(Axis.vertical, anchor) }
  }

  /// The nearest view around that scrolls; nil if there is none.
  package var nearestScroller: Box? { scrollers.last?.box }

  /// How far everything around a view is scrolled, except the outermost `depth` scroll views.
  package func scrolled(below depth: Int = 0) -> CGPoint {
    scrollers.dropFirst(depth).reduce(into: CGPoint.zero) {
      let offset = $1.box?.scrolling?.offset ?? .zero
      $0 = CGPoint(x: $0.x + offset.x, y: $0.y + offset.y)
    }
  }

  /// Where a space with a name is, before scrolling; nil if there is none.
  func frame(of name: AnyHashable) -> CGRect? { named[name]?.box?.frame }

  /// A point of the screen before scrolling, converted to a space, for a view with a frame.
  func place(of point: CGPoint, for frame: CGRect, in space: CoordinateSpace) -> CGPoint {
    var (origin, depth) = (CGPoint.zero, 0)
    switch space {
    case .local: return CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    case .global: break
    case .named(let name):
      guard let anchor = named[name], let box = anchor.box else { break }
      (origin, depth) = (box.frame.origin, anchor.depth)
    }
    let scrolled = scrolled(below: depth)
    return CGPoint(x: point.x - origin.x - scrolled.x, y: point.y - origin.y - scrolled.y)
  }
}

private enum NamedSpacesKey: EnvironmentKey {
  static var defaultValue: NamedSpaces { NamedSpaces() }
}

extension EnvironmentValues {
  /// The coordinate spaces around the view.
  package var namedSpaces: NamedSpaces {
    get { self[NamedSpacesKey.self] }
    set { self[NamedSpacesKey.self] = newValue }
  }
}
