public import SwiftUIViews

/// How tabs look.
public protocol TabViewStyle: Sendable {}

/// A style of tabs that the system has.
public struct SystemTabViewStyle: TabViewStyle {
  let hasBar: Bool
  /// Makes the style that the system chooses.
  public init() { hasBar = true }
  init(hasBar: Bool) { self.hasBar = hasBar }
  /// When page dots are shown.
  public enum IndexDisplayMode: Sendable { case automatic, always, never }
}

extension TabViewStyle where Self == SystemTabViewStyle {
  /// As the system chooses.
  public nonisolated static var automatic: SystemTabViewStyle { .init(hasBar: true) }
  /// Pages.
  public nonisolated static var page: SystemTabViewStyle { .init(hasBar: false) }
  /// Pages.
  public nonisolated static func page(
    indexDisplayMode: SystemTabViewStyle.IndexDisplayMode
  ) -> SystemTabViewStyle { .init(hasBar: false) }
  /// With a bar at the side of wide screens.
  public nonisolated static var sidebarAdaptable: SystemTabViewStyle { .init(hasBar: true) }
}

/// Pages, under the name of their type.
public struct PageTabViewStyle: TabViewStyle {
  /// Makes the style.
  public init(indexDisplayMode: SystemTabViewStyle.IndexDisplayMode = .automatic) {}
}

/// Tabs with a bar, under the name of their type.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Makes the style.
  public init() {}
}

extension View {
  /// The view with a style for its tabs.
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    let hasBar = (style as? SystemTabViewStyle)?.hasBar ?? !(style is PageTabViewStyle)
    return surrounded { $0.tabsHaveBar = hasBar }
  }
}

private enum TabsHaveBarKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  /// Whether tabs have a bar.
  package var tabsHaveBar: Bool {
    get { self[TabsHaveBarKey.self] }
    set { self[TabsHaveBarKey.self] = newValue }
  }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  let name: String
  /// For searching.
  public static let search = TabRole(name: "search")
}
