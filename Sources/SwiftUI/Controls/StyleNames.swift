import SwiftUIViews

// The styles under the names of their types, as older sources write them.

/// The style that the system chooses.
public struct DefaultPickerStyle: PickerStyle, KnownPickerStyle, Sendable {
  /// Makes the style.
  public init() {}
  var system: SystemPickerStyle { .automatic }
}
/// Options in a menu.
public struct MenuPickerStyle: PickerStyle, KnownPickerStyle, Sendable {
  /// Makes the style.
  public init() {}
  var system: SystemPickerStyle { .menu }
}
/// Options on a wheel.
public struct WheelPickerStyle: PickerStyle, KnownPickerStyle, Sendable {
  /// Makes the style.
  public init() {}
  var system: SystemPickerStyle { .wheel }
}
/// Options as rows.
public struct InlinePickerStyle: PickerStyle, KnownPickerStyle, Sendable {
  /// Makes the style.
  public init() {}
  var system: SystemPickerStyle { .inline }
}
/// Title and icon as the context needs them.
public struct DefaultLabelStyle: LabelStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
  /// The label as the system draws it.
  public func makeBody(configuration: Configuration) -> some View {
    Label(configuration).labelStyle(.automatic)
  }
}
/// Title and icon.
public struct TitleAndIconLabelStyle: LabelStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
  /// The label with both.
  public func makeBody(configuration: Configuration) -> some View {
    Label(configuration).labelStyle(.titleAndIcon)
  }
}
/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
  /// The label without its icon.
  public func makeBody(configuration: Configuration) -> some View {
    Label(configuration).labelStyle(.titleOnly)
  }
}
/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
  /// The label without its title.
  public func makeBody(configuration: Configuration) -> some View {
    Label(configuration).labelStyle(.iconOnly)
  }
}
