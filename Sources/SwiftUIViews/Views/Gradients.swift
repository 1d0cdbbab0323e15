package import ViewLayout

/// Colours along a line.
public struct LinearGradient: ShapeStyle {
  /// Makes a gradient.
  public nonisolated init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
  /// Makes a gradient.
  public nonisolated init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
  /// Makes a gradient.
  public nonisolated init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
}
/// Colours from a point outwards.
public struct RadialGradient: ShapeStyle {
  /// Makes a gradient.
  public nonisolated init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {}
  /// Makes a gradient.
  public nonisolated init(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {}
}
extension RadialGradient {
  /// Makes a gradient.
  public nonisolated init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(colors: [], center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
/// Colours around a point.
public struct AngularGradient: ShapeStyle {
  /// Makes a gradient.
  public nonisolated init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {}
  /// Makes a gradient.
  public nonisolated init(
    colors: [Color], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {}
  /// Makes a gradient.
  public nonisolated init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) {}
}

extension AngularGradient {
  /// Makes a gradient.
  public nonisolated init(colors: [Color], center: UnitPoint, angle: Angle) {
    self.init(colors: colors, center: center)
  }
  /// Makes a gradient.
  public nonisolated init(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) { self.init(colors: [], center: center) }
}
/// Colours from a point outwards, scaled to the width and height of the frame.
public struct EllipticalGradient: ShapeStyle {
  /// Makes a gradient.
  public nonisolated init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {}
  /// Makes a gradient.
  public nonisolated init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {}
}
extension EllipticalGradient {
  /// Makes a gradient.
  public nonisolated init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) { self.init(colors: []) }
}
/// Colours at the points of a grid.
public struct MeshGradient: ShapeStyle {
  /// Makes a gradient.
  public nonisolated init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true
  ) {}
}

extension ShapeStyle where Self == LinearGradient {
  /// Colours along a line.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
  /// Colours along a line.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
  /// Colours along a line.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}
extension ShapeStyle where Self == RadialGradient {
  /// Colours from a point outwards.
  public static func radialGradient(
    colors: [Color], center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
extension ShapeStyle where Self == RadialGradient {
  /// Colours from a point outwards.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
extension ShapeStyle where Self == AngularGradient {
  /// Colours around a point.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Colours around a point.
  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient { AngularGradient(gradient: gradient, center: center, angle: angle) }
  /// Colours around a point.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Colours around a point.
  public static func conicGradient(
    colors: [Color], center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient { AngularGradient(colors: colors, center: center, angle: angle) }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// Colours from a point outwards, scaled to the width and height of the frame.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient { EllipticalGradient(gradient: gradient) }
  /// Colours from a point outwards, scaled to the width and height of the frame.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient { EllipticalGradient(colors: colors) }
  /// Colours from a point outwards, scaled to the width and height of the frame.
  public static func ellipticalGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient { EllipticalGradient(stops: stops) }
}

extension LinearGradient: View, Drawable {
  package func draw(in scope: DrawScope) -> [Box] { [FillBox(isFilled: true)] }
}
extension RadialGradient: View, Drawable {
  package func draw(in scope: DrawScope) -> [Box] { [FillBox(isFilled: true)] }
}
extension AngularGradient: View, Drawable {
  package func draw(in scope: DrawScope) -> [Box] { [FillBox(isFilled: true)] }
}
extension Gradient: View, Drawable {
  package func draw(in scope: DrawScope) -> [Box] { [FillBox(isFilled: true)] }
}
extension Material: View, Drawable {
  package func draw(in scope: DrawScope) -> [Box] { [FillBox(isFilled: true)] }
}
extension EllipticalGradient: View, Drawable {
  package func draw(in scope: DrawScope) -> [Box] { [FillBox(isFilled: true)] }
}
extension MeshGradient: View, Drawable {
  package func draw(in scope: DrawScope) -> [Box] { [FillBox(isFilled: true)] }
}

/// A picture that is repeated; it is not drawn.
public struct ImagePaint: ShapeStyle {
  /// The picture.
  public var image: Image
  /// The part of the picture that is used, from 0 to 1.
  public var sourceRect: CGRect
  /// How much the picture is enlarged.
  public var scale: CGFloat

  /// Paints with a picture.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) { (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale) }
}

extension ShapeStyle where Self == ImagePaint {
  /// Paints with a picture.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}
