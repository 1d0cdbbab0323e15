public import Foundation
import ScreenPictures

/// A screenshot of the screen or of an element.
///
/// It is drawn from the element tree in the style of iOS. If it could not be taken, the test has
/// failed and the screenshot is empty.
@preconcurrency @MainActor
open class XCUIScreenshot: NSObject {
  // The picture is a constant, so a screenshot can be shared between threads.
  let picture: ScreenPicture?

  init(_ picture: ScreenPicture?) { self.picture = picture }

  /// The picture as an image with its size in points.
  open var image: UIImage { UIImage(picture) }

  /// The picture as a PNG file, with two pixels along the side of one point.
  open var pngRepresentation: Data { picture.map { Data($0.png()) } ?? Data() }
}

/// A type that screenshots can be taken of.
@preconcurrency @MainActor
public protocol XCUIScreenshotProviding {
  /// Takes a screenshot.
  func screenshot() -> XCUIScreenshot
}
