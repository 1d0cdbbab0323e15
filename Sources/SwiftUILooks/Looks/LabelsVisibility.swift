public import SwiftUIViews

private enum HidesLabelsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether controls leave out their labels.
  package var hidesLabels: Bool {
    get { self[HidesLabelsKey.self] }
    set { self[HidesLabelsKey.self] = newValue }
  }
  /// Whether controls show their labels.
  public var labelsVisibility: Visibility { hidesLabels ? .hidden : .automatic }
}

extension View {
  /// The view with controls without labels.
  public nonisolated func labelsHidden() -> some View { surrounded { $0.hidesLabels = true } }
  /// The view with controls with labels or without.
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    surrounded { $0.hidesLabels = visibility == .hidden }
  }
}
