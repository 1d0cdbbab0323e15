/// Measures work in real time; the only clock that is read here, and only by benchmarks.
enum Stopwatch {
  /// The median over several runs of the time one piece of work takes, in seconds.
  ///
  /// Each run does the work so many times in a row and counts an equal share for each.
  static func median(runs: Int, times: Int, _ work: () -> Void) -> Double {
    let clock = ContinuousClock()
    let shares = (0..<runs).map { _ in
      let elapsed = clock.measure { for _ in 0..<times { work() } }
      return elapsed.inSeconds / Double(times)
    }
    return median(shares)
  }

  /// The middle value; the lower of the two for an even number.
  static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? 0 : sorted[(sorted.count - 1) / 2]
  }
}

extension Duration {
  /// The duration in seconds.
  var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}
