public import SwiftUIViews

/// How a date picker looks.
public protocol DatePickerStyle {}
/// As the system chooses: buttons with the date and the time.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public init() {}
}
/// Buttons with the date and the time, which open a calendar and wheels.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public init() {}
}
/// A calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public init() {}
}
/// Wheels with the parts of the date.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// As the system chooses: buttons with the date and the time.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// Buttons with the date and the time, which open a calendar and wheels.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels with the parts of the date.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// How date pickers look.
package enum DateLook { case buttons, calendar, wheels }

private enum DateLookKey: EnvironmentKey { static var defaultValue: DateLook { .buttons } }

extension EnvironmentValues {
  /// How date pickers look.
  package var dateLook: DateLook {
    get { self[DateLookKey.self] }
    set { self[DateLookKey.self] = newValue }
  }
}

extension View {
  /// The view with a style for its date pickers.
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    surrounded {
      $0.dateLook =
        style is WheelDatePickerStyle
        ? .wheels : style is GraphicalDatePickerStyle ? .calendar : .buttons
    }
  }
}
