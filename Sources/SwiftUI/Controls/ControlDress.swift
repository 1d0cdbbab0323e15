import SwiftUIViews
import ViewGraph
import ViewLayout

/// The app's style for the controls of a kind, as a value of the environment.
struct ControlDress<Configuration> {
  private let style: Any
  let dress: @MainActor (Configuration) -> AnyView

  init<Style, Dressed: View>(
    _ style: Style, _ dress: @escaping @MainActor (Style, Configuration) -> Dressed
  ) {
    self.style = style
    self.dress = { AnyView(StyleBody(style: style, configuration: $0, dress: dress)) }
  }
}

/// What a style makes of a control, with the properties of the style connected as those of a view.
private struct StyleBody<Style, Configuration, Dressed: View> {
  let style: Style
  let configuration: Configuration
  let dress: @MainActor (Style, Configuration) -> Dressed
}

extension StyleBody: View, Drawable {
  func draw(in scope: DrawScope) -> [Box] {
    var style = style
    return scope.draw(scope.evaluated(&style) { dress($0, configuration) }, at: .part("body"))
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
  nonisolated func dressed<Style, Configuration, Dressed: View>(
    _ style: Style, _ dress: @escaping @MainActor (Style, Configuration) -> Dressed
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
