package import ViewLayout

/// A shape, which fills its space; it is not drawn.
public protocol Shape: _FilledShape, Sendable where Body == _ShapeView {
  /// The outline in a frame.
  nonisolated func path(in rect: CGRect) -> Path
}

/// A shape as it is shown; it can be filled and outlined once more.
public struct _ShapeView { fileprivate var isFilled = false }
extension _ShapeView: View, Drawable {
  package func draw(in scope: DrawScope) -> [Box] { [FillBox(isFilled: isFilled)] }
}

/// A shape that can be filled and outlined, even if it already is.
public protocol _FilledShape: View {}
extension _ShapeView: _FilledShape {}

extension _FilledShape {
  /// The shape filled in a style.
  public nonisolated func fill<S: ShapeStyle>(
    _ style: S, style fill: FillStyle = FillStyle()
  ) -> _ShapeView { _ShapeView(isFilled: !style.isClear) }
  /// The shape filled in the foreground's style.
  public nonisolated func fill(style fill: FillStyle = FillStyle()) -> _ShapeView { _ShapeView() }
  /// The outline of the shape.
  public nonisolated func stroke<S: ShapeStyle>(
    _ style: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView { _ShapeView() }
  /// The outline of the shape.
  public nonisolated func stroke<S: ShapeStyle>(
    _ style: S, style line: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView { _ShapeView() }
  /// The outline inside the shape.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ style: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView { _ShapeView() }
  /// The outline inside the shape.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ style: S, style line: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView { _ShapeView() }
}

extension Shape {
  /// The filled shape.
  public var body: _ShapeView { _ShapeView() }
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
  /// The shape, smaller or larger.
  public nonisolated func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> Self { self }
  /// The shape in a size of its own; it still takes its space.
  public nonisolated func size(_ size: CGSize) -> Self { self }
  /// The shape in a size of its own; it still takes its space.
  public nonisolated func size(width: CGFloat, height: CGFloat) -> Self { self }
  /// The shape moved.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
  /// The shape moved.
  public nonisolated func offset(_ offset: CGSize) -> Self { self }
  /// The shape changed as a whole.
  public nonisolated func transform(_ transform: CGAffineTransform) -> Self { self }
  /// What is in one shape or the other.
  public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> Self { self }
  /// What is in both shapes.
  public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> Self { self }
  /// What is in this shape and not in the other.
  public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> Self { self }
}

/// A shape that can be made smaller.
public protocol InsettableShape: Shape {}

extension InsettableShape {
  /// The shape made smaller.
  public nonisolated func inset(by amount: CGFloat) -> Self { self }
  /// The outline inside the shape.
  public nonisolated func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView { _ShapeView() }
  /// The outline inside the shape.
  public nonisolated func strokeBorder(
    style line: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView { _ShapeView() }
}

/// How a shape is filled.
public struct FillStyle: Equatable, Sendable {
  /// Whether areas inside an even number of outlines are left empty.
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

/// A rectangle.
public struct Rectangle: InsettableShape {
  /// Makes a rectangle.
  public nonisolated init() {}
  /// The outline.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}
/// A rectangle with rounded corners.
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
  /// Makes a rectangle.
  public nonisolated init(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
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
/// A shape that follows its container.
public struct ContainerRelativeShape: InsettableShape {
  /// Makes a shape.
  public nonisolated init() {}
  /// The outline.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}
/// How round each corner of a rectangle is.
public struct RectangleCornerRadii: Equatable, Sendable {
  /// The radius at the top of the leading side.
  public var topLeading: CGFloat
  /// The radius at the bottom of the leading side.
  public var bottomLeading: CGFloat
  /// The radius at the bottom of the trailing side.
  public var bottomTrailing: CGFloat
  /// The radius at the top of the trailing side.
  public var topTrailing: CGFloat
  /// Makes radii.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
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
extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}
extension Shape where Self == ContainerRelativeShape {
  /// A shape that follows its container.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
extension Shape where Self == Capsule {
  /// A capsule.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with corners of different roundness.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle { UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style) }
  /// A rectangle with corners of different roundness.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle { UnevenRoundedRectangle(style: style) }
}
extension Shape where Self == RoundedRectangle {
  /// A rectangle with rounded corners.
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerSize: cornerSize, style: style) }
  /// A rectangle with rounded corners.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }
}
