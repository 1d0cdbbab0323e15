public import SwiftUI

/// What a chart shows.
public protocol ChartContent {
  /// The type of what it is made of.
  associatedtype Body: ChartContent
  /// What it is made of.
  @ChartContentBuilder var body: Body { get }
}

/// What charts are made of themselves.
public protocol ChartMark: ChartContent where Body == Never {}

extension ChartMark {
  /// There is none: the chart draws it.
  public var body: Never { fatalError("a mark has no body") }
}

extension Never: ChartContent {}

extension Optional: ChartContent where Wrapped: ChartContent {
  /// There is none: the chart draws what there is.
  public var body: Never { fatalError("marks have no body") }
}

/// Marks one after the other, of which a chart here draws none.
public struct ChartMarks: ChartMark {
  init() {}
}

/// Puts marks together.
@resultBuilder
public enum ChartContentBuilder {
  /// No marks.
  public static func buildBlock() -> ChartMarks { ChartMarks() }
  /// One kind of marks.
  public static func buildBlock<C: ChartContent>(_ content: C) -> C { content }
  /// Marks one after the other.
  public static func buildBlock<each C: ChartContent>(_ content: repeat each C) -> ChartMarks {
    ChartMarks()
  }
  /// Marks that may be missing.
  public static func buildIf<C: ChartContent>(_ content: C?) -> C? { content }
  /// One of two kinds of marks.
  public static func buildEither<C: ChartContent>(first: C) -> ChartMarks { ChartMarks() }
  /// One of two kinds of marks.
  public static func buildEither<C: ChartContent>(second: C) -> ChartMarks { ChartMarks() }
  /// Marks of newer systems.
  public static func buildLimitedAvailability<C: ChartContent>(_ content: C) -> ChartMarks {
    ChartMarks()
  }
}

extension ForEach: ChartContent where Content: ChartContent {
  /// There is none: the chart draws the content of each element.
  public typealias Body = Never
}

extension ForEach where Content: ChartContent {
  /// There is none: the chart draws the content of each element.
  public var body: Never { fatalError("marks have no body") }

  /// Makes marks of elements that a key path identifies.
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content) { $0[keyPath: id] }
  }
}

extension ForEach where Content: ChartContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes marks of identifiable elements.
  public nonisolated init(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content) { $0.id }
  }
}

extension ForEach where Content: ChartContent, Data == Range<Int>, ID == Int {
  /// Makes marks of numbers.
  public nonisolated init(
    _ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content
  ) {
    self.init(data: data, content: content) { $0 }
  }
}
