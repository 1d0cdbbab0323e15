public import SwiftUIViews
import ViewGraph
package import ViewLayout

/// A column of a grid that grows downwards, or a row of one that grows sideways.
public struct GridItem {
  /// How wide or high it is.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How wide or high it is.
  public var size: Size
  /// The space to the next one; nil for 8 points.
  public var spacing: CGFloat?
  /// How cells are aligned in it; nil for the alignment of the grid.
  public var alignment: Alignment?

  /// Makes a column or a row.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  var track: GridTrack {
    let length: GridTrack.Length =
      switch size {
      case .fixed(let length): .fixed(length)
      case .flexible(let least, let most): .flexible(least: least, most: most)
      case .adaptive(let least, let most): .adaptive(least: least, most: most)
      }
    return GridTrack(length, spacing: spacing, alignment: alignment?.boxAlignment)
  }
}

/// Views in columns, made when they come into view.
public struct LazyVGrid<Content: View> {
  private let columns: [GridItem]
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Makes a grid that grows downwards.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyVGrid: View, Drawable {
  package func draw(in scope: DrawScope) -> [Box] {
    let boxes = scope.draw(content, at: .part("content")) { $0.isLazy = true }
    return [
      LazyGridBox(
        .vertical, tracks: columns.map(\.track),
        alignment: Alignment(horizontal: alignment, vertical: .center).boxAlignment,
        spacing: spacing, boxes, isWide: { RowMark.of($0) != nil })
    ]
  }
}

/// Views in rows, made when they come into view.
public struct LazyHGrid<Content: View> {
  private let rows: [GridItem]
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Makes a grid that grows sideways.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyHGrid: View, Drawable {
  package func draw(in scope: DrawScope) -> [Box] {
    let boxes = scope.draw(content, at: .part("content")) { $0.isLazy = true }
    return [
      LazyGridBox(
        .horizontal, tracks: rows.map(\.track),
        alignment: Alignment(horizontal: .center, vertical: alignment).boxAlignment,
        spacing: spacing, boxes, isWide: { RowMark.of($0) != nil })
    ]
  }
}

/// Headers and footers that stay in view.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: UInt32
  /// Makes a set from raw bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Headers.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Footers.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
