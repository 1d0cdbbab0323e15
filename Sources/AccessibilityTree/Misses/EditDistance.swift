/// The number of insertions, deletions, replacements and swaps of neighbouring characters that turn
/// one text into another.
package enum EditDistance {
  /// The distance, or nil when it is more than `limit`; takes time in proportion to the limit.
  package static func between<Unit: Equatable>(_ left: [Unit], _ right: [Unit], limit: Int) -> Int?
  {
    guard limit >= 0, abs(left.count - right.count) <= limit else { return nil }
    let far = limit + 1
    var previous = (0...right.count).map { min($0, far) }
    var current = previous
    var older = previous
    for row in 0..<left.count {
      let low = max(0, row - limit)
      let high = min(right.count, row + limit + 1)
      current[low] = low == 0 ? min(row + 1, far) : far
      var best = current[low]
      for column in low..<high {
        let replaced = previous[column] + (left[row] == right[column] ? 0 : 1)
        let dropped = column < row + limit ? previous[column + 1] + 1 : far
        let areSwapped =
          row > 0 && column > 0 && left[row] == right[column - 1] && left[row - 1] == right[column]
        let swapped = areSwapped ? older[column - 1] + 1 : far
        current[column + 1] = min(replaced, dropped, current[column] + 1, swapped, far)
        best = min(best, current[column + 1])
      }
      if best >= far { return nil }
      (older, previous, current) = (previous, current, older)
    }
    return previous[right.count] <= limit ? previous[right.count] : nil
  }
}
