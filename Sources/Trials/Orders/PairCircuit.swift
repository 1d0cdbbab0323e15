/// A sequence in which every ordered pair of different things stands side by side, once.
///
/// It goes round a complete graph with an arrow from each thing to each other, and takes every
/// arrow once: `n * (n - 1) + 1` places, where all orders would be `n!` sequences.
package enum PairCircuit {
  /// The most things; there are a million pairs of them.
  package static let limit = 1_000

  /// The places for so many things, numbered from 0; it begins and ends with the first of them.
  package static func places(of count: Int) -> [Int] {
    guard count > 1 else { return count == 1 ? [0] : [] }
    // Hierholzer's way: go on while there are arrows left, and put a thing down when none is.
    var taken = Array(repeating: 0, count: count)
    var way = [0]
    var places: [Int] = []
    while let here = way.last {
      let next = taken[here] < here ? taken[here] : taken[here] + 1
      if next < count {
        taken[here] += 1
        way.append(next)
      } else {
        places.append(here)
        way.removeLast()
      }
    }
    return places.reversed()
  }
}
