public import SwiftUIViews

/// A container of glass shapes that merge, which no test sees.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content
  /// Makes a container.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// The content.
  public var body: some View { content }
}

/// A kind of glass.
public struct Glass: Equatable, Sendable {
  let name: String
  /// The usual glass.
  public static let regular = Glass(name: "regular")
  /// Glass that hides less.
  public static let clear = Glass(name: "clear")
  /// No glass.
  public static let identity = Glass(name: "identity")
  /// The glass in a colour.
  public func tint(_ color: Color?) -> Glass { self }
  /// The glass that reacts to touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// How glass appears and disappears.
public struct GlassEffectTransition: Sendable {
  let name: String
  /// At once.
  public static let identity = GlassEffectTransition(name: "identity")
  /// Out of glass that is near.
  public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
  /// Little by little.
  public static let materialize = GlassEffectTransition(name: "materialize")
}

extension View {
  /// Colours it like glass, in a shape.
  public nonisolated func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = Capsule()
  ) -> some View { self }
  /// Identifies a glass shape that morphs into another.
  public nonisolated func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View { self }
  /// Draws glass shapes with the same ID as one.
  public nonisolated func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View { self }
  /// How glass appears and disappears.
  public nonisolated func glassEffectTransition(
    _ transition: GlassEffectTransition
  ) -> some View { self }
}
