/// How much of each pixel a shape covers, in sixteenths.
///
/// Sixteen steps look smooth, and a screen has few enough colours for a palette.
struct CoverageMask: Equatable {
  /// The first column, relative to the shape's origin.
  let left: Int
  /// The first row, relative to the shape's origin.
  let top: Int
  /// The number of columns.
  let width: Int
  /// The number of rows.
  let height: Int
  /// The steps, row by row, from 0 to ``CoverageMask/full``.
  let steps: [UInt8]

  /// The step of a fully covered pixel.
  static let full: UInt8 = 16
}
