public import Foundation
public import SwiftUI

/// What is at an axis of a chart, which is not drawn.
public protocol AxisContent {}

/// What is at a value of an axis, which is not drawn.
public protocol AxisMark {}

extension Optional: AxisContent where Wrapped: AxisContent {}
extension Optional: AxisMark where Wrapped: AxisMark {}

/// Puts parts of an axis together.
@resultBuilder
public enum AxisContentBuilder {
  /// One part.
  public static func buildBlock<C: AxisContent>(_ content: C) -> C { content }
  /// Parts one after the other.
  public static func buildBlock<each C: AxisContent>(_ content: repeat each C) -> AxisMarks {
    AxisMarks()
  }
  /// A part that may be missing.
  public static func buildIf<C: AxisContent>(_ content: C?) -> C? { content }
  /// One of two parts.
  public static func buildEither<C: AxisContent>(first: C) -> AxisMarks { AxisMarks() }
  /// One of two parts.
  public static func buildEither<C: AxisContent>(second: C) -> AxisMarks { AxisMarks() }
}

/// Puts together what is at a value.
@resultBuilder
public enum AxisMarkBuilder {
  /// Nothing.
  public static func buildBlock() -> AxisTick { AxisTick() }
  /// What is there, one after the other.
  public static func buildBlock<each M: AxisMark>(_ mark: repeat each M) -> AxisTick { AxisTick() }
  /// What may be missing.
  public static func buildIf<M: AxisMark>(_ mark: M?) -> M? { mark }
  /// One of two.
  public static func buildEither<M: AxisMark>(first: M) -> AxisTick { AxisTick() }
  /// One of two.
  public static func buildEither<M: AxisMark>(second: M) -> AxisTick { AxisTick() }
}

/// Lines and words at an axis.
public struct AxisMarks: AxisContent {
  init() {}
  /// Makes lines and words as the chart decides.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {}
  /// Makes lines and words at values.
  public init<V: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    stroke: StrokeStyle? = nil
  ) {}
  /// Makes words in a format.
  public init<F: FormatStyle>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {}
  /// Makes what the app says for each value.
  public init<M: AxisMark>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> M
  ) {}
  /// Makes what the app says for each value.
  public init<V: Plottable, M: AxisMark>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    @AxisMarkBuilder content: @escaping (AxisValue) -> M
  ) {}
  /// Makes what the app says for each value.
  public init<M: AxisMark>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> M
  ) {}
}

/// A value at an axis.
public struct AxisValue {
  /// Its place among them.
  public var index: Int { 0 }
  /// How many there are.
  public var count: Int { 0 }
  /// The value.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { nil }
}

/// A line across a chart.
public struct AxisGridLine: AxisMark {
  /// Makes a line.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
}

/// A short line at an axis.
public struct AxisTick: AxisMark {
  init() {}
  /// Makes a line.
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {}

  /// How long it is.
  public struct Length: Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    private init() {}
    /// Makes a length in points.
    public init(floatLiteral value: Double) {}
    /// Makes a length in points.
    public init(integerLiteral value: Int) {}
    /// As the chart decides.
    public static let automatic = Length()
    /// As the words are.
    public static let label = Length()
  }
}

/// Words at an axis.
public struct AxisValueLabel: AxisMark {
  /// Makes the words of the value.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, orientation: Orientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {}
  /// Makes the words of the value in a format.
  public init<F: FormatStyle>(
    format: F, centered: Bool? = nil, anchor: UnitPoint? = nil,
    orientation: Orientation = .automatic
  ) {}
  /// Makes words.
  public init<S: StringProtocol>(_ text: S, centered: Bool? = nil, anchor: UnitPoint? = nil) {}
  /// Makes words.
  public init(_ key: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil) {}
  /// Makes words of a view, which is not drawn.
  public init<V: View>(
    centered: Bool? = nil, anchor: UnitPoint? = nil, orientation: Orientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) {}

  /// How the words stand.
  public enum Orientation: Sendable { case automatic, horizontal, vertical, verticalReversed }
}

extension AxisMark {
  /// The line or the words in a colour.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark { self }
  /// The words in a font.
  public func font(_ font: Font?) -> some AxisMark { self }
  /// The line or the words away from their place.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { self }
}
