public import Foundation
package import ScreenPictures

/// An image, reduced to what screenshots need.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
  // The picture is a constant, so an image can be shared between threads.
  package let picture: ScreenPicture?
  // The content of a file is passed on unread, and set by initializers alone.
  private var file: Data?

  /// Makes an image without content.
  public override init() { picture = nil }

  /// Makes an image of a picture of the screen.
  package init(_ picture: ScreenPicture?) { self.picture = picture }

  /// Makes an image of a file's content, which is kept unread; nil without content.
  public init?(data: Data) {
    guard !data.isEmpty else { return nil }
    picture = nil
    file = data
  }

  /// Makes an image without content for a file; nil if it cannot be read or is empty.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// Makes an image without content for a name in an asset catalogue.
  public init?(named name: String) {
    guard !name.isEmpty else { return nil }
    picture = nil
  }

  /// Makes an image without content for a literal.
  public required init(imageLiteralResourceName name: String) { picture = nil }

  /// Makes an image without content for a symbol of the system.
  public init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    picture = nil
  }

  /// The size in points; one point for a file, which is not read.
  open var size: CGSize {
    if file != nil { return CGSize(width: 1, height: 1) }
    return picture.map { CGSize(width: $0.width, height: $0.height) } ?? .zero
  }

  /// The number of pixels along the side of one point.
  open var scale: CGFloat { picture == nil ? 1 : CGFloat(ScreenPicture.fullScale) }

  /// The image as a PNG file, or the file that it was made of; nil if it has no content.
  open func pngData() -> Data? { file ?? picture.map { Data($0.png()) } }

  /// The file that the image was made of; nil for others, since no JPEG file is made here.
  open func jpegData(compressionQuality: CGFloat) -> Data? { file }
}

/// The type that `#imageLiteral` creates.
public typealias _ImageLiteralType = UIImage
