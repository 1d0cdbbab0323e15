/// The sizes and places of widgets.
public enum WidgetFamily: Int, Sendable, CaseIterable, CustomStringConvertible {
  /// A small square.
  case systemSmall
  /// A rectangle of two squares.
  case systemMedium
  /// A large square.
  case systemLarge
  /// A large rectangle, on tablets.
  case systemExtraLarge
  /// A circle on the lock screen.
  case accessoryCircular
  /// A rectangle on the lock screen.
  case accessoryRectangular
  /// A line on the lock screen.
  case accessoryInline

  /// The name of the case.
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }
}
