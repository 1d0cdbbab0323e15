public import SwiftUIViews

extension View {
  /// The style of navigation; a phone has only one.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    self
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
