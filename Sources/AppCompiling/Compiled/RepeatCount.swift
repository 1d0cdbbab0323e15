/// Counts the repetitions of elements in a view; those inside of others multiply.
package struct RepeatCount {
  /// The most repetitions in one view.
  package static let limit = 200_000

  private var count = 0

  /// Starts at none.
  package init() {}

  /// Counts one more; false beyond the limit.
  package mutating func take() -> Bool {
    count += 1
    return count <= Self.limit
  }

  /// Why not everything was placed; nil if it was.
  package var fault: String? {
    count > Self.limit
      ? "The view repeats elements more than \(Self.limit) times, which is the limit." : nil
  }
}
