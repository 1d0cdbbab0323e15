/// Exact sums over all ways that some runs can go, with whole numbers: an oracle for small cases.
enum BinomialSums {
  /// In how many ways so many of some runs fail: Pascal's triangle.
  static func ways(_ failures: Int, of runs: Int) -> Int {
    var row = [1]
    for _ in 0..<runs { row = zip([0] + row, row + [0]).map(+) }
    return row.indices.contains(failures) ? row[failures] : 0
  }

  /// The probability of a set of numbers of failures at a rate of some parts in a thousand.
  static func probability(runs: Int, permille: Int, where holds: (Int) -> Bool) -> Double {
    (0...runs).filter(holds).reduce(0.0) { sum, failures in
      var term = Double(ways(failures, of: runs))
      for _ in 0..<failures { term *= Double(permille) / 1_000 }
      for _ in 0..<(runs - failures) { term *= Double(1_000 - permille) / 1_000 }
      return sum + term
    }
  }
}
