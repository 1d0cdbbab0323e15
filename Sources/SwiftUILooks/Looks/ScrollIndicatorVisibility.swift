public import SwiftUIViews

/// When bars show how far content is scrolled.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  let name: String
  /// As the system chooses.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// While it scrolls.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// Where there is no pointer, never.
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
  /// Whether an app wants bars that show how far content is scrolled up and down.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalBarKey.self] }
    set { self[VerticalBarKey.self] = newValue }
  }
  /// Whether an app wants bars that show how far content is scrolled to the side.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalBarKey.self] }
    set { self[HorizontalBarKey.self] = newValue }
  }
}

extension View {
  /// Whether there are bars that show how far content is scrolled; views inside can read it, the
  /// bars themselves stay.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    surrounded {
      if axes.contains(.vertical) { $0.verticalScrollIndicatorVisibility = visibility }
      if axes.contains(.horizontal) { $0.horizontalScrollIndicatorVisibility = visibility }
    }
  }
}
