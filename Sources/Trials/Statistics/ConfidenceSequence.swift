import VirtualTime

/// A confidence interval for a rate that may be checked after every run, to decide when to stop.
///
/// ```swift
/// var rate = ConfidenceSequence()
/// while rate.upperBound > 0.01 { rate.record(hasFailed: runOnce()) }
/// ```
///
/// With 95 % confidence, the true rate lies in the intervals after all runs, whatever the reason
/// for stopping. The interval of ``FlakeRate`` is valid only for a number of runs fixed in advance.
/// The sequence is computed with bets: against each rate, a mixture of rates wins when runs
/// contradict it. A rate is excluded once the gain reaches 1 / (1 - confidence), which is rare for
/// the true rate (Ville's inequality).
public struct ConfidenceSequence: Sendable, Equatable {
  /// The confidence of all intervals together.
  public let confidence: Double
  /// The runs so far.
  public private(set) var runs: Int
  /// The number of runs that failed.
  public private(set) var failures: Int

  /// The mixture: a beta distribution that expects few failures and excludes no rate.
  private static let priorFailures = 0.5
  private static let priorPasses = 0.5

  /// Makes a sequence that continues after some runs.
  ///
  /// - Parameters:
  ///   - failures: the number of those runs that failed.
  ///   - runs: the number of runs so far.
  ///   - confidence: above 0 and below 1.
  public init(
    failures: Int = 0, runs: Int = 0, confidence: Double = FlakeRate.confidence
  ) {
    self.runs = Swift.max(0, runs)
    self.failures = Swift.min(Swift.max(0, failures), self.runs)
    self.confidence = FlakeRate.probability(confidence)
  }

  /// Adds the outcome of a run.
  public mutating func record(hasFailed: Bool) {
    runs += 1
    if hasFailed { failures += 1 }
  }

  /// The factor by which the bets against a rate have grown; 20 excludes the rate with 95 %.
  public func evidence(against rate: Double) -> Double {
    PortableMaths.exp(logEvidence(against: rate))
  }

  /// The smallest rate that is not excluded.
  public var lowerBound: Double {
    guard failures > 0 else { return 0 }
    return boundary(from: 0, to: Double(failures) / Double(runs))
  }

  /// The greatest rate that is not excluded.
  public var upperBound: Double {
    guard failures < runs else { return 1 }
    return boundary(from: 1, to: Double(failures) / Double(runs))
  }

  /// The boundary between an excluded rate and one that is not excluded.
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
