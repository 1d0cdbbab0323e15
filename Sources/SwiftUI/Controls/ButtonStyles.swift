import SwiftUIViews

/// How a button looks, and what it is made of.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the button's view.
  associatedtype Body: View
  /// The configuration that a style receives.
  typealias Configuration = ButtonStyleConfiguration
  /// Makes the view of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// How a button looks and when it acts.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the button's view.
  associatedtype Body: View
  /// The configuration that a style receives.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// Makes the view of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What the style of a button receives.
public struct ButtonStyleConfiguration {
  /// The role of the button.
  public let role: ButtonRole?
  /// What the button shows.
  public let label: AnyView
  /// Whether a finger is on it; always false, because touches end at once here.
  public let isPressed: Bool
}

/// What the style of a button receives if it decides when the button acts.
public struct PrimitiveButtonStyleConfiguration {
  /// The role of the button.
  public let role: ButtonRole?
  /// What the button shows.
  public let label: AnyView
  let action: @MainActor () -> Void

  /// Runs the button's action.
  @MainActor public func trigger() { action() }
}

/// A style of the system; the styles do not differ in anything that a test can see.
public struct SystemButtonStyle {
  let name: String
  /// The view of a button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Button(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

extension SystemButtonStyle: PrimitiveButtonStyle {}

/// The style that the system chooses.
public typealias DefaultButtonStyle = SystemButtonStyle
/// The style of a text that can be tapped.
public typealias BorderlessButtonStyle = SystemButtonStyle
/// The style that changes nothing.
public typealias PlainButtonStyle = SystemButtonStyle
/// The style with a border.
public typealias BorderedButtonStyle = SystemButtonStyle
/// The style with a strong border.
public typealias BorderedProminentButtonStyle = SystemButtonStyle

extension SystemButtonStyle {
  /// Makes the style.
  public init() { name = "automatic" }
}

extension PrimitiveButtonStyle where Self == SystemButtonStyle {
  /// The style that the system chooses.
  public static var automatic: SystemButtonStyle { SystemButtonStyle(name: "automatic") }
  /// A text that can be tapped.
  public static var borderless: SystemButtonStyle { SystemButtonStyle(name: "borderless") }
  /// The label as it is.
  public static var plain: SystemButtonStyle { SystemButtonStyle(name: "plain") }
  /// With a border.
  public static var bordered: SystemButtonStyle { SystemButtonStyle(name: "bordered") }
  /// With a strong border.
  public static var borderedProminent: SystemButtonStyle {
    SystemButtonStyle(name: "borderedProminent")
  }
  /// Of glass.
  public static var glass: SystemButtonStyle { SystemButtonStyle(name: "glass") }
  /// Of strong glass.
  public static var glassProminent: SystemButtonStyle {
    SystemButtonStyle(name: "glassProminent")
  }
}

extension View {
  /// The view with a style for its buttons.
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    dressed(style) { (style: S, button: PrimitiveButtonStyleConfiguration) in
      let shown = ButtonStyleConfiguration(
        role: button.role, label: button.label, isPressed: false)
      return Button(role: button.role, action: button.action) {
        style.makeBody(configuration: shown)
      }
    }
  }
  /// The view with a style for its buttons.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    surrounded {
      $0[dressing: PrimitiveButtonStyleConfiguration.self] =
        style is SystemButtonStyle
        ? nil : ControlDress(style) { $0.makeBody(configuration: $1) }
    }
  }
}
