public import SwiftUIViews

/// The space around scrolled content; nil at edges where it is the usual one.
package struct ContentMargins: Equatable, Sendable {
  /// Above the content.
  package var top: CGFloat?
  /// At the leading side.
  package var leading: CGFloat?
  /// Below the content.
  package var bottom: CGFloat?
  /// At the trailing side.
  package var trailing: CGFloat?

  /// Makes the usual space at all edges.
  package init() {}

  /// Changes the space at some edges.
  fileprivate mutating func set(_ edges: Edge.Set, _ insets: EdgeInsets?) {
    if edges.contains(.top) { top = insets?.top }
    if edges.contains(.leading) { leading = insets?.leading }
    if edges.contains(.bottom) { bottom = insets?.bottom }
    if edges.contains(.trailing) { trailing = insets?.trailing }
  }
}

/// Which margins are meant.
public struct ContentMarginPlacement: Sendable {
  let name: String
  fileprivate var isForContent: Bool { name != "scrollIndicators" }
  /// All.
  public static var automatic: ContentMarginPlacement { .init(name: "automatic") }
  /// Those of content.
  public static var scrollContent: ContentMarginPlacement { .init(name: "scrollContent") }
  /// Those of the bars.
  public static var scrollIndicators: ContentMarginPlacement { .init(name: "scrollIndicators") }
}

private enum MarginsKey: EnvironmentKey { static var defaultValue: ContentMargins { .init() } }

extension EnvironmentValues {
  /// The space around the content of lists and scroll views.
  package var contentMargins: ContentMargins {
    get { self[MarginsKey.self] }
    set { self[MarginsKey.self] = newValue }
  }
}

extension View {
  /// The space around scrolled content.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    margins(
      edges, length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }, placement)
  }
  /// The space around scrolled content.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View { margins(edges, insets, placement) }
  /// The space around scrolled content.
  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { contentMargins(.all, length, for: placement) }

  private nonisolated func margins(
    _ edges: Edge.Set, _ insets: EdgeInsets?, _ placement: ContentMarginPlacement
  ) -> some View {
    surrounded { if placement.isForContent { $0.contentMargins.set(edges, insets) } }
  }
}
