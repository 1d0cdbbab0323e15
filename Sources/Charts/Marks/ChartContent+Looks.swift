public import Foundation
public import SwiftUI

// How marks look, which no test sees.

extension ChartContent {
  /// The mark in a colour.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent { self }
  /// The mark in the colour of its group.
  public func foregroundStyle<V: Plottable>(by value: PlottableValue<V>) -> some ChartContent {
    self
  }
  /// The mark beside those of other groups.
  public func position<V: Plottable>(
    by value: PlottableValue<V>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent { self }
  /// The mark cut out of a shape.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some ChartContent {
    self
  }
  /// The mark with round corners.
  public func cornerRadius(_ radius: CGFloat) -> some ChartContent { self }
  /// The mark, so far as one can see through it.
  public func opacity(_ opacity: Double) -> some ChartContent { self }
  /// The line between the points.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent { self }
  /// The line with a width.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent { self }
  /// The points of the line with a symbol.
  public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent { self }
  /// The points of the line with the symbol of their group.
  public func symbol<V: Plottable>(by value: PlottableValue<V>) -> some ChartContent { self }
  /// The points of the line with views, which are not drawn.
  public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent { self }
  /// The symbol with a size.
  public func symbolSize(_ area: CGFloat) -> some ChartContent { self }
  /// The symbol with a size.
  public func symbolSize(_ size: CGSize) -> some ChartContent { self }
  /// The mark above others.
  public func zIndex(_ value: Double) -> some ChartContent { self }
  /// The mark away from its place.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { self }
  /// The mark without focus.
  public func blur(radius: CGFloat) -> some ChartContent { self }
  /// The mark with a shadow.
  public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent { self }
  /// The mark with a view beside it, which is not drawn.
  public func annotation<V: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some ChartContent { self }
  /// The mark with a view beside it, which is not drawn.
  public func annotation<V: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: () -> V
  ) -> some ChartContent { self }
  /// What VoiceOver says for the mark, which is no element here.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent { self }
  /// What VoiceOver says for the mark, which is no element here.
  public func accessibilityLabel(_ label: LocalizedStringKey) -> some ChartContent { self }
  /// What VoiceOver says for the mark, which is no element here.
  public func accessibilityLabel(_ label: Text) -> some ChartContent { self }
  /// What VoiceOver says for the mark, which is no element here.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent { self }
  /// What VoiceOver says for the mark, which is no element here.
  public func accessibilityValue(_ value: LocalizedStringKey) -> some ChartContent { self }
  /// What VoiceOver says for the mark, which is no element here.
  public func accessibilityValue(_ value: Text) -> some ChartContent { self }
  /// What tests call the mark, which is no element here.
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent { self }
  /// The mark out of sight of VoiceOver.
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { self }
}

/// How a line goes from point to point.
public struct InterpolationMethod: Sendable {
  private init() {}
  /// Straight.
  public static let linear = InterpolationMethod()
  /// Curved, without new hills.
  public static let monotone = InterpolationMethod()
  /// Curved.
  public static let catmullRom = InterpolationMethod()
  /// Curved.
  public static let cardinal = InterpolationMethod()
  /// In steps.
  public static let stepStart = InterpolationMethod()
  /// In steps.
  public static let stepCenter = InterpolationMethod()
  /// In steps.
  public static let stepEnd = InterpolationMethod()
}

/// A symbol for the points of a line.
public protocol ChartSymbolShape: Sendable {}

/// A symbol that charts have.
public struct BasicChartSymbolShape: ChartSymbolShape {
  fileprivate init() {}
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A circle.
  public static var circle: BasicChartSymbolShape { .init() }
  /// A square.
  public static var square: BasicChartSymbolShape { .init() }
  /// A triangle.
  public static var triangle: BasicChartSymbolShape { .init() }
  /// A square on a corner.
  public static var diamond: BasicChartSymbolShape { .init() }
  /// A cross.
  public static var cross: BasicChartSymbolShape { .init() }
  /// A plus.
  public static var plus: BasicChartSymbolShape { .init() }
}

/// Where the view beside a mark is.
public enum AnnotationPosition: Sendable {
  case automatic, overlay, top, bottom, leading, trailing
  case topLeading, topTrailing, bottomLeading, bottomTrailing
}

/// What becomes of a view beside a mark that does not fit.
public struct AnnotationOverflowResolution: Sendable {
  /// Makes it.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {}

  /// What happens in one direction.
  public struct Strategy: Sendable {
    private init() {}
    /// As the chart decides.
    public static let automatic = Strategy()
    /// It is moved.
    public static let fit = Strategy()
    /// It stays.
    public static let disabled = Strategy()
    /// The chart makes room.
    public static let padScale = Strategy()
    /// It is moved, so that it is inside of the chart or the like.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy() }
  }

  /// What it is moved into.
  public enum Boundary: Sendable { case automatic, chart, plot }
}
