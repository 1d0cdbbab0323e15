import Foundation

/// Decides between two rates after as few runs as can be: stop as soon as ``decision`` says so.
///
/// ```swift
/// var test = SequentialTest(acceptable: 0.001, unacceptable: 0.01)
/// while test.decision == nil { test.record(hasFailed: runOnce()) }
/// ```
///
/// It is the probability ratio test of Wald. Its boundaries are not Wald's own, which a failure
/// overshoots by far, but the nearest at which the summed errors are what is allowed.
public struct SequentialTest: Sendable, Equatable {
  /// What a test came to.
  public enum Decision: Sendable, Equatable {
    /// The rate is the acceptable one, or less.
    case acceptable
    /// The rate is the unacceptable one, or more.
    case unacceptable
  }

  /// The rate that is as good as none.
  public let acceptable: Double
  /// The rate that must not be.
  public let unacceptable: Double
  /// How often an acceptable rate may be called unacceptable, and the other way round.
  public let errorLimit: Double
  /// The runs so far.
  public private(set) var runs: Int = 0
  /// Those of them that failed.
  public private(set) var failures: Int = 0

  /// What a failure and a pass add to the logarithm of the ratio.
  private let stepOfFailure: Double
  private let stepOfPass: Double
  /// The logarithms of the ratio at which something is decided.
  private var upperBoundary: Double
  private var lowerBoundary: Double

  /// Makes a test; rates that cannot be are held to those that can.
  ///
  /// - Parameters:
  ///   - acceptable: above 0, below the other.
  ///   - unacceptable: below 1.
  ///   - errorLimit: above 0 and below a half.
  public init(acceptable: Double, unacceptable: Double, errorLimit: Double = 0.05) {
    let known = [acceptable, unacceptable].map { $0.isNaN ? 0 : Swift.min(Swift.max($0, 0), 1) }
    self.acceptable = Swift.min(Swift.max(Swift.min(known[0], known[1]), 1e-9), 0.999)
    let high = Swift.max(known[0], known[1])
    self.unacceptable = Swift.min(Swift.max(high, self.acceptable * 1.0001), 0.9999)
    self.errorLimit = errorLimit > 1e-9 ? Swift.min(errorLimit, 0.49) : 1e-9
    stepOfFailure = log(self.unacceptable / self.acceptable)
    stepOfPass = log1p(-self.unacceptable) - log1p(-self.acceptable)
    upperBoundary = -log(self.errorLimit)
    lowerBoundary = -upperBoundary
    guard sizeOrder < 100_000 else { return }
    draw(\.upperBoundary) { 1 - $0.accepted(at: $0.acceptable, leaving: 1e-5) }
    draw(\.lowerBoundary) { 1 - $0.rejected(at: $0.unacceptable, leaving: 1e-5) }
  }

  /// About how many runs the test takes at the unacceptable rate.
  private var sizeOrder: Double {
    upperBoundary / (unacceptable * stepOfFailure + (1 - unacceptable) * stepOfPass)
  }

  /// Moves a boundary as near to zero as the errors allow; at first it holds for sure.
  private mutating func draw(
    _ boundary: WritableKeyPath<SequentialTest, Double>, error: (SequentialTest) -> Double
  ) {
    var (far, near) = (self[keyPath: boundary], 0.0)
    for _ in 0..<12 {
      var test = self
      let middle = (far + near) / 2
      test[keyPath: boundary] = middle
      if error(test) <= errorLimit { far = middle } else { near = middle }
    }
    self[keyPath: boundary] = far
  }

  private func accepted(at rate: Double, leaving rest: Double) -> Double {
    let expected = expected(at: rate, leaving: rest)
    return 1 - expected.rejection - expected.undecided
  }

  private func rejected(at rate: Double, leaving rest: Double) -> Double {
    expected(at: rate, leaving: rest).rejection
  }

  /// Takes the outcome of a run.
  public mutating func record(hasFailed: Bool) {
    runs += 1
    if hasFailed { failures += 1 }
  }

  /// What is decided; nil as long as further runs are needed.
  public var decision: Decision? { decision(failures: failures, of: runs) }

  /// The runs that have to pass without a failure for an acceptable rate.
  public var runsWithoutFailure: Int {
    Int(exactly: (lowerBoundary / stepOfPass).rounded(.up)) ?? .max
  }

  func decision(failures: Int, of runs: Int) -> Decision? {
    let ratio = Double(failures) * stepOfFailure + Double(runs - failures) * stepOfPass
    if ratio >= upperBoundary { return .unacceptable }
    return ratio <= lowerBoundary ? .acceptable : nil
  }
}
