import Foundation
import ScreenPictures

extension XCTAttachment {
  /// The quality of an attached image, which decides the size of its file.
  public enum ImageQuality: Int, Sendable {
    /// Full size: two pixels along the side of one point.
    case original = 0
    /// One pixel for each point.
    case medium = 1
    /// The same as medium: texts would not be readable in a smaller image.
    case low = 2
  }

  /// Attaches an image in its original quality.
  public convenience init(image: UIImage) { self.init(image: image, quality: .original) }

  /// Attaches an image with a quality; it is a PNG file in every quality.
  public convenience init(image: UIImage, quality: ImageQuality) {
    let picture = image.picture
    self.init(uniformTypeIdentifier: "public.png") {
      picture.map { Data($0.png(scale: quality.scale)) } ?? Data()
    }
  }

  /// Attaches a screenshot in its original quality.
  @preconcurrency @MainActor
  public convenience init(screenshot: XCUIScreenshot) {
    self.init(screenshot: screenshot, quality: .original)
  }

  /// Attaches a screenshot with a quality; it is a PNG file in every quality.
  @preconcurrency @MainActor
  public convenience init(screenshot: XCUIScreenshot, quality: ImageQuality) {
    self.init(image: screenshot.image, quality: quality)
  }
}

extension XCTAttachment.ImageQuality {
  /// Pixels along the side of one point.
  fileprivate var scale: Int { self == .original ? ScreenPicture.fullScale : 1 }
}
