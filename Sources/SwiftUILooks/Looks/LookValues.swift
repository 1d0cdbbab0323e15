/// The form of symbols.
public struct SymbolVariants: Hashable, Sendable {
  let name: String
  /// As it is named.
  public static let none = SymbolVariants(name: "none")
  /// Filled.
  public static let fill = SymbolVariants(name: "fill")
  /// In a circle.
  public static let circle = SymbolVariants(name: "circle")
  /// Crossed out.
  public static let slash = SymbolVariants(name: "slash")
  /// In a square.
  public static let square = SymbolVariants(name: "square")
  /// In a rectangle.
  public static let rectangle = SymbolVariants(name: "rectangle")
  /// This one, filled.
  public var fill: SymbolVariants { SymbolVariants(name: name + ".fill") }
  /// This one, in a circle.
  public var circle: SymbolVariants { SymbolVariants(name: name + ".circle") }
  /// This one, in a square.
  public var square: SymbolVariants { SymbolVariants(name: name + ".square") }
  /// This one, in a rectangle.
  public var rectangle: SymbolVariants { SymbolVariants(name: name + ".rectangle") }
  /// This one, crossed out.
  public var slash: SymbolVariants { SymbolVariants(name: name + ".slash") }
}

/// How symbols move.
public struct SymbolEffectKind: Hashable, Sendable {
  let name: String
  /// Up and down.
  public static let bounce = SymbolEffectKind(name: "bounce")
  /// Fading.
  public static let pulse = SymbolEffectKind(name: "pulse")
  /// In its colours.
  public static let variableColor = SymbolEffectKind(name: "variableColor")
  /// Growing.
  public static let scale = SymbolEffectKind(name: "scale")
  /// Turning.
  public static let rotate = SymbolEffectKind(name: "rotate")
  /// Growing and fading.
  public static let breathe = SymbolEffectKind(name: "breathe")
  /// Back and forth.
  public static let wiggle = SymbolEffectKind(name: "wiggle")
  /// Coming.
  public static let appear = SymbolEffectKind(name: "appear")
  /// Going.
  public static let disappear = SymbolEffectKind(name: "disappear")
  /// Into another symbol.
  public static let replace = SymbolEffectKind(name: "replace")
  /// Line by line.
  public static let drawOn = SymbolEffectKind(name: "drawOn")
  /// Upwards.
  public var up: SymbolEffectKind { self }
  /// Downwards.
  public var down: SymbolEffectKind { self }
  /// Each layer by itself.
  public var byLayer: SymbolEffectKind { self }
  /// The symbol as a whole.
  public var wholeSymbol: SymbolEffectKind { self }
  /// One layer after the other.
  public var iterative: SymbolEffectKind { self }
  /// Layers that stay coloured.
  public var cumulative: SymbolEffectKind { self }
  /// There and back.
  public var reversing: SymbolEffectKind { self }
  /// There and again from the start.
  public var nonReversing: SymbolEffectKind { self }
  /// Without the layers that are not coloured.
  public var hideInactiveLayers: SymbolEffectKind { self }
  /// With the layers that are not coloured, faint.
  public var dimInactiveLayers: SymbolEffectKind { self }
  /// Down and up.
  public var downUp: SymbolEffectKind { self }
  /// Up and up.
  public var upUp: SymbolEffectKind { self }
}

/// How a view follows a pointer.
public struct HoverEffect: Hashable, Sendable {
  let name: String
  /// As the system chooses.
  public static let automatic = HoverEffect(name: "automatic")
  /// Brighter.
  public static let highlight = HoverEffect(name: "highlight")
  /// Higher.
  public static let lift = HoverEffect(name: "lift")
}

/// How content changes.
public struct ContentTransition: Equatable, Sendable {
  let name: String
  /// Not at all.
  public static let identity = ContentTransition(name: "identity")
  /// Fading.
  public static let opacity = ContentTransition(name: "opacity")
  /// From form to form.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// Digit by digit.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
  /// Digit by digit.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
  /// With the default symbol effect.
  public static var symbolEffect: ContentTransition { ContentTransition(name: "symbolEffect") }
  /// With a symbol effect.
  public static func symbolEffect(
    _ effect: SymbolEffectKind, options: SymbolEffectOptions = .default
  ) -> ContentTransition { .symbolEffect }
}

/// Which properties of two views are matched.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: UInt32
  /// Makes properties from raw bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The place.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }

/// Haptic feedback.
public struct SensoryFeedback: Equatable, Sendable {
  let name: String
  /// A task succeeded.
  public static let success = SensoryFeedback(name: "success")
  /// A warning.
  public static let warning = SensoryFeedback(name: "warning")
  /// Something failed.
  public static let error = SensoryFeedback(name: "error")
  /// Something was chosen.
  public static let selection = SensoryFeedback(name: "selection")
  /// Two things collided.
  public static let impact = SensoryFeedback(name: "impact")
  /// A value increased.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value decreased.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Something started.
  public static let start = SensoryFeedback(name: "start")
  /// Something stopped.
  public static let stop = SensoryFeedback(name: "stop")
  /// Something was aligned with something else.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A level was reached.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// How heavy the colliding things are.
  public enum Weight: Sendable { case light, medium, heavy }
  /// How hard the colliding things are.
  public enum Flexibility: Sendable { case rigid, solid, soft }
  /// Two things of a weight collided.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }
  /// Two things of a hardness collided.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }
}

/// A bar.
public struct ToolbarPlacement: Hashable, Sendable {
  package let name: String
  /// The bar that the system chooses.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The bar at the top.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The bar at the bottom.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The bar of tabs.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
}

/// How a gauge looks.
public struct SystemGaugeStyle: Sendable {
  /// As the system chooses.
  public static let automatic = SystemGaugeStyle()
  /// A bar.
  public static let linearCapacity = SystemGaugeStyle()
  /// A bar with a marker.
  public static let accessoryLinear = SystemGaugeStyle()
  /// A ring with a marker.
  public static let accessoryCircular = SystemGaugeStyle()
  /// A ring.
  public static let accessoryCircularCapacity = SystemGaugeStyle()
}
