public import Foundation
import ScreenPictures
import Synchronization

/// Draws a part of a screenshot.
///
/// The result is the part of the last drawn image that lies within the bounds. Images are not
/// scaled, and nothing else can be drawn.
open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect

  /// Makes a renderer for images of a size.
  public init(size: CGSize) { bounds = CGRect(x: 0, y: 0, width: size.width, height: size.height) }

  /// Makes a renderer for images of an area.
  public init(bounds: CGRect) { self.bounds = bounds }

  /// Makes a renderer for images of a size; the format has no effect.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(size: size)
  }

  /// Makes a renderer for images of an area; the format has no effect.
  public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: bounds)
  }

  /// The image that the actions draw.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let drawing = DrawnImage()
    DrawnImage.$current.withValue(drawing) { actions(UIGraphicsImageRendererContext()) }
    guard let (picture, place) = drawing.last else { return UIImage() }
    let part = bounds.offsetBy(dx: -place.x, dy: -place.y)
    return UIImage(picture.cropped(to: part))
  }

  /// The image that the actions draw, as a PNG file; empty if they draw nothing.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}

/// The format of drawn images, which is that of screenshots.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels along the side of a point; it has no effect.
  open var scale: CGFloat = CGFloat(ScreenPicture.fullScale)
  /// Whether nothing shines through; it has no effect.
  open var opaque = false

  /// The format of the screen.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// The context that the actions of a renderer receive.
open class UIGraphicsImageRendererContext: NSObject {
  /// The format of the image.
  open var format: UIGraphicsImageRendererFormat { .default() }
}

/// The last image that the actions of a renderer have drawn.
private final class DrawnImage: Sendable {
  @TaskLocal static var current: DrawnImage?

  private let drawn = Mutex<(picture: ScreenPicture, place: CGPoint)?>(nil)

  var last: (picture: ScreenPicture, place: CGPoint)? { drawn.withLock { $0 } }

  func draw(_ picture: ScreenPicture, at place: CGPoint) {
    drawn.withLock { $0 = (picture, place) }
  }
}

extension UIImage {
  /// Draws the image with its corner at a point, in the actions of a renderer.
  public func draw(at point: CGPoint) {
    if let picture { DrawnImage.current?.draw(picture, at: point) }
  }

  /// Draws the image with its corner at that of a frame; it is not scaled.
  public func draw(in rect: CGRect) { draw(at: rect.origin) }
}
