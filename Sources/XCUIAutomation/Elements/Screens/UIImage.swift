public import Foundation
import ScreenPictures

/// An image, as far as screenshots need one.
open class UIImage: NSObject, @unchecked Sendable {
  // Never changes, so that sharing an image between threads is safe.
  let picture: ScreenPicture?

  /// An image without content.
  public override init() { picture = nil }

  init(_ picture: ScreenPicture?) { self.picture = picture }

  /// The size in points.
  open var size: CGSize {
    picture.map { CGSize(width: $0.width, height: $0.height) } ?? .zero
  }

  /// How many pixels lie along the side of a point.
  open var scale: CGFloat { picture == nil ? 1 : CGFloat(ScreenPicture.fullScale) }

  /// The image as a PNG file; nil for one without content.
  open func pngData() -> Data? { picture.map { Data($0.png()) } }
}
