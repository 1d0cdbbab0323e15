/// The difference of two PNG files as a picture: the second one faded, with every differing pixel
/// in a colour that screens do not use.
package struct PictureDifference {
  /// The difference as a PNG file.
  package let png: [UInt8]
  /// How many pixels differ, including those of only one picture.
  package let pixelCount: Int

  private static let mark: UInt32 = 0xFF00A0

  /// Compares two pictures; nil unless this package has drawn both.
  package init?(_ old: [UInt8], _ new: [UInt8]) {
    guard let before = PNGReader.read(old), let after = PNGReader.read(new) else { return nil }
    let width = max(before.width, after.width)
    let height = max(before.height, after.height)
    guard width * height <= PNGReader.pixelLimit else { return nil }
    var pixels = [UInt32](repeating: Self.mark, count: width * height)
    var count = pixels.count
    for y in 0..<min(before.height, after.height) {
      for x in 0..<min(before.width, after.width) {
        let pixel = after.pixels[y * after.width + x]
        guard pixel == before.pixels[y * before.width + x] else { continue }
        pixels[y * width + x] = PictureColour.mixed(0xFFFFFF, over: pixel, alpha: 200)
        count -= 1
      }
    }
    png = PNGWriter.write(Canvas(width: width, height: height, pixels: pixels))
    pixelCount = count
  }
}
