public import Foundation
import ScreenPictures

/// A picture of the screen or of an element, taken at an instant.
///
/// It is drawn from the accessibility tree after the looks of iOS. One that could not be taken is
/// empty, after the test has failed.
open class XCUIScreenshot: NSObject, @unchecked Sendable {
  // Never changes, so that sharing a screenshot between threads is safe.
  let picture: ScreenPicture?

  init(_ picture: ScreenPicture?) { self.picture = picture }

  /// The picture as an image with its size in points.
  open var image: UIImage { UIImage(picture) }

  /// The picture as a PNG file, with two pixels along the side of a point.
  open var pngRepresentation: Data { picture.map { Data($0.png()) } ?? Data() }
}

/// Whatever a picture can be taken of.
public protocol XCUIScreenshotProviding {
  /// The picture of it as it is seen now.
  func screenshot() -> XCUIScreenshot
}
