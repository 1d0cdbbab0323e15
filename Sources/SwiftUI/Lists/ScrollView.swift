import SwiftUILooks
import SwiftUIViews
import ViewGraph
package import ViewLayout

/// A view whose content scrolls.
public struct ScrollView<Content: View> {
  private let axes: Axis.Set
  private let content: Content

  /// Makes a view that scrolls.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ScrollView: View, Drawable {
  package func draw(in scope: DrawScope) -> [Box] {
    let refresh = scope.environment.refresh?.perform
    let anchor = scope.node.slot(-7) { SpaceAnchor(in: scope.environment.namedSpaces) }
    let inner = scope.draw(content, at: .part("content")) {
      $0.namedSpaces.addScroller(anchor, along: axes)
      $0.isLazy = false
      $0.scrollsByPages = false
      $0.contentMargins = ContentMargins()
      $0.refresh = nil
    }
    var boxAxes: [BoxAxis] = []
    if axes.contains(.horizontal) { boxAxes.append(.horizontal) }
    if axes.contains(.vertical) { boxAxes.append(.vertical) }
    let column = StackBox(
      .vertical, guide: Alignment.center.boxAlignment.horizontal, spacing: 0, inner)
    let margins = scope.environment.contentMargins
    let content = margins == ContentMargins() ? column : PaddingBox(BoxInsets(margins), column)
    let box = ScrollBox(boxAxes, name: "scroll\(scope.node.number)", refresh: refresh, content)
    box.habits = scope.environment.scrollHabits
    box.isPaged = scope.environment.scrollsByPages
    anchor.box = box
    return [box]
  }
}

extension BoxInsets {
  fileprivate init(_ margins: ContentMargins) {
    self.init(
      top: margins.top ?? 0, leading: margins.leading ?? 0, bottom: margins.bottom ?? 0,
      trailing: margins.trailing ?? 0)
  }
}

/// Views in a column that are made when they come into view.
public struct LazyVStack<Content: View> {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Makes a column.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyVStack: View, Drawable {
  package func draw(in scope: DrawScope) -> [Box] {
    let boxes = scope.draw(content, at: .part("content")) { $0.isLazy = true }
    return [LazyStackBox(.vertical, guide: alignment.guide, spacing: spacing, boxes)]
  }
}

/// Views in a row that are made when they come into view.
public struct LazyHStack<Content: View> {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Makes a row.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyHStack: View, Drawable {
  package func draw(in scope: DrawScope) -> [Box] {
    let boxes = scope.draw(content, at: .part("content")) { $0.isLazy = true }
    return [LazyStackBox(.horizontal, guide: alignment.guide, spacing: spacing, boxes)]
  }
}

/// The action of pull to refresh.
struct RefreshKeeper {
  let owner: ViewNode
  let perform: () -> Void
}

extension RefreshKeeper: SelfComparing {
  func isSame(as other: Any) -> Bool { (other as? RefreshKeeper)?.owner === owner }
}

private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshKeeper? { nil } }

extension EnvironmentValues {
  var refresh: RefreshKeeper? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// The view with content that the user can pull down to refresh.
  public nonisolated func refreshable(
    action: @escaping @MainActor () async -> Void
  ) -> some View { RefreshableView(content: self, action: action) }
}

/// A view with content that can be refreshed.
private struct RefreshableView<Content: View> {
  let content: Content
  let action: @MainActor () async -> Void
}

extension RefreshableView: View, Drawable {
  func draw(in scope: DrawScope) -> [Box] {
    let action = action
    let keeper = RefreshKeeper(owner: scope.node) { Task { @MainActor in await action() } }
    return scope.draw(content, at: .part("content")) { $0.refresh = keeper }
  }
}
