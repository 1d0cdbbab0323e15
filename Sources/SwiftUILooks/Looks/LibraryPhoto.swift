package import AppleTypes
package import Foundation

/// A photo of the library: the six that a new simulator has, all with the same content.
package struct LibraryPhoto: Hashable, Identifiable, Sendable {
  /// Its identifier in the library.
  package let id: String
  private let taken: TimeInterval

  /// The photos in the order in which the picker shows them.
  package static let all = [
    Self(id: "IMG_0006", taken: 1_522_437_240),
    Self(id: "IMG_0005", taken: 1_344_462_900),
    Self(id: "IMG_0004", taken: 1_344_461_340),
    Self(id: "IMG_0003", taken: 1_344_451_920),
    Self(id: "IMG_0002", taken: 1_255_122_540),
    Self(id: "IMG_0001", taken: 1_299_975_420),
  ]

  /// The words of VoiceOver, with the time in a time zone.
  package func label(in timeZone: TimeZone) -> String {
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.timeZone = timeZone
    format.dateFormat = "MMMM dd, yyyy, h:mm a"
    return "Photo, " + format.string(from: Date(timeIntervalSince1970: taken))
  }

  /// The content: a PNG file of one pixel.
  package var content: Data {
    let file =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5Erk"
      + "Jggg=="
    return Data(base64Encoded: file) ?? Data()
  }

  /// The content as an image.
  package var image: UIImage { UIImage(data: content) ?? UIImage() }
}
