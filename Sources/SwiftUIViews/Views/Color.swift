package import ViewLayout

/// A colour; tests see nothing of it but its name.
public struct Color: Hashable, Sendable, CustomStringConvertible {
  /// The name, or the parts it is made of.
  public let description: String

  package init(words: String) { description = words }

  /// A colour of the app's assets.
  public init(_ name: String, bundle: Bundle? = nil) {
    AppAssets.look(forColor: name, in: bundle)
    description = name
  }
  /// A colour of red, green and blue.
  public init(
    _ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) { description = "\(red) \(green) \(blue) \(opacity)" }
  /// The colour of a style that is a colour.
  @_disfavoredOverload
  public init<S: ShapeStyle & Hashable>(_ color: S) { description = "\(color)" }
  /// A grey.
  public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    description = "\(white) \(opacity)"
  }
  /// A colour of hue, saturation and brightness.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    description = "hue \(hue) \(saturation) \(brightness) \(opacity)"
  }

  /// The colour, more or less transparent.
  public func opacity(_ opacity: Double) -> Color {
    opacity == 0 ? .clear : Color(words: "\(description) \(opacity)")
  }
  /// The colour as a soft gradient.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }
  /// The colour mixed with another.
  public func mix(with other: Color, by fraction: Double) -> Color {
    Color(words: "\(description) \(other.description) \(fraction)")
  }

  /// The spaces of colours.
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }
}

extension Color: View, Drawable {
  package func draw(in scope: DrawScope) -> [Box] { [FillBox(isFilled: !isClear)] }
}

extension ShapeStyle {
  /// Whether it is the clear colour, which takes no touches.
  var isClear: Bool { self as? Color == .clear }
}

extension Color {
  /// Nothing.
  public static let clear = Color(words: "clear")
  /// Black.
  public static let black = Color(words: "black")
  /// White.
  public static let white = Color(words: "white")
  /// Grey.
  public static let gray = Color(words: "gray")
  /// Red.
  public static let red = Color(words: "red")
  /// Green.
  public static let green = Color(words: "green")
  /// Blue.
  public static let blue = Color(words: "blue")
  /// Orange.
  public static let orange = Color(words: "orange")
  /// Yellow.
  public static let yellow = Color(words: "yellow")
  /// Pink.
  public static let pink = Color(words: "pink")
  /// Purple.
  public static let purple = Color(words: "purple")
  /// Brown.
  public static let brown = Color(words: "brown")
  /// Cyan.
  public static let cyan = Color(words: "cyan")
  /// Indigo.
  public static let indigo = Color(words: "indigo")
  /// Mint.
  public static let mint = Color(words: "mint")
  /// Teal.
  public static let teal = Color(words: "teal")
  /// The colour of text.
  public static let primary = Color(words: "primary")
  /// The colour of less important text.
  public static let secondary = Color(words: "secondary")
  /// The colour of the app.
  public static let accentColor = Color(words: "accentColor")
}

/// How a shape or a text is coloured.
public protocol ShapeStyle: Sendable {}

extension Color: ShapeStyle {}

extension ShapeStyle {
  /// The style, more or less transparent.
  public func opacity(_ opacity: Double) -> some ShapeStyle { self }
  /// The style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
}

/// A shadow of a style.
public struct ShadowStyle: Hashable, Sendable {
  /// A shadow behind.
  public static func drop(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
  /// A shadow inside.
  public static func inner(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
}

extension ShapeStyle where Self == Color {
  /// Nothing.
  public static var clear: Color { .init(words: "clear") }
  /// Black.
  public static var black: Color { .init(words: "black") }
  /// White.
  public static var white: Color { .init(words: "white") }
  /// Grey.
  public static var gray: Color { .init(words: "gray") }
  /// Red.
  public static var red: Color { .init(words: "red") }
  /// Green.
  public static var green: Color { .init(words: "green") }
  /// Blue.
  public static var blue: Color { .init(words: "blue") }
  /// Orange.
  public static var orange: Color { .init(words: "orange") }
  /// Yellow.
  public static var yellow: Color { .init(words: "yellow") }
  /// Pink.
  public static var pink: Color { .init(words: "pink") }
  /// Purple.
  public static var purple: Color { .init(words: "purple") }
  /// Brown.
  public static var brown: Color { .init(words: "brown") }
  /// Cyan.
  public static var cyan: Color { .init(words: "cyan") }
  /// Indigo.
  public static var indigo: Color { .init(words: "indigo") }
  /// Mint.
  public static var mint: Color { .init(words: "mint") }
  /// Teal.
  public static var teal: Color { .init(words: "teal") }
}
