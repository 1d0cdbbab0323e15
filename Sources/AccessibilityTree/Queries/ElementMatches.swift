/// The elements a query found: their numbers, in ascending order and without duplicates.
///
/// No match, one match and a range of consecutive elements need no allocation.
package struct ElementMatches: RandomAccessCollection, Sendable {
  enum Storage: Sendable {
    case none
    case one(Int32)
    case range(Range<Int32>)
    case many(ContiguousArray<Int32>)
  }

  var storage: Storage

  init(_ storage: Storage) {
    self.storage = storage
  }

  /// Makes matches of one element.
  package init(_ element: Int) {
    self.storage = .one(Int32(truncatingIfNeeded: element))
  }

  /// Makes matches from any elements; they are sorted and duplicates are dropped.
  package init(elements: [Int]) {
    var rising = ContiguousArray<Int32>()
    for element in elements.sorted() where rising.last.map({ Int($0) }) != element {
      rising.append(Int32(truncatingIfNeeded: element))
    }
    self.storage = rising.isEmpty ? .none : .many(rising)
  }

  /// No matches.
  package static let empty = ElementMatches(.none)

  /// The position of the first match.
  package var startIndex: Int { 0 }

  /// The number of matches.
  package var endIndex: Int {
    switch storage {
    case .none: return 0
    case .one: return 1
    case .range(let range): return range.count
    case .many(let elements): return elements.count
    }
  }

  /// The number of the element at a position among the matches.
  package subscript(position: Int) -> Int {
    switch storage {
    case .none: preconditionFailure("no match at position \(position)")
    case .one(let element): return Int(element)
    case .range(let range): return Int(range.lowerBound) + position
    case .many(let elements): return Int(elements[position])
    }
  }
}

extension ElementMatches: Equatable {
  /// True when both name the same elements.
  package static func == (left: ElementMatches, right: ElementMatches) -> Bool {
    left.elementsEqual(right)
  }
}
