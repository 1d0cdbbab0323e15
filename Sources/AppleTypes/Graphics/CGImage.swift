import AccessibilityTree
public import Foundation
import ScreenPictures

/// The pixels of an image, as far as parts of screenshots need them.
public final class CGImage: Sendable {
  let picture: ScreenPicture
  /// Pixels along the side of a point.
  private let scale = Double(ScreenPicture.fullScale)

  init(_ picture: ScreenPicture) { self.picture = picture }

  /// The width in pixels.
  public var width: Int { Int((picture.width * scale).rounded()) }

  /// The height in pixels.
  public var height: Int { Int((picture.height * scale).rounded()) }

  /// The part of the image in a frame of pixels; nil if there is none.
  public func cropping(to rect: CGRect) -> CGImage? {
    let points = CGRect(
      x: rect.origin.x / scale, y: rect.origin.y / scale, width: rect.width / scale,
      height: rect.height / scale)
    return picture.cropped(to: points).map(CGImage.init)
  }
}

extension ScreenPicture {
  /// The part of the picture in a frame of points; nil if there is none.
  func cropped(to rect: CGRect) -> ScreenPicture? {
    cropped(
      to: ElementFrame(
        x: rect.origin.x, y: rect.origin.y, width: rect.width, height: rect.height))
  }
}

extension UIImage {
  /// The rotation of an image.
  public enum Orientation: Int, Sendable {
    /// Upright.
    case up = 0
    /// Upside down.
    case down = 1
    /// Turned to the left.
    case left = 2
    /// Turned to the right.
    case right = 3
    /// Upright and mirrored.
    case upMirrored = 4
    /// Upside down and mirrored.
    case downMirrored = 5
    /// Turned to the left and mirrored.
    case leftMirrored = 6
    /// Turned to the right and mirrored.
    case rightMirrored = 7
  }

  /// Makes an image of pixels.
  public convenience init(cgImage: CGImage) { self.init(cgImage.picture) }

  /// Makes an image from pixels; the pixels of a screenshot have its scale and are upright.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage.picture)
  }

  /// The pixels; nil if the image has no content.
  public var cgImage: CGImage? { picture.map(CGImage.init) }

  /// How the image is turned: screenshots are upright.
  public var imageOrientation: Orientation { .up }
}
