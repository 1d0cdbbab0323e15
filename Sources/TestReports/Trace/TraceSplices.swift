/// Edits that turn one array of numbers into another.
///
/// They form a flat array. Each edit is an index in the old array, the number of removed numbers,
/// the number of inserted numbers, and the inserted numbers.
enum TraceSplices {
  /// The edits between two arrays; empty for equal ones.
  ///
  /// One pass over both arrays. A number that occurs again later in the old array ends an edit
  /// there, so removals, insertions and changes cost as much as they are long.
  static func between(_ old: [Int32], _ new: [Int32]) -> [Int32] {
    var splices: [Int32] = []
    var places = PlacesByNumber(old)
    var at = 0
    var next = 0
    while at < old.count || next < new.count {
      if at < old.count, next < new.count, old[at] == new[next] {
        at += 1
        next += 1
        continue
      }
      let start = at
      let first = next
      (at, next) = end(of: (at, next), old, new, &places)
      splices.append(Int32(start))
      splices.append(Int32(at - start))
      splices.append(Int32(next - first))
      splices.append(contentsOf: new[first..<next])
    }
    return splices
  }

  /// Where both arrays continue equally after a difference.
  private static func end(
    of place: (at: Int, next: Int), _ old: [Int32], _ new: [Int32], _ places: inout PlacesByNumber
  ) -> (Int, Int) {
    var (at, next) = place
    while next < new.count {
      if at < old.count, old[at] == new[next] { return (at, next) }
      // Most often a single number changed, and the next ones are equal again.
      if at + 1 < old.count, next + 1 < new.count, old[at + 1] == new[next + 1] {
        return (at + 1, next + 1)
      }
      if let further = places.next(of: new[next], from: at) {
        at = further
        return (at, next)
      }
      next += 1
    }
    return (old.count, next)
  }
}

/// The indices of each number in an array, computed on first use.
private struct PlacesByNumber {
  private let row: [Int32]
  private var places: [Int32: [Int]]?

  init(_ row: [Int32]) { self.row = row }

  /// The first index of a number from an index on; nil if there is none.
  mutating func next(of number: Int32, from start: Int) -> Int? {
    if places == nil {
      places = Dictionary(grouping: row.indices, by: { row[$0] })
    }
    guard let found = places?[number] else { return nil }
    // The indices of one number are in order.
    var low = 0
    var high = found.count
    while low < high {
      let middle = (low + high) / 2
      if found[middle] < start { low = middle + 1 } else { high = middle }
    }
    return low < found.count ? found[low] : nil
  }
}
