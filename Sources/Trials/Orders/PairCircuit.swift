/// A sequence in which every ordered pair of different things is adjacent exactly once.
///
/// It is an Eulerian circuit of the complete directed graph, with `n * (n - 1) + 1` places instead
/// of `n!` sequences.
package enum PairCircuit {
  /// The most things; there are a million pairs of them.
  package static let limit = 1_000

  /// The sequence for a number of things, counted from 0; it begins and ends with the first one.
  package static func places(of count: Int) -> [Int] {
    guard count > 1 else { return count == 1 ? [0] : [] }
    // Hierholzer's algorithm: follow unused arrows, and output a thing when it has none left.
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
