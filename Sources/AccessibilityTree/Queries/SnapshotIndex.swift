/// Lists of elements by type and by identifying text, built when they save time.
///
/// Trees of fewer than ``smallest`` elements are scanned. For larger ones the lists are built once
/// scanning has cost more than building them.
package final class SnapshotIndex {
  /// The smallest number of elements for which an index is built.
  package static let smallest = 256

  private var scanned = 0
  private(set) var types: TypePostings?
  private(set) var texts: TextPostings?
  private var front: Int?

  /// Makes an empty index.
  package init() {}

  /// Builds all lists now, whatever the size.
  package func prepare(for snapshot: ElementSnapshot) {
    types = types ?? TypePostings(snapshot)
    texts = texts ?? TextPostings(snapshot)
  }

  /// The first element of the front part, computed once.
  func front(of snapshot: ElementSnapshot) -> Int {
    let known = front ?? snapshot.front.lowerBound
    front = known
    return known
  }

  func noteScan(of count: Int, in snapshot: ElementSnapshot) {
    scanned += count
    guard snapshot.count >= Self.smallest else { return }
    if types == nil, scanned > 2 * snapshot.count { types = TypePostings(snapshot) }
    if texts == nil, scanned > 8 * snapshot.count { texts = TextPostings(snapshot) }
  }
}

/// The elements of each type, in order.
struct TypePostings {
  private let starts: ContiguousArray<Int32>
  private let elements: ContiguousArray<Int32>

  init(_ snapshot: ElementSnapshot) {
    var starts = ContiguousArray<Int32>(repeating: 0, count: ElementType.allCases.count + 2)
    for node in snapshot.nodes { starts[Int(node.type.rawValue) + 2] += 1 }
    for type in 2..<starts.count { starts[type] += starts[type - 1] }
    var elements = ContiguousArray<Int32>(repeating: 0, count: snapshot.count)
    for (index, node) in snapshot.nodes.enumerated() {
      let slot = Int(node.type.rawValue) + 1
      elements[Int(starts[slot])] = Int32(truncatingIfNeeded: index)
      starts[slot] += 1
    }
    self.starts = starts
    self.elements = elements
  }

  /// Where the elements of a type within a range of the tree lie in the list.
  func bounds(of type: ElementType, in range: Range<Int>) -> Range<Int> {
    let first = Int(starts[Int(type.rawValue)])
    let last = Int(starts[Int(type.rawValue) + 1])
    let lower = position(of: range.lowerBound, from: first, to: last)
    return lower..<position(of: range.upperBound, from: lower, to: last)
  }

  subscript(position: Int) -> Int {
    Int(elements[position])
  }

  private func position(of element: Int, from first: Int, to last: Int) -> Int {
    var low = first
    var high = last
    while low < high {
      let middle = (low + high) / 2
      if Int(elements[middle]) < element { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
