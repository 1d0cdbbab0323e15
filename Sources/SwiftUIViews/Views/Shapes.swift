import ViewGraph
package import ViewLayout

/// A shape, which fills its space; what it looks like is not drawn.
public protocol Shape: View, Sendable where Body == _ShapeView {
  /// The outline in a frame.
  nonisolated func path(in rect: CGRect) -> Path
}

/// A shape as it is shown.
public struct _ShapeView {}
extension _ShapeView: View, Drawable {
  package func draw(in scope: DrawScope) -> [Box] { [FillBox()] }
}

extension Shape {
  /// The filled shape.
  public var body: _ShapeView { _ShapeView() }
  /// The shape filled in a style.
  public nonisolated func fill<S: ShapeStyle>(_ style: S) -> some View { _ShapeView() }
  /// The shape filled in a style.
  public nonisolated func fill<S: ShapeStyle>(_ content: S, style: FillStyle) -> some View {
    _ShapeView()
  }
  /// The shape filled in the foreground's style.
  public nonisolated func fill() -> some View { _ShapeView() }
  /// The outline of the shape.
  public nonisolated func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> some View {
    _ShapeView()
  }
  /// The outline of the shape.
  public nonisolated func stroke<S: ShapeStyle>(_ style: S, style line: StrokeStyle) -> some View {
    _ShapeView()
  }
  /// The outline of the shape.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> Self { self }
  /// The outline of the shape.
  public nonisolated func stroke(style line: StrokeStyle) -> Self { self }
  /// A part of the shape.
  public nonisolated func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> Self { self }
  /// The shape turned.
  public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> Self { self }
  /// The shape, smaller or larger.
  public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> Self { self }
  /// The shape moved.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
}

/// A shape that can be made smaller.
public protocol InsettableShape: Shape {}

extension InsettableShape {
  /// The shape made smaller.
  public nonisolated func inset(by amount: CGFloat) -> Self { self }
  /// The outline inside of the shape.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ style: S, lineWidth: CGFloat = 1
  ) -> some View { _ShapeView() }
  /// The outline inside of the shape.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ style: S, style line: StrokeStyle
  ) -> some View { _ShapeView() }
  /// The outline inside of the shape.
  public nonisolated func strokeBorder(lineWidth: CGFloat = 1) -> some View { _ShapeView() }
}

/// How a shape is filled.
public struct FillStyle: Equatable, Sendable {
  /// Whether what is inside of an even number of lines stays free.
  public var isEOFilled: Bool
  /// Whether edges are smooth.
  public var isAntialiased: Bool
  /// Makes a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// How an outline is drawn.
public struct StrokeStyle: Equatable, Sendable {
  /// The width of the line.
  public var lineWidth: CGFloat
  /// Makes a style.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) { self.lineWidth = lineWidth }
}

/// The end of a line.
public enum CGLineCap: Sendable { case butt, round, square }
/// The corner of a line.
public enum CGLineJoin: Sendable { case miter, round, bevel }

/// Lines and curves.
public struct Path: Equatable, Sendable {
  private var points: [CGPoint] = []
  /// Makes an empty path.
  public init() {}
  /// Makes a path with a closure.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }
  /// Makes the path of a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }
  /// Makes the path of a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) { addRect(rect) }
  /// Makes the path of an ellipse.
  public init(ellipseIn rect: CGRect) { addRect(rect) }
  /// Starts at a point.
  public mutating func move(to point: CGPoint) { points.append(point) }
  /// Adds a line.
  public mutating func addLine(to point: CGPoint) { points.append(point) }
  /// Adds lines.
  public mutating func addLines(_ lines: [CGPoint]) { points += lines }
  /// Adds a curve.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    points += [control1, control2, point]
  }
  /// Adds a curve.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    points += [control, point]
  }
  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect) {
    points += [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
    ]
  }
  /// Adds a rectangle with round corners.
  public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) { addRect(rect) }
  /// Adds an ellipse.
  public mutating func addEllipse(in rect: CGRect) { addRect(rect) }
  /// Adds a part of a circle, as the square around it.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    addRect(
      CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }
  /// Closes the outline.
  public mutating func closeSubpath() {}
  /// Adds another path.
  public mutating func addPath(_ path: Path) { points += path.points }
  /// The path with each point changed.
  func mapped(_ change: (CGPoint) -> CGPoint) -> Path {
    var path = self
    path.points = points.map(change)
    return path
  }
  /// Whether it is empty.
  public var isEmpty: Bool { points.isEmpty }
  /// The rectangle around all its points.
  public var boundingRect: CGRect {
    guard let first = points.first else { return .null }
    return points.reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }
}

extension Path: Shape {
  /// The path itself.
  public nonisolated func path(in rect: CGRect) -> Path { self }
}

/// A rectangle.
public struct Rectangle: InsettableShape {
  /// Makes a rectangle.
  public nonisolated init() {}
  /// The outline.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}
/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape {
  /// Makes a rectangle.
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
  /// Makes a rectangle.
  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}
  /// The outline.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}
/// A rectangle with corners of different roundness.
public struct UnevenRoundedRectangle: InsettableShape {
  /// Makes a rectangle.
  public nonisolated init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {}
  /// The outline.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}
/// A rectangle whose short sides are round.
public struct Capsule: InsettableShape {
  /// Makes a capsule.
  public nonisolated init(style: RoundedCornerStyle = .continuous) {}
  /// The outline.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}
/// A circle.
public struct Circle: InsettableShape {
  /// Makes a circle.
  public nonisolated init() {}
  /// The outline.
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}
/// An ellipse.
public struct Ellipse: InsettableShape {
  /// Makes an ellipse.
  public nonisolated init() {}
  /// The outline.
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}
/// A shape that follows the corners around it.
public struct ConcentricRectangle: InsettableShape {
  /// Makes a shape.
  public nonisolated init() {}
  /// The outline.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}
/// A shape of any type.
public struct AnyShape: Shape {
  private let outline: @Sendable (CGRect) -> Path
  /// Hides the type of a shape.
  public nonisolated init<S: Shape>(_ shape: S) { outline = { shape.path(in: $0) } }
  /// The outline.
  public nonisolated func path(in rect: CGRect) -> Path { outline(rect) }
}
/// How a corner is round.
public enum RoundedCornerStyle: Sendable { case circular, continuous }

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}
extension Shape where Self == Capsule {
  /// A capsule.
  public static var capsule: Capsule { Capsule() }
}
extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }
}

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

extension LinearGradient: View, Drawable {
  package func draw(in scope: DrawScope) -> [Box] { [FillBox()] }
}
extension RadialGradient: View, Drawable {
  package func draw(in scope: DrawScope) -> [Box] { [FillBox()] }
}
extension AngularGradient: View, Drawable {
  package func draw(in scope: DrawScope) -> [Box] { [FillBox()] }
}
extension Gradient: View, Drawable {
  package func draw(in scope: DrawScope) -> [Box] { [FillBox()] }
}
extension Material: View, Drawable {
  package func draw(in scope: DrawScope) -> [Box] { [FillBox()] }
}
