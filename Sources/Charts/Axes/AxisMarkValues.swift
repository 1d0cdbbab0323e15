public import Foundation

/// At which values of an axis something is.
public struct AxisMarkValues: Sendable {
  private init() {}
  /// As the chart decides.
  public static let automatic = AxisMarkValues()
  /// About so many.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues() }
  /// At each day, month or the like.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues { AxisMarkValues() }
  /// At each multiple of a number.
  public static func stride<P: Plottable>(by stepSize: P) -> AxisMarkValues { AxisMarkValues() }
}

/// How an axis looks.
public struct AxisMarkPreset: Sendable {
  private init() {}
  /// As the chart decides.
  public static let automatic = AxisMarkPreset()
  /// Beyond the marks.
  public static let extended = AxisMarkPreset()
  /// At the edge.
  public static let aligned = AxisMarkPreset()
  /// Within the marks.
  public static let inset = AxisMarkPreset()
}

/// On which side an axis is.
public enum AxisMarkPosition: Sendable { case automatic, leading, trailing, top, bottom }
