public import Foundation

/// A bar.
public struct BarMark: ChartMark {
  /// Makes a bar.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {}
  /// Makes a bar from one place to another.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {}
  /// Makes a bar from one place to another.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {}
  /// Makes a bar of the whole height.
  public init<X: Plottable>(x: PlottableValue<X>, width: MarkDimension = .automatic) {}
}

/// A point of a line.
public struct LineMark: ChartMark {
  /// Makes a point of a line.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
  /// Makes a point of one of several lines.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {}
}

/// A point.
public struct PointMark: ChartMark {
  /// Makes a point.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
}

/// A part of the area below a line.
public struct AreaMark: ChartMark {
  /// Makes a part of an area.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {}
  /// Makes a part of one of several areas.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {}
  /// Makes a part of an area between two lines.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {}
}

/// A straight line.
public struct RuleMark: ChartMark {
  /// Makes an upright line.
  public init<X: Plottable>(x: PlottableValue<X>) {}
  /// Makes a level line.
  public init<Y: Plottable>(y: PlottableValue<Y>) {}
  /// Makes an upright line from one place to another.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {}
  /// Makes a level line from one place to another.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {}
}

/// A rectangle.
public struct RectangleMark: ChartMark {
  /// Makes a rectangle.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {}
  /// Makes a rectangle between places.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {}
  /// Makes a rectangle of the whole height.
  public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) {}
  /// Makes a rectangle of the whole width.
  public init<Y: Plottable>(yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {}
}

/// A piece of a cake.
public struct SectorMark: ChartMark {
  /// Makes a piece of a cake.
  public init<A: Plottable>(
    angle: PlottableValue<A>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {}
}

/// How wide or high a mark is.
public struct MarkDimension: Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  private init() {}
  /// Makes a size in points.
  public init(floatLiteral value: Double) {}
  /// Makes a size in points.
  public init(integerLiteral value: Int) {}
  /// As the chart decides.
  public static let automatic = MarkDimension()
  /// A size in points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension() }
  /// A part of the room for it.
  public static func ratio(_ ratio: CGFloat) -> MarkDimension { MarkDimension() }
  /// The room for it without a margin.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension() }
}

/// How marks at the same place stand on each other.
public enum MarkStackingMethod: Sendable { case standard, normalized, center, unstacked }
