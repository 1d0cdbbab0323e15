package import AccessibilityTree

/// The picture of a screen, as a user would see it: make one of a snapshot, then ask for its bytes.
///
/// ```swift
/// let picture = ScreenPicture(of: snapshot, style: PictureStyle(statusBarHeight: 59))
/// let bytes = picture.png()
/// let markup = picture.svg()
/// ```
///
/// Only whole numbers are reckoned with, so a snapshot gives the same bytes on every machine.
package struct ScreenPicture: Hashable, Sendable {
  /// What the picture is made of.
  package let drawing: DrawingList

  /// The pixels along the side of a point in a picture of full size.
  package static let fullScale = Canvas.fullScale

  /// Draws the screen of a snapshot; its size is that of the snapshot's root.
  ///
  /// What covers it are elements of other snapshots, such as a prompt of the system, with all below
  /// them.
  package init(
    of snapshot: ElementSnapshot, covers: [ElementView] = [], style: PictureStyle = PictureStyle()
  ) {
    var drawer = ScreenDrawer(snapshot, style: style)
    drawing = drawer.draw(covers: covers)
  }

  private init(_ drawing: DrawingList) { self.drawing = drawing }

  /// The part of the picture within a frame; nil when the frame shows nothing of it.
  package func cropped(to frame: ElementFrame) -> ScreenPicture? {
    let part = drawing.cropped(to: PictureFrame(frame))
    return part.bounds.isEmpty ? nil : ScreenPicture(part)
  }

  /// The width in points.
  package var width: Double { Double(drawing.bounds.width) / Double(PictureFrame.unitsPerPoint) }

  /// The height in points.
  package var height: Double { Double(drawing.bounds.height) / Double(PictureFrame.unitsPerPoint) }

  /// Why the picture shows less than the screen; nil when it shows all of it.
  package var fault: DrawingFault? { drawing.fault }

  /// The picture as a PNG file, with one, two or four pixels along the side of a point.
  package func png(scale: Int = fullScale) -> [UInt8] {
    let scale = scale >= 4 ? 4 : scale >= 2 ? 2 : 1
    return PNGWriter.write(Canvas(drawing, scale: scale))
  }

  /// The picture as an SVG image.
  package func svg() -> String { SVGWriter.write(drawing) }
}
