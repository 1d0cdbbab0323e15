import SwiftUIViews

// The styles under the names of their types, as older sources write them.

/// The style of choices that the system chooses.
public struct DefaultPickerStyle: Sendable {
  /// Makes the style.
  public init() {}
}
/// Choices in a menu.
public struct MenuPickerStyle: Sendable {
  /// Makes the style.
  public init() {}
}
/// Choices on a wheel.
public struct WheelPickerStyle: Sendable {
  /// Makes the style.
  public init() {}
}
/// Choices in rows.
public struct InlinePickerStyle: Sendable {
  /// Makes the style.
  public init() {}
}
/// The style of labels that the system chooses.
public struct DefaultLabelStyle: Sendable {
  /// Makes the style.
  public init() {}
}
/// Labels of words and icon.
public struct TitleAndIconLabelStyle: Sendable {
  /// Makes the style.
  public init() {}
}
/// Labels of words.
public struct TitleOnlyLabelStyle: Sendable {
  /// Makes the style.
  public init() {}
}
/// Labels of an icon.
public struct IconOnlyLabelStyle: Sendable {
  /// Makes the style.
  public init() {}
}

extension View {
  /// The view with the choices of the system.
  public nonisolated func pickerStyle(_ style: DefaultPickerStyle) -> some View {
    pickerStyle(SystemPickerStyle.automatic)
  }
  /// The view with its choices in menus.
  public nonisolated func pickerStyle(_ style: MenuPickerStyle) -> some View {
    pickerStyle(SystemPickerStyle.menu)
  }
  /// The view with its choices on wheels.
  public nonisolated func pickerStyle(_ style: WheelPickerStyle) -> some View {
    pickerStyle(SystemPickerStyle.wheel)
  }
  /// The view with its choices in rows.
  public nonisolated func pickerStyle(_ style: InlinePickerStyle) -> some View {
    pickerStyle(SystemPickerStyle.inline)
  }
  /// The view with the labels of the system.
  public nonisolated func labelStyle(_ style: DefaultLabelStyle) -> some View {
    labelStyle(SystemLabelStyle.automatic)
  }
  /// The view with labels of words and icon.
  public nonisolated func labelStyle(_ style: TitleAndIconLabelStyle) -> some View {
    labelStyle(SystemLabelStyle.titleAndIcon)
  }
  /// The view with labels of words.
  public nonisolated func labelStyle(_ style: TitleOnlyLabelStyle) -> some View {
    labelStyle(SystemLabelStyle.titleOnly)
  }
  /// The view with labels of an icon.
  public nonisolated func labelStyle(_ style: IconOnlyLabelStyle) -> some View {
    labelStyle(SystemLabelStyle.iconOnly)
  }
}
