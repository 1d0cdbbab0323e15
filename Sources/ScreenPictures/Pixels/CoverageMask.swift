/// How far each pixel of a small area is covered by a shape, in steps of a sixteenth.
///
/// Sixteen steps look smooth and keep a screen's colours few enough for a palette.
struct CoverageMask: Equatable {
  /// The first column, from the shape's own origin.
  let left: Int
  /// The first row, from the shape's own origin.
  let top: Int
  /// The number of columns.
  let width: Int
  /// The number of rows.
  let height: Int
  /// The steps, row by row, from 0 to ``CoverageMask/full``.
  let steps: [UInt8]

  /// The step of a pixel that is covered wholly.
  static let full: UInt8 = 16
}
