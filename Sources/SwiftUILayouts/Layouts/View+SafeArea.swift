public import SwiftUIViews
import ViewGraph
import ViewLayout

extension View {
  /// The view with another one at its top or bottom, for which it makes room.
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    inset(
      content(), .vertical, isFirst: edge == .top, spacing,
      Alignment(horizontal: alignment, vertical: .center))
  }
  /// The view with another one at its side, for which it makes room.
  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    inset(
      content(), .horizontal, isFirst: edge == .leading, spacing,
      Alignment(horizontal: .center, vertical: alignment))
  }
  /// The view with a bar at its top or bottom, for which it makes room.
  public nonisolated func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  private nonisolated func inset(
    _ other: some View, _ axis: BoxAxis, isFirst: Bool, _ spacing: CGFloat?,
    _ alignment: Alignment
  ) -> some View {
    redrawn { boxes, scope in
      let inset = scope.draw(other, at: .part("inset")) { $0.isLazy = false }
      guard !inset.isEmpty else { return boxes }
      let content = Box.one(boxes)
      return [
        content.noted(
          in: InsetBox(
            content, inset: .one(inset), axis, isFirst: isFirst, spacing: spacing,
            alignment: alignment.boxAlignment))
      ]
    }
  }
}
