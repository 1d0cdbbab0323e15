/// What coordinates are counted from.
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
