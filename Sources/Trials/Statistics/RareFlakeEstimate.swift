/// The estimated probability of a failure, with a confidence interval.
public struct RareFlakeEstimate: Sendable, Equatable, Codable {
  /// The contribution of one kind of failure.
  public struct Part: Sendable, Equatable, Codable {
    /// The first line of the failure.
    public let summary: String
    /// Its probability, 0 to 1.
    public let probability: Double

    /// Makes the contribution of a failure.
    package init(summary: String, probability: Double) {
      self.summary = summary
      self.probability = probability
    }
  }

  /// The probability of a failure in one run, 0 to 1.
  public let probability: Double
  /// The lower end of the interval that contains the true probability with 95 %.
  public let lowerBound: Double
  /// The upper end of that interval.
  public let upperBound: Double
  /// The number of runs, including those of the search.
  public let runs: Int
  /// The number of failures among the runs of the estimate.
  public let failures: Int
  /// The kinds of failure, the most probable first.
  public let parts: [Part]

  /// Makes an estimate.
  package init(
    probability: Double, lowerBound: Double, upperBound: Double, runs: Int, failures: Int,
    parts: [Part]
  ) {
    self.probability = probability
    self.lowerBound = lowerBound
    self.upperBound = upperBound
    self.runs = runs
    self.failures = failures
    self.parts = parts
  }

  /// The estimate from runs that nothing steered.
  package init(_ rate: FlakeRate, of failure: TestFailure) {
    self.init(
      probability: rate.rate, lowerBound: rate.lowerBound, upperBound: rate.upperBound,
      runs: rate.runs, failures: rate.failures,
      parts: rate.failures == 0
        ? [] : [Part(summary: failure.summary, probability: rate.rate)])
  }

  /// The estimate of failing in any of several ways, of which a run has at most one.
  package init(together ways: [RareFlakeEstimate]) {
    let sum = { (bound: (RareFlakeEstimate) -> Double) in min(1, ways.map(bound).reduce(0, +)) }
    self.init(
      probability: sum(\.probability), lowerBound: sum(\.lowerBound), upperBound: sum(\.upperBound),
      runs: ways.map(\.runs).max() ?? 0, failures: ways.map(\.failures).reduce(0, +),
      parts: ways.flatMap(\.parts))
  }

  /// The same estimate with a larger number of runs.
  package func counting(_ more: Int) -> RareFlakeEstimate {
    RareFlakeEstimate(
      probability: probability, lowerBound: lowerBound, upperBound: upperBound,
      runs: runs + more, failures: failures, parts: parts)
  }

  /// The number of plain reruns that would give the same precision.
  public var plainRuns: Double {
    let error = (upperBound - lowerBound) / 4
    guard probability > 0, error > 0 else { return 0 }
    return probability * (1 - probability) / (error * error)
  }
}

extension RareFlakeEstimate: CustomStringConvertible {
  /// The estimate as text, such as `1.02e-06 (9.4e-07 to 1.1e-06)`.
  public var description: String {
    "\(Self.short(probability)) (\(Self.short(lowerBound)) to \(Self.short(upperBound)))"
  }

  /// A number with three significant digits and a power of ten.
  static func short(_ number: Double) -> String {
    guard number > 0, number.isFinite else { return "0" }
    var (digits, power) = (number, 0)
    while digits < 1 { (digits, power) = (digits * 10, power - 1) }
    while digits >= 10 { (digits, power) = (digits / 10, power + 1) }
    let rounded = Int((digits * 100).rounded())
    let rest = rounded % 100
    return "\(rounded / 100).\(rest < 10 ? "0" : "")\(rest)e\(power)"
  }
}

/// How often a test fails, in words.
extension RareFlakeEstimate {
  /// The rate for a cell of a table: `1 in 2,400`, `42.0 %`, or `below 1 in 900`.
  package var rateWords: String {
    probability > 0 ? words(probability) : "below \(Self.share(upperBound))"
  }

  /// The rate with its interval as a sentence, such as `Fails this way 1 in 2,400 runs (...)`.
  ///
  /// Other failures of the same test do not count.
  package var sentence: String {
    guard probability > 0 else {
      return "Fails this way less often than \(Self.share(upperBound)) runs: "
        + "none of \(runs) failed."
    }
    return "Fails this way \(runWords) (\(words(lowerBound)) to \(words(upperBound)), "
      + "95 % interval)."
  }

  /// The rate within a sentence: `1 in 2,400 runs`, or `in 42.0 % of runs`.
  private var runWords: String {
    isCommon ? "in \(words(probability)) of runs" : "\(words(probability)) runs"
  }

  /// A sentence about a test that fails in several ways, of which this is the rate together.
  package func sentence(ofWays count: Int) -> String {
    "It fails in \(count) ways, together \(runWords)."
  }

  private var isCommon: Bool { probability >= Self.commonRate }

  /// From this rate on, per cent say more than one run in a number.
  private static let commonRate = 0.1

  /// A share as `12.5 %` if the failure is common, or as `1 in 2,400`; so the ends of the interval
  /// can be compared with the rate.
  private func words(_ share: Double) -> String {
    isCommon ? "\(FlakeRate.percent(share)) %" : Self.share(share)
  }

  private static func share(_ share: Double) -> String {
    share > 1e-15 ? "1 in \(grouped((1 / share).rounded()))" : "0"
  }

  /// A whole number with two significant digits from 100 on, and a comma between thousands.
  private static func grouped(_ number: Double) -> String {
    var scale = 1.0
    while number / scale >= 100 { scale *= 10 }
    let digits = Array(String(Int((number / scale).rounded() * scale)))
    return String(
      digits.indices.flatMap { place in
        let left = digits.count - place
        return place > 0 && left % 3 == 0 ? [",", digits[place]] : [digits[place]]
      })
  }
}
