import Foundation
import ScreenPictures

extension XCTAttachment {
  /// How much room an image may take.
  public enum ImageQuality: Int, Sendable {
    /// All of the image: two pixels along the side of a point.
    case original = 0
    /// One pixel for each point.
    case medium = 1
    /// One pixel for each point, as there is nothing below that a text could be read in.
    case low = 2
  }

  /// An image, in full.
  public convenience init(image: UIImage) { self.init(image: image, quality: .original) }

  /// An image of a quality; it is a PNG file in any.
  public convenience init(image: UIImage, quality: ImageQuality) {
    self.init(
      data: image.picture.map { Data($0.png(scale: quality.scale)) } ?? Data(),
      uniformTypeIdentifier: "public.png")
  }

  /// A screenshot, in full.
  public convenience init(screenshot: XCUIScreenshot) {
    self.init(screenshot: screenshot, quality: .original)
  }

  /// A screenshot of a quality; it is a PNG file in any.
  public convenience init(screenshot: XCUIScreenshot, quality: ImageQuality) {
    self.init(image: screenshot.image, quality: quality)
  }
}

extension XCTAttachment.ImageQuality {
  /// Pixels along the side of a point.
  fileprivate var scale: Int { self == .original ? ScreenPicture.fullScale : 1 }
}
