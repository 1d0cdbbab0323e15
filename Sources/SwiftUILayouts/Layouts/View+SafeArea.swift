public import SwiftUIViews
import ViewGraph
import ViewLayout

/// The parts of the safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: UInt
  /// Makes regions from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The safe area of bars and the device.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The safe area of the keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

extension View {
  /// The view extended beyond the edges of the safe area that it touches.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    boxed { box, _ in
      SafeAreaBox(
        box, edges: edges.safeAreaEdges, isForKeyboard: !regions.contains(.container))
    }
  }
  /// The view extended beyond the edges of the safe area that it touches, in the older form.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
  /// The view with space between it and the edges.
  public nonisolated func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View { padding(edges, length) }
  /// The view with space between it and the edges.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
  /// The view with space between it and the edges.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }
  /// The view with the space that its scene has at the edges.
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

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

extension Edge.Set {
  /// The same edges for layout boxes.
  fileprivate var safeAreaEdges: SafeAreaBox.Edges {
    let known: [(Edge.Set, SafeAreaBox.Edges)] = [
      (.top, .top), (.bottom, .bottom), (.leading, .leading), (.trailing, .trailing),
    ]
    return known.reduce(into: []) { if contains($1.0) { $0.insert($1.1) } }
  }
}
