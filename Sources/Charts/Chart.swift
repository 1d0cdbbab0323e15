public import SwiftUI

/// A chart.
///
/// It takes the room that it is offered, and is an `Other`; what it shows are no elements here.
public struct Chart<Content: ChartContent> {
  /// Makes a chart of marks.
  public init(@ChartContentBuilder content: () -> Content) { _ = content() }

  /// Makes a chart with marks for each element.
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {}

  /// Makes a chart with marks for each element.
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {}
}

extension Chart: View {
  /// The room for it.
  public var body: some View { Rectangle().accessibilityElement() }
}

/// Where values are in a chart: here nowhere, since no marks are drawn.
public struct ChartProxy {
  /// The size of the part with the marks.
  public var plotSize: CGSize { .zero }
  /// The size of the part with the marks, by its older name.
  public var plotAreaSize: CGSize { .zero }
  /// The place of the part with the marks: none.
  public var plotFrame: Anchor<CGRect>? { nil }
  /// The value at a place: none.
  public func value<Value: Plottable>(
    atX position: CGFloat, as type: Value.Type = Value.self
  ) -> Value? { nil }
  /// The value at a place: none.
  public func value<Value: Plottable>(
    atY position: CGFloat, as type: Value.Type = Value.self
  ) -> Value? { nil }
  /// The place of a value: none.
  public func position<Value: Plottable>(forX value: Value) -> CGFloat? { nil }
  /// The place of a value: none.
  public func position<Value: Plottable>(forY value: Value) -> CGFloat? { nil }
}
