import Foundation
package import ScreenPictures
import SimulatedApp

/// One picture of a gallery, or one text, before it is written.
package enum GalleryPicture: Hashable, Sendable {
  /// A drawn screen.
  case screen(ScreenPicture)
  /// The tree of a screen, or what VoiceOver reads on it.
  case text(String)
  /// A PNG file that a test attached.
  case kept([UInt8])

  /// Draws the visible screen, or writes it as text.
  init(of view: AppTour.View, isDark: Bool, as form: GalleryForm) {
    switch form {
    case .text: self = .text(view.text)
    case .spoken: self = .text(Transcript(of: view.seen.tree, covers: view.covers).text)
    case .pictures:
      self = .screen(
        ScreenPicture(
          of: view.seen.tree, covers: view.covers,
          style: PictureStyle(
            isDark: isDark, statusBarHeight: Int(view.profile.topInset),
            hasHomeIndicator: view.profile.bottomInset > 0)))
    }
  }

  /// Takes an attachment; nil unless it is a complete PNG file.
  init?(kept attachment: Attachment) {
    guard attachment.type == "public.png", case .base64(let digits) = attachment.content,
      let data = Data(base64Encoded: digits), Self.size(ofPNG: Array(data)) != nil
    else { return nil }
    self = .kept(Array(data))
  }

  /// The content of its file.
  package var bytes: [UInt8] {
    switch self {
    case .screen(let picture): picture.png()
    case .text(let text): Array(text.utf8)
    case .kept(let bytes): bytes
    }
  }

  /// Its size in points; nil for a text.
  package var size: (width: Int, height: Int)? {
    switch self {
    case .screen(let picture): (Int(picture.width), Int(picture.height))
    case .text: nil
    case .kept(let bytes): Self.size(ofPNG: bytes)
    }
  }

  /// A measure of the memory it takes: the number of drawing commands, or their size as text.
  var weight: Int {
    switch self {
    case .screen(let picture): picture.drawing.entries.count
    case .text(let text): text.utf8.count / 64
    case .kept(let bytes): bytes.count / 64
    }
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  static func size(ofPNG bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.count >= 24, bytes.starts(with: signature) else { return nil }
    let number = { (place: Int) in bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    return (number(16), number(20))
  }
}
