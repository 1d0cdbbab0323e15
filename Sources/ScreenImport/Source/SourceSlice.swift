/// A range of bytes in a source.
package struct SourceSlice: Sendable, Hashable {
  /// The first byte.
  package var start: UInt32
  /// The number of bytes.
  package var count: UInt32

  init(_ range: Range<Int>) {
    start = UInt32(truncatingIfNeeded: range.lowerBound)
    count = UInt32(truncatingIfNeeded: range.count)
  }

  /// The bytes by their places in the source.
  package var range: Range<Int> { Int(start)..<Int(start) + Int(count) }

  static func empty(at place: Int) -> SourceSlice { SourceSlice(place..<place) }
}
