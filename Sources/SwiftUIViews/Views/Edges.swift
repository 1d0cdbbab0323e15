package import ViewLayout

/// A direction.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  case horizontal, vertical

  /// Several directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: Int8
    /// Makes a set from raw bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Horizontal.
    public static let horizontal = Set(rawValue: 1)
    /// Vertical.
    public static let vertical = Set(rawValue: 2)
  }
}

/// An edge of a view.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  case top, leading, bottom, trailing

  /// Several edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: Int8
    /// Makes a set from raw bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Makes a set of one edge.
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }
    /// The top.
    public static let top = Set(.top)
    /// The leading side.
    public static let leading = Set(.leading)
    /// The bottom.
    public static let bottom = Set(.bottom)
    /// The trailing side.
    public static let trailing = Set(.trailing)
    /// Both sides.
    public static let horizontal: Set = [.leading, .trailing]
    /// Top and bottom.
    public static let vertical: Set = [.top, .bottom]
    /// All edges.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
  }
}

/// A side of a view.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  case leading, trailing

  /// Several sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: Int8
    /// Makes a set from raw bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The leading side.
    public static let leading = Set(rawValue: 1)
    /// The trailing side.
    public static let trailing = Set(rawValue: 2)
    /// Both sides.
    public static let all: Set = [.leading, .trailing]
  }
}

/// Top or bottom.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  case top, bottom

  /// Top, bottom or both.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: Int8
    /// Makes a set from raw bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The top.
    public static let top = Set(rawValue: 1)
    /// The bottom.
    public static let bottom = Set(rawValue: 2)
    /// Both.
    public static let all: Set = [.top, .bottom]
  }
}

/// Distances from the edges.
public struct EdgeInsets: Equatable, Sendable {
  /// From the top.
  public var top: CGFloat
  /// From the leading side.
  public var leading: CGFloat
  /// From the bottom.
  public var bottom: CGFloat
  /// From the trailing side.
  public var trailing: CGFloat

  /// Makes distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
  /// Makes distances of zero.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }

  package var boxInsets: BoxInsets {
    BoxInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}

/// A point relative to the size of a view.
public struct UnitPoint: Hashable, Sendable {
  /// Horizontal.
  public var x: CGFloat
  /// Vertical.
  public var y: CGFloat
  /// Makes a point.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
  /// The top left corner.
  public init() { self.init(x: 0, y: 0) }
  /// The corner where counting begins.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading side.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing side.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// A corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// A corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// A corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// A corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// An angle.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double
  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }
  /// No angle.
  public init() { radians = 0 }
  /// Makes an angle.
  public init(radians: Double) { self.radians = radians }
  /// Makes an angle.
  public init(degrees: Double) { radians = degrees * .pi / 180 }
  /// No angle.
  public static let zero = Angle()
  /// Makes an angle.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// Makes an angle.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// Whether one is smaller.
  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
}
