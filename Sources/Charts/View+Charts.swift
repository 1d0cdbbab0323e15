public import Foundation
public import SwiftUI

// How charts look, which no test sees, but for the views that an app puts over them.

extension View {
  /// The chart with an axis, or without.
  public nonisolated func chartXAxis(_ visibility: Visibility) -> some View { self }
  /// The chart with an axis.
  public nonisolated func chartXAxis<C: AxisContent>(
    @AxisContentBuilder content: () -> C
  ) -> some View { self }
  /// The chart with an axis, or without.
  public nonisolated func chartYAxis(_ visibility: Visibility) -> some View { self }
  /// The chart with an axis.
  public nonisolated func chartYAxis<C: AxisContent>(
    @AxisContentBuilder content: () -> C
  ) -> some View { self }
  /// The chart with words at an axis, which are not drawn.
  public nonisolated func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil
  ) -> some View { self }
  /// The chart with words at an axis, which are not drawn.
  public nonisolated func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil
  ) -> some View { self }
  /// The chart with values from and to.
  public nonisolated func chartXScale<D>(domain: D) -> some View { self }
  /// The chart with values from and to.
  public nonisolated func chartYScale<D>(domain: D) -> some View { self }
  /// The chart with a scale.
  public nonisolated func chartXScale(type: ScaleType?) -> some View { self }
  /// The chart with a scale.
  public nonisolated func chartYScale(type: ScaleType?) -> some View { self }
  /// The chart with room beside its values.
  public nonisolated func chartXScale(range: PlotDimensionScaleRange) -> some View { self }
  /// The chart with room beside its values.
  public nonisolated func chartYScale(range: PlotDimensionScaleRange) -> some View { self }
  /// The chart with a legend, or without.
  public nonisolated func chartLegend(_ visibility: Visibility) -> some View { self }
  /// The chart with a legend.
  public nonisolated func chartLegend(
    position: AnnotationPosition, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { self }
  /// The chart with colours for its groups.
  public nonisolated func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<D, S>
  ) -> some View { self }
  /// The chart with colours for its groups.
  public nonisolated func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    domain: [D], range: [S]
  ) -> some View { self }
  /// The chart with colours for its groups.
  public nonisolated func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View {
    self
  }
  /// The chart with a look for the part with the marks.
  public nonisolated func chartPlotStyle<V: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> V
  ) -> some View { self }
  /// The chart with what is chosen in it: a touch chooses nothing.
  public nonisolated func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  /// The chart with what is chosen in it: a touch chooses nothing.
  public nonisolated func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  /// The chart with what is chosen in it: a touch chooses nothing.
  public nonisolated func chartXSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View { self }
  /// The chart with what is chosen in it: a touch chooses nothing.
  public nonisolated func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    self
  }
  /// The chart with parts out of sight.
  public nonisolated func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
  /// The chart with so much in sight.
  public nonisolated func chartXVisibleDomain<P: Plottable>(length: P) -> some View { self }
  /// The chart at a place.
  public nonisolated func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View { self }
  /// The chart at a place.
  public nonisolated func chartScrollPosition<P: Plottable>(initialX: P) -> some View { self }
  /// The chart with views of the app over it.
  public nonisolated func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View { overlay(alignment: alignment) { content(ChartProxy()) } }
  /// The chart with views of the app behind it.
  public nonisolated func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View { background(alignment: alignment) { content(ChartProxy()) } }
}

/// The part of a chart with the marks, which is not drawn.
public struct ChartPlotContent: View {
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// How far values are from each other.
public struct ScaleType: Sendable {
  private init() {}
  /// As they are.
  public static let linear = ScaleType()
  /// By their logarithms.
  public static let log = ScaleType()
  /// By their dates.
  public static let date = ScaleType()
  /// One after the other.
  public static let category = ScaleType()
  /// By their roots.
  public static let squareRoot = ScaleType()
}

/// The room for the values of a chart.
public struct PlotDimensionScaleRange: Sendable {
  private init() {}
  /// The part with the marks.
  public static var plotDimension: PlotDimensionScaleRange { .init() }
  /// The part with the marks, without a margin.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange { .init() }
  /// The part with the marks, without margins.
  public static func plotDimension(
    startPadding: CGFloat = 0, endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange { .init() }
}
