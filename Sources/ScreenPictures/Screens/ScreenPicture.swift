package import AccessibilityTree

/// The picture of a screen as a user sees it, drawn from a snapshot.
///
/// ```swift
/// let picture = ScreenPicture(of: snapshot, style: PictureStyle(statusBarHeight: 59))
/// let bytes = picture.png()
/// let markup = picture.svg()
/// ```
///
/// All computations use integers, so a snapshot gives the same bytes on every machine.
package struct ScreenPicture: Hashable, Sendable {
  /// The drawing commands.
  package let drawing: DrawingList

  /// The pixels per point of a picture of full size.
  package static let fullScale = Canvas.fullScale

  /// Draws the screen of a snapshot, with the size of its root.
  ///
  /// The covers are elements of other snapshots with their descendants, such as a system alert.
  package init(
    of snapshot: ElementSnapshot, covers: [ElementView] = [], style: PictureStyle = PictureStyle()
  ) {
    var drawer = ScreenDrawer(snapshot, style: style)
    drawing = drawer.draw(covers: covers)
  }

  private init(_ drawing: DrawingList) { self.drawing = drawing }

  /// The part of the picture within a frame; nil if there is none.
  package func cropped(to frame: ElementFrame) -> ScreenPicture? {
    let part = drawing.cropped(to: PictureFrame(frame))
    return part.bounds.isEmpty ? nil : ScreenPicture(part)
  }

  /// The width in points.
  package var width: Double { Double(drawing.bounds.width) / Double(PictureFrame.unitsPerPoint) }

  /// The height in points.
  package var height: Double { Double(drawing.bounds.height) / Double(PictureFrame.unitsPerPoint) }

  /// Why the picture shows less than the screen; nil if it shows everything.
  package var fault: DrawingFault? { drawing.fault }

  /// The picture as a PNG file, with one, two or four pixels per point.
  package func png(scale: Int = fullScale) -> [UInt8] {
    let scale = scale >= 4 ? 4 : scale >= 2 ? 2 : 1
    return PNGWriter.write(Canvas(drawing, scale: scale))
  }

  /// The picture as an SVG image.
  package func svg() -> String { SVGWriter.write(drawing) }
}
