import SwiftUIViews
import ViewGraph
import ViewLayout

/// What a style of the app makes of the controls of a kind, as the environment carries it.
struct ControlDress<Configuration> {
  private let style: Any
  /// Makes the view of a control.
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
  /// The app's style for the controls that a configuration describes; nil for that of the system.
  subscript<Configuration>(dressing type: Configuration.Type) -> ControlDress<Configuration>? {
    get { self[DressKey<Configuration>.self] }
    set { self[DressKey<Configuration>.self] = newValue }
  }
}

extension View {
  /// The view with a style of the app for its controls of a kind.
  nonisolated func dressed<Configuration, Dressed: View>(
    _ style: Any, _ dress: @escaping @MainActor (Configuration) -> Dressed
  ) -> some View {
    surrounded { $0[dressing: Configuration.self] = ControlDress(style, dress) }
  }
}

extension DrawScope {
  /// What the app's style makes of a control; nil if the control has the system's style.
  ///
  /// A control inside of that has the system's style, as where a style builds on it.
  func dressed<Configuration>(_ configuration: Configuration) -> [Box]? {
    guard let dress = environment[dressing: Configuration.self] else { return nil }
    return draw(dress.dress(configuration), at: .part("styled")) {
      $0[dressing: Configuration.self] = nil
    }
  }
}

/// A control as the app's style makes it, or else as the system does.
struct StyledControl<Configuration, Usual: View> {
  let configuration: Configuration
  @ViewBuilder let usual: Usual
}

extension StyledControl: View, Drawable {
  func draw(in scope: DrawScope) -> [Box] {
    scope.dressed(configuration) ?? scope.draw(usual, at: .part("usual"))
  }
}
