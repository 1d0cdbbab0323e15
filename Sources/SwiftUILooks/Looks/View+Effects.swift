public import SwiftUIViews

/// A change of a view's looks that does not change its layout.
public protocol VisualEffect {}

extension VisualEffect {
  /// Moved.
  public func offset(_ offset: CGSize) -> some VisualEffect { self }
  /// Moved.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
  /// Scaled.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  /// Scaled.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect { self }
  /// Turned.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  /// Turned in space.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect { self }
  /// Less sharp.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
  /// Less visible.
  public func opacity(_ opacity: Double) -> some VisualEffect { self }
  /// Brighter.
  public func brightness(_ amount: Double) -> some VisualEffect { self }
  /// With less colour.
  public func grayscale(_ amount: Double) -> some VisualEffect { self }
  /// With other colours.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
  /// With more colour.
  public func saturation(_ amount: Double) -> some VisualEffect { self }
}

/// The effect that changes nothing.
public struct EmptyVisualEffect: VisualEffect, Sendable {
  /// Makes the effect.
  public init() {}
}

/// How far a view is scrolled in or out.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing
  /// Whether the view is fully visible.
  public var isIdentity: Bool { self == .identity }
  /// -1, 0 or 1.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view changes while it is scrolled.
public struct ScrollTransitionConfiguration: Sendable {
  /// Little by little.
  public static let interactive = ScrollTransitionConfiguration()
  /// At once.
  public static let identity = ScrollTransitionConfiguration()
  /// With an animation.
  public static let animated = ScrollTransitionConfiguration()
  /// Little by little, along a curve.
  public static func interactive(
    timingCurve: UnitCurve = .easeInOut
  ) -> ScrollTransitionConfiguration { .interactive }
  /// With an animation.
  public static func animated(
    _ animation: Animation = .default
  ) -> ScrollTransitionConfiguration { .animated }
  /// From a fraction of the view that is visible.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }
  /// With another animation.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }

  /// How much of a view is visible.
  public struct Threshold: Sendable {
    /// A part of it.
    public static func visible(_ amount: Double) -> Threshold { Threshold() }
    /// All of it.
    public static let visible = Threshold()
    /// None of it.
    public static let hidden = Threshold()
    /// Its middle.
    public static let centered = Threshold()
    /// A distance further in.
    public func inset(by distance: Double) -> Threshold { self }
  }
}

/// A curve from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  private let name: String
  /// A straight line.
  public static let linear = UnitCurve(name: "linear")
  /// Slow at the start.
  public static let easeIn = UnitCurve(name: "easeIn")
  /// Slow at the end.
  public static let easeOut = UnitCurve(name: "easeOut")
  /// Slow at the start and at the end.
  public static let easeInOut = UnitCurve(name: "easeInOut")
  /// A part of a circle, slow at the start.
  public static let circularEaseIn = UnitCurve(name: "circularEaseIn")
  /// A part of a circle, slow at the end.
  public static let circularEaseOut = UnitCurve(name: "circularEaseOut")
  /// Parts of circles, slow at the start and at the end.
  public static let circularEaseInOut = UnitCurve(name: "circularEaseInOut")
  /// A curve with two control points.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve { UnitCurve(name: "bezier \(startControlPoint) \(endControlPoint)") }
}

extension View {
  /// Changes how the view looks by its place.
  public nonisolated func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View { self }
  /// Changes how the view looks while it is scrolled.
  public nonisolated func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { self }
  /// Changes how a view looks as it is scrolled into view and out of it.
  public nonisolated func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { self }
}
