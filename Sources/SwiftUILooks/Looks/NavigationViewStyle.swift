public import SwiftUIViews

extension View {
  /// The style of navigation: in a stack, no list is a sidebar.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    surrounded { $0.stacksScreens = style is StackNavigationViewStyle }
  }
}

private enum StackKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum SidebarKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether navigation views have no columns, whatever the space.
  package var stacksScreens: Bool {
    get { self[StackKey.self] }
    set { self[StackKey.self] = newValue }
  }
  /// Whether the view is in a first column, whose list is a sidebar.
  package var isInSidebar: Bool {
    get { self[SidebarKey.self] }
    set { self[SidebarKey.self] = newValue }
  }
}

/// The style of navigation.
public protocol NavigationViewStyle {}
/// Screens on a stack.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public init() {}
}
/// The style that the system chooses.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public init() {}
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// Screens on a stack.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The style that the system chooses.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
