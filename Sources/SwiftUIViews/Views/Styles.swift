/// A style of the system by its importance.
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int
  /// The style of text.
  public static let primary = HierarchicalShapeStyle(level: 1)
  /// The style of less important text.
  public static let secondary = HierarchicalShapeStyle(level: 2)
  /// The style of unimportant text.
  public static let tertiary = HierarchicalShapeStyle(level: 3)
  /// The style of the least important text.
  public static let quaternary = HierarchicalShapeStyle(level: 4)
  /// The style of hardly visible content.
  public static let quinary = HierarchicalShapeStyle(level: 5)
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The style of text.
  public static var primary: HierarchicalShapeStyle { .init(level: 1) }
  /// The style of less important text.
  public static var secondary: HierarchicalShapeStyle { .init(level: 2) }
  /// The style of unimportant text.
  public static var tertiary: HierarchicalShapeStyle { .init(level: 3) }
  /// The style of the least important text.
  public static var quaternary: HierarchicalShapeStyle { .init(level: 4) }
  /// The style of hardly visible content.
  public static var quinary: HierarchicalShapeStyle { .init(level: 5) }
}

extension ShapeStyle {
  /// The style for less important things.
  public var secondary: some ShapeStyle { self }
  /// The style for unimportant things.
  public var tertiary: some ShapeStyle { self }
  /// The style for the least important things.
  public var quaternary: some ShapeStyle { self }
  /// The style mixed with what is behind it.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
}

/// A style that comes from where it is used.
public struct NamedShapeStyle: ShapeStyle {
  let name: String
}

extension ShapeStyle where Self == NamedShapeStyle {
  /// The style of the foreground.
  public static var foreground: NamedShapeStyle { .init(name: "foreground") }
  /// The style of the background.
  public static var background: NamedShapeStyle { .init(name: "background") }
  /// The tint.
  public static var tint: NamedShapeStyle { .init(name: "tint") }
  /// The style of selected things.
  public static var selection: NamedShapeStyle { .init(name: "selection") }
  /// The style of lines between things.
  public static var separator: NamedShapeStyle { .init(name: "separator") }
  /// The style of things to fill.
  public static var fill: NamedShapeStyle { .init(name: "fill") }
  /// The style of placeholders.
  public static var placeholder: NamedShapeStyle { .init(name: "placeholder") }
  /// The style of links.
  public static var link: NamedShapeStyle { .init(name: "link") }
}

/// A translucent background.
public struct Material: ShapeStyle {
  let name: String
  /// Very thin.
  public static let ultraThin = Material(name: "ultraThin")
  /// Thin.
  public static let thin = Material(name: "thin")
  /// Neither thin nor thick.
  public static let regular = Material(name: "regular")
  /// Thick.
  public static let thick = Material(name: "thick")
  /// Very thick.
  public static let ultraThick = Material(name: "ultraThick")
  /// As bars have it.
  public static let bar = Material(name: "bar")
}

extension ShapeStyle where Self == Material {
  /// Very thin.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// Thin.
  public static var thinMaterial: Material { .thin }
  /// Neither thin nor thick.
  public static var regularMaterial: Material { .regular }
  /// Thick.
  public static var thickMaterial: Material { .thick }
  /// Very thick.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// As bars have it.
  public static var bar: Material { .bar }
}

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle
  /// Hides the type of a style.
  public init(_ style: some ShapeStyle) { self.style = style }
}

/// Colours that run into each other.
public struct Gradient: ShapeStyle, Hashable {
  /// A colour and its place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place from 0 to 1.
    public var location: CGFloat
    /// Makes a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }
  /// The colours with their places.
  public var stops: [Stop]
  /// Makes a gradient of stops.
  public init(stops: [Stop]) { self.stops = stops }
  /// Makes a gradient of colours at equal distances.
  public init(colors: [Color]) {
    stops = colors.enumerated().map {
      Stop(color: $0.element, location: CGFloat($0.offset) / CGFloat(max(1, colors.count - 1)))
    }
  }
}

/// A gradient of any kind.
public struct AnyGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  /// Makes one of a gradient.
  public init(_ gradient: Gradient) { self.gradient = gradient }
}

/// How an image or a layer is mixed with what is behind it.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter
}

/// Light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }

/// How much space there is in one direction.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

/// The layout direction.
public enum LayoutDirection: CaseIterable, Hashable, Sendable { case leftToRight, rightToLeft }

/// Whether an app is in front.
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }

/// The size of controls.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge
}

/// Whether something is shown.
public enum Visibility: CaseIterable, Hashable, Sendable { case automatic, visible, hidden }

/// Why something is not shown.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The raw bits.
  public let rawValue: Int
  /// Makes reasons from raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The content is not loaded yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// The role of a button.
public struct ButtonRole: Equatable, Sendable {
  package let name: String
  /// It deletes something.
  public static let destructive = ButtonRole(name: "destructive")
  /// It cancels something.
  public static let cancel = ButtonRole(name: "cancel")
  /// It confirms something.
  public static let confirm = ButtonRole(name: "confirm")
  /// It closes something.
  public static let close = ButtonRole(name: "close")
}

/// The size of text that a person has chosen.
public enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  /// Whether it is one of the very large sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}
