import SwiftUIViews
import ViewGraph
import ViewLayout

/// The app's style for the controls of a kind, as a value of the environment.
struct ControlDress<Configuration> {
  private let style: Any
  let dress: @MainActor (Configuration) -> AnyView

  init<Dressed: View>(_ style: Any, _ dress: @escaping @MainActor (Configuration) -> Dressed) {
    self.style = style
    self.dress = { AnyView(dress($0)) }
  }
}

extension ControlDress: SelfComparing {
  func isSame(as other: Any) -> Bool {
    FieldTable.isSame(style, (other as? ControlDress)?.style)
  }
}

private enum DressKey<Configuration>: EnvironmentKey {
  static var defaultValue: ControlDress<Configuration>? { nil }
}

extension EnvironmentValues {
  /// The app's style for the controls that a configuration describes; nil for the system's style.
  subscript<Configuration>(dressing type: Configuration.Type) -> ControlDress<Configuration>? {
    get { self[DressKey<Configuration>.self] }
    set { self[DressKey<Configuration>.self] = newValue }
  }
}

extension View {
  /// The view with the app's own style for its controls of a kind.
  nonisolated func dressed<Configuration, Dressed: View>(
    _ style: Any, _ dress: @escaping @MainActor (Configuration) -> Dressed
  ) -> some View {
    surrounded { $0[dressing: Configuration.self] = ControlDress(style, dress) }
  }
}

extension DrawScope {
  /// The boxes that the app's style makes for a control; nil if it has the system's style.
  ///
  /// A control inside these boxes has the system's style, since a style may build on it.
  func dressed<Configuration>(_ configuration: Configuration) -> [Box]? {
    guard let dress = environment[dressing: Configuration.self] else { return nil }
    return draw(dress.dress(configuration), at: .part("styled")) {
      $0[dressing: Configuration.self] = nil
    }
  }
}

/// A control in the app's style, or else in the system's.
struct StyledControl<Configuration, Usual: View> {
  let configuration: Configuration
  @ViewBuilder let usual: Usual
}

extension StyledControl: View, Drawable {
  func draw(in scope: DrawScope) -> [Box] {
    scope.dressed(configuration) ?? scope.draw(usual, at: .part("usual"))
  }
}
