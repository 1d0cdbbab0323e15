import ViewGraph
package import ViewLayout

/// Views in a row.
public struct HStack<Content: View> {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Makes a row.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension HStack: View, Drawable {
  package func draw(in scope: DrawScope) -> [Box] {
    [
      StackBox(
        .horizontal, guide: alignment.guide, spacing: spacing,
        scope.draw(content, at: .part("content")) { $0.isLazy = false })
    ]
  }
}

/// Views in a column.
public struct VStack<Content: View> {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Makes a column.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension VStack: View, Drawable {
  package func draw(in scope: DrawScope) -> [Box] {
    [
      StackBox(
        .vertical, guide: alignment.guide, spacing: spacing,
        scope.draw(content, at: .part("content")) { $0.isLazy = false })
    ]
  }
}

/// Views over each other.
public struct ZStack<Content: View> {
  private let alignment: Alignment
  private let content: Content

  /// Makes layers.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: View, Drawable {
  package func draw(in scope: DrawScope) -> [Box] {
    [
      LayerBox(
        alignment.boxAlignment,
        scope.draw(content, at: .part("content")) { $0.isLazy = false })
    ]
  }
}

/// Space that grows.
public struct Spacer {
  /// The least length.
  public var minLength: CGFloat?

  /// Makes space.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View, Drawable {
  package func draw(in scope: DrawScope) -> [Box] { [AxisBox(.spacer(minLength))] }
}

/// A thin line.
public struct Divider {
  /// Makes a line.
  public init() {}
}

extension Divider: View, Drawable {
  package func draw(in scope: DrawScope) -> [Box] { [AxisBox(.divider)] }
}
