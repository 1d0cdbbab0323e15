import VirtualTime

/// An interval around a rate that may be looked at after every run, and stopped by.
///
/// ```swift
/// var rate = ConfidenceSequence()
/// while rate.upperBound > 0.01 { rate.record(hasFailed: runOnce()) }
/// ```
///
/// With 95 % the true rate lies in the interval after every run at once, whatever made one stop;
/// that of ``FlakeRate`` holds for a number of runs fixed before. It is made of bets: against each
/// rate a mixture of rates wins money as runs contradict it, and a rate is left out once the gain
/// reaches 1 / (1 - confidence), which is rare for the true one (Ville's inequality).
public struct ConfidenceSequence: Sendable, Equatable {
  /// The confidence of all intervals together.
  public let confidence: Double
  /// The runs so far.
  public private(set) var runs: Int
  /// Those of them that failed.
  public private(set) var failures: Int

  /// The mixture: a beta distribution that expects few failures, and rules out none.
  private static let priorFailures = 0.5
  private static let priorPasses = 0.5

  /// Makes a sequence, which goes on after some runs.
  ///
  /// - Parameters:
  ///   - failures: those of the runs that failed.
  ///   - runs: the runs so far.
  ///   - confidence: above 0 and below 1.
  public init(
    failures: Int = 0, runs: Int = 0, confidence: Double = FlakeRate.confidence
  ) {
    self.runs = Swift.max(0, runs)
    self.failures = Swift.min(Swift.max(0, failures), self.runs)
    self.confidence = FlakeRate.probability(confidence)
  }

  /// Takes the outcome of a run.
  public mutating func record(hasFailed: Bool) {
    runs += 1
    if hasFailed { failures += 1 }
  }

  /// How much the bets against a rate have multiplied their stake; 20 speak against it with 95 %.
  public func evidence(against rate: Double) -> Double {
    PortableMaths.exp(logEvidence(against: rate))
  }

  /// The least rate that is left.
  public var lowerBound: Double {
    guard failures > 0 else { return 0 }
    return boundary(from: 0, to: Double(failures) / Double(runs))
  }

  /// The greatest rate that is left.
  public var upperBound: Double {
    guard failures < runs else { return 1 }
    return boundary(from: 1, to: Double(failures) / Double(runs))
  }

  /// The rate between one that is ruled out and one that is not at which that changes.
  private func boundary(from outside: Double, to inside: Double) -> Double {
    let wanted = -PortableMaths.ln1p(-confidence)
    var (outside, inside) = (outside, inside)
    for _ in 0..<60 {
      let middle = (outside + inside) / 2
      if logEvidence(against: middle) >= wanted { outside = middle } else { inside = middle }
    }
    return outside
  }

  private func logEvidence(against rate: Double) -> Double {
    let (failed, passed) = (Double(failures), Double(runs - failures))
    let gain =
      Self.logBeta(failed + Self.priorFailures, passed + Self.priorPasses)
      - Self.logBeta(Self.priorFailures, Self.priorPasses)
    let ofFailures = failures == 0 ? 0 : failed * PortableMaths.ln(rate)
    return gain - ofFailures - (runs == failures ? 0 : passed * PortableMaths.ln1p(-rate))
  }

  private static func logBeta(_ a: Double, _ b: Double) -> Double {
    IncompleteBeta.logGamma(a) + IncompleteBeta.logGamma(b) - IncompleteBeta.logGamma(a + b)
  }
}
