public import SwiftUIViews

/// When scroll indicators are visible.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  let name: String
  /// As the system chooses.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// While it scrolls.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// Never, if there is no pointer.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// Never.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

private enum VerticalBarKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}
private enum HorizontalBarKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

extension EnvironmentValues {
  /// When the app wants vertical scroll indicators to be visible.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalBarKey.self] }
    set { self[VerticalBarKey.self] = newValue }
  }
  /// When the app wants horizontal scroll indicators to be visible.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalBarKey.self] }
    set { self[HorizontalBarKey.self] = newValue }
  }
}

extension View {
  /// Sets when scroll indicators are visible; views inside can read it, the indicators themselves
  /// stay.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    surrounded {
      if axes.contains(.vertical) { $0.verticalScrollIndicatorVisibility = visibility }
      if axes.contains(.horizontal) { $0.horizontalScrollIndicatorVisibility = visibility }
    }
  }
}
