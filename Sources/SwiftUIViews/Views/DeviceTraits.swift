/// What views can read of the device on which their app runs.
package struct DeviceTraits: Hashable, Sendable {
  /// How much space there is from side to side.
  package var width = UserInterfaceSizeClass.compact
  /// How much space there is from top to bottom.
  package var height = UserInterfaceSizeClass.regular
  /// Light or dark.
  package var scheme = ColorScheme.light
  /// The size of text that a person has chosen.
  package var textSize = DynamicTypeSize.large
  /// The direction in which the app's language is written.
  package var direction = LayoutDirection.leftToRight

  /// Makes the traits of an upright phone with the usual settings.
  package init() {}
}

private enum TraitsKey: EnvironmentKey { static let defaultValue = DeviceTraits() }
private enum SchemeKey: EnvironmentKey { static var defaultValue: ColorScheme? { nil } }
private enum TypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize? { nil } }
private enum DirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection? { nil } }
private enum WidthKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}
private enum HeightKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}

extension EnvironmentValues {
  /// What the views inside can read of the device, unless an outer view has set something else.
  package var deviceTraits: DeviceTraits {
    get { self[TraitsKey.self] }
    set { self[TraitsKey.self] = newValue }
  }
  /// Light or dark.
  public var colorScheme: ColorScheme {
    get { self[SchemeKey.self] ?? deviceTraits.scheme }
    set { self[SchemeKey.self] = newValue }
  }
  /// The size of text.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[TypeSizeKey.self] ?? deviceTraits.textSize }
    set { self[TypeSizeKey.self] = newValue }
  }
  /// The layout direction.
  public var layoutDirection: LayoutDirection {
    get { self[DirectionKey.self] ?? deviceTraits.direction }
    set { self[DirectionKey.self] = newValue }
  }
  /// The horizontal size class.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[WidthKey.self] ?? deviceTraits.width }
    set { self[WidthKey.self] = newValue }
  }
  /// The vertical size class.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[HeightKey.self] ?? deviceTraits.height }
    set { self[HeightKey.self] = newValue }
  }
}
