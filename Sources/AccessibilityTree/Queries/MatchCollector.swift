/// Collects matches up to a limit; the first one needs no allocation.
struct MatchCollector {
  let limit: Int
  private var count = 0
  private var first: Int32 = 0
  private var elements = ContiguousArray<Int32>()

  init(limit: Int) {
    self.limit = limit
  }

  /// Adds a match, and says whether more are wanted.
  @inline(__always)
  mutating func take(_ element: Int) -> Bool {
    let element = Int32(truncatingIfNeeded: element)
    if count == 0 {
      first = element
    } else {
      if count == 1 { elements.append(first) }
      elements.append(element)
    }
    count += 1
    return count < limit
  }

  var matches: ElementMatches {
    switch count {
    case 0: return .empty
    case 1: return ElementMatches(.one(first))
    default: return ElementMatches(.many(elements))
    }
  }
}
