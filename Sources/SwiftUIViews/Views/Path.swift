/// Lines and curves.
public struct Path: Equatable, Sendable {
  private var points: [CGPoint] = []
  /// Makes an empty path.
  public init() {}
  /// Makes a path with a closure.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }
  /// Makes the path of a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }
  /// Makes the path of a rectangle with rounded corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) { addRect(rect) }
  /// Makes the path of a rectangle with rounded corners.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle
  ) { addRect(rect) }
  /// Makes the path of a rectangle with rounded corners.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) { addRect(rect) }
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
  /// Adds a rectangle with rounded corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) { addRect(rect) }
  /// Adds a rectangle with rounded corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) { addRect(rect) }
  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
  /// Adds a part of a circle that two lines touch.
  public mutating func addArc(tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat)
  {
    points += [end1, end2]
  }
  /// Adds a part of a circle, as the square around it.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      clockwise: false)
  }
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
  func mapped(_ change: (CGPoint) -> CGPoint) -> Path {
    var path = self
    path.points = points.map(change)
    return path
  }
  /// A part of the path; here, the path itself.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { self }
  /// Whether a point is in the rectangle around the path.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    boundingRect.contains(point)
  }
  /// Where the next line begins.
  public var currentPoint: CGPoint? { points.last }
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
