/// What makes one row of numbers of another: pieces to take out and to put in.
///
/// Written flat: for each piece where it begins in the old row, how many numbers go, how many come,
/// and those that come.
enum TraceSplices {
  /// The pieces between two rows; empty for equal ones.
  ///
  /// It goes through both rows once. A number that is met again further on in the old row ends a
  /// piece there, so that what was taken out, put in or changed costs as much as it is long.
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

  /// Where both rows go on alike after a difference.
  private static func end(
    of place: (at: Int, next: Int), _ old: [Int32], _ new: [Int32], _ places: inout PlacesByNumber
  ) -> (Int, Int) {
    var (at, next) = place
    while next < new.count {
      if at < old.count, old[at] == new[next] { return (at, next) }
      // A change in place is most likely: the next numbers of both rows are the same again.
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

  /// The row that pieces make of an old one; nil where they do not fit it.
  static func applied(_ splices: [Int32], to old: [Int32]) -> [Int32]? {
    var new: [Int32] = []
    var at = 0
    var rest = splices[...]
    while rest.count >= 3 {
      let start = Int(rest.removeFirst())
      let gone = Int(rest.removeFirst())
      let come = rest.removeFirst()
      guard start >= at, gone >= 0, start + gone <= old.count, come >= 0, come <= rest.count else {
        return nil
      }
      new += old[at..<start] + rest.prefix(Int(come))
      rest = rest.dropFirst(Int(come))
      at = start + gone
    }
    return rest.isEmpty ? new + old[at...] : nil
  }
}

/// Where each number stands in a row; made when it is first asked.
private struct PlacesByNumber {
  private let row: [Int32]
  private var places: [Int32: [Int]]?

  init(_ row: [Int32]) { self.row = row }

  /// The first place of a number from some place on; nil where it is not met again.
  mutating func next(of number: Int32, from start: Int) -> Int? {
    if places == nil {
      places = Dictionary(grouping: row.indices, by: { row[$0] })
    }
    guard let found = places?[number] else { return nil }
    // Repeated numbers are rare, and those of one number stand in order.
    var low = 0
    var high = found.count
    while low < high {
      let middle = (low + high) / 2
      if found[middle] < start { low = middle + 1 } else { high = middle }
    }
    return low < found.count ? found[low] : nil
  }
}
