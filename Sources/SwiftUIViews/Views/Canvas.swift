package import ViewLayout

/// A view that an app draws itself; it takes its space, but nothing is drawn.
public struct Canvas<Symbols: View> {
  /// Makes a view whose drawing can use other views, by their tags.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {}
}

extension Canvas where Symbols == EmptyView {
  /// Makes a view.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {}
}

/// How colours are mixed.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

extension Canvas: View, Drawable {
  package func draw(in scope: DrawScope) -> [Box] { [FillBox()] }
}

/// What an app draws with; nothing is drawn.
public struct GraphicsContext {
  /// How opaque the drawing is.
  public var opacity = 1.0
  /// How places on the canvas are changed.
  public var transform = CGAffineTransform.identity
  /// A colour or style to draw with.
  public struct Shading {
    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading() }
    /// A grey.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading { Shading() }
    /// A colour of its parts.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading { Shading() }
    /// A style.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading() }
    /// Colours along a line.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading { Shading() }
    /// Colours around a point.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading { Shading() }
    /// The colour of texts.
    public static var foreground: Shading { Shading() }
  }

  /// An image that is ready to be drawn often.
  public struct ResolvedImage {
    /// The colour or style that a symbol image is drawn with.
    public var shading: Shading?
  }
  /// A filter for everything that is drawn.
  public struct Filter {
    /// It blurs.
    public static func blur(radius: CGFloat) -> Filter { Filter() }
    /// It draws shadows.
    public static func shadow(
      color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter { Filter() }
    /// It mixes in a colour.
    public static func colorMultiply(_ color: Color) -> Filter { Filter() }
    /// It makes brighter.
    public static func brightness(_ amount: Double) -> Filter { Filter() }
    /// It makes colours stronger.
    public static func saturation(_ amount: Double) -> Filter { Filter() }
    /// It leaves what is opaque enough, in a colour.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = .black
    ) -> Filter { Filter() }
  }

  /// A view that is ready to be drawn often.
  public struct ResolvedSymbol {
    /// Its size.
    public var size: CGSize { .zero }
  }
  /// A text that is ready to be drawn often.
  public struct ResolvedText {
    /// The colour or style that it is drawn with.
    public var shading = Shading.foreground
    /// The size that it has in a space.
    public func measure(in size: CGSize) -> CGSize { .zero }
  }

  /// Finds a view by its tag.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { ResolvedSymbol() }
  /// Makes a text ready.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText() }
  /// Draws a view.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a view.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}
  /// Draws a text.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a text.
  public func draw(_ text: ResolvedText, in rect: CGRect) {}
  /// Makes an image ready.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage() }
  /// Filters everything that is drawn from here on.
  public mutating func addFilter(_ filter: Filter) {}
  /// Draws an image.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws an image.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {}
  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
  /// Draws an outline.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  /// Draws an outline.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  /// Draws a text.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a text.
  public func draw(_ text: Text, in rect: CGRect) {}
  /// Draws an image.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws an image.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}
  /// Draws on a layer of its own.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {}
  /// Clips what follows to the inside of a path.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {}
  /// Moves what follows.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {}
  /// Scales what follows.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
  /// Turns what follows.
  public mutating func rotate(by angle: Angle) {}
  /// Changes the transform, which changes nothing here.
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix }
}
