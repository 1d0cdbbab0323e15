import SwiftUILayouts
import SwiftUILooks
import SwiftUIViews

/// Makes a picture of a view; it has no content, since views are not drawn.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view.
  public var content: Content
  /// The space that is offered to the view.
  public var proposedSize = ProposedViewSize.unspecified
  /// How many pixels a point has.
  public var scale: CGFloat = 1
  /// Whether the picture is opaque.
  public var isOpaque = false
  /// How colours are mixed.
  public var colorMode = ColorRenderingMode.nonLinear

  /// Makes a renderer.
  public init(content view: Content) { content = view }

  /// A picture without content.
  public var uiImage: UIImage? { UIImage() }
  /// Nothing, since there are no pixels.
  public var cgImage: CGImage? { nil }
}
