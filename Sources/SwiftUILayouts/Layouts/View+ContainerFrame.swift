public import SwiftUIViews
import ViewLayout

extension View {
  /// The view as wide or high as the scroll view around it, or as the space that is offered to it.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View { containerRelativeFrame(axes, alignment: alignment) { length, _ in length } }

  /// The view with a share of the length of the scroll view around it, or of the space that is
  /// offered to it.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    let count = CGFloat(max(1, count))
    let span = CGFloat(max(1, span))
    return containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let share = (length - spacing * (count - 1)) / count
      return share * span + spacing * (span - 1)
    }
  }

  /// The view with a length that is computed from that of the scroll view around it, or from the
  /// space that is offered to it.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    boxed { box, scope in
      let spaces = scope.environment.namedSpaces
      return ShareFrameBox(
        width: axes.contains(.horizontal) ? { length($0, .horizontal) } : nil,
        height: axes.contains(.vertical) ? { length($0, .vertical) } : nil,
        alignment: alignment.boxAlignment,
        scroller: { spaces.nearestScroller?.scrolling }, box)
    }
  }
}
