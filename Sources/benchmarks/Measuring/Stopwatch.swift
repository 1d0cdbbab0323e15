import Glibc

/// Measures work in real time; only benchmarks read this clock.
enum Stopwatch {
  /// The median duration of one piece of work over several runs, in seconds.
  ///
  /// Each run repeats the work a number of times and divides its duration by that number.
  static func median(runs: Int, times: Int, _ work: () -> Void) -> Double {
    let clock = ContinuousClock()
    let shares = (0..<runs).map { _ in
      let elapsed = clock.measure { for _ in 0..<times { work() } }
      return elapsed.inSeconds / Double(times)
    }
    return median(shares)
  }

  /// The processor time of this process so far, in seconds.
  static var processorSeconds: Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    let seconds = usage.ru_utime.tv_sec + usage.ru_stime.tv_sec
    let microseconds = usage.ru_utime.tv_usec + usage.ru_stime.tv_usec
    return Double(seconds) + Double(microseconds) * 1e-6
  }

  /// The median; for an even number of values, the lower of the two in the middle.
  static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? 0 : sorted[(sorted.count - 1) / 2]
  }
}

extension Duration {
  var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}
