public import SwiftUIViews
import ViewLayout

/// A layout of any type.
public struct AnyLayout: Layout {
  private let sizing: (ProposedViewSize, Subviews, inout Any?) -> CGSize
  private let placing: (CGRect, ProposedViewSize, Subviews, inout Any?) -> Void

  /// The cache of the layout inside.
  public struct Cache { var kept: Any? }

  /// Hides the type of a layout.
  public init<L: Layout>(_ layout: L) {
    sizing = { proposal, views, kept in
      var cache = kept as? L.Cache ?? layout.makeCache(subviews: views)
      defer { kept = cache }
      return layout.sizeThatFits(proposal: proposal, subviews: views, cache: &cache)
    }
    placing = { bounds, proposal, views, kept in
      var cache = kept as? L.Cache ?? layout.makeCache(subviews: views)
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: views, cache: &cache)
      kept = cache
    }
  }

  /// The cache of the layout inside is made on first use.
  public func makeCache(subviews: Subviews) -> Cache { Cache() }
  /// The size that it takes for a proposed size.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize { sizing(proposal, subviews, &cache.kept) }
  /// Places the views.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) { placing(bounds, proposal, subviews, &cache.kept) }
}

/// A layout that is one of the system's containers.
private protocol BoxLayout: Layout where Cache == Void {
  func box(of children: [Box]) -> Box
}

extension BoxLayout {
  /// The size that it takes for a proposed size.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { box(of: subviews.boxes).size(proposal.offer) }
  /// Places the views.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) { box(of: subviews.boxes).place(at: bounds.origin, offered: proposal.offer) }
}

/// A layout that puts views in a row.
public struct HStackLayout: BoxLayout {
  /// How views are aligned across the row.
  public var alignment: VerticalAlignment
  /// The space between views; nil for 8 points.
  public var spacing: CGFloat?

  /// Makes a layout.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  fileprivate func box(of children: [Box]) -> Box {
    StackBox(.horizontal, guide: alignment.guide, spacing: spacing, children)
  }
}

/// A layout that puts views in a column.
public struct VStackLayout: BoxLayout {
  /// How views are aligned across the column.
  public var alignment: HorizontalAlignment
  /// The space between views; nil for 8 points.
  public var spacing: CGFloat?

  /// Makes a layout.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  fileprivate func box(of children: [Box]) -> Box {
    StackBox(.vertical, guide: alignment.guide, spacing: spacing, children)
  }
}

/// A layout that puts views over each other.
public struct ZStackLayout: BoxLayout {
  /// How views are aligned with each other.
  public var alignment: Alignment

  /// Makes a layout.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  fileprivate func box(of children: [Box]) -> Box {
    LayerBox(alignment.boxAlignment, children)
  }
}
