import EventOrders
import Trials
import VirtualTime

/// A failure whose probability is known as a formula.
struct ClosedForm: Sendable {
  let name: String
  let probability: Double
  /// Failing latencies of each class that a search would find; latencies not listed have their
  /// median.
  var witnesses: [[(name: String, law: LatencyDistribution, seconds: Double)]] = []
  let fails: @Sendable (SkewedDraws) -> Bool

  /// The witnesses as normal values.
  var values: [[(name: String, value: Double)]] {
    witnesses.map { witness in
      witness.map { name, law, seconds in
        let share = law.probability(atMost: .seconds(seconds))
        return (name, PortableMaths.normalQuantile(share))
      }
    }
  }

  /// For each draw, a witness in which only that draw is late.
  private static func each(
    _ count: Int, _ law: LatencyDistribution, _ seconds: Double
  ) -> [[(name: String, law: LatencyDistribution, seconds: Double)]] {
    (0..<count).map { [(name: "d\($0)", law: law, seconds: seconds)] }
  }

  private static let exponential = LatencyDistribution.exponential(mean: .seconds(1))
  private static let logNormal = LatencyDistribution.logNormal(median: .seconds(1), sigma: 0.5)
  private static let uniform = LatencyDistribution.uniform(from: .zero, through: .seconds(1))

  private static func seconds(
    _ draws: SkewedDraws, _ name: String, _ law: LatencyDistribution
  ) -> Double {
    let latency: VirtualDuration = draws.latency(of: name, law: law)
    return latency.inSeconds
  }

  private static func several(
    _ draws: SkewedDraws, _ count: Int, _ law: LatencyDistribution
  ) -> [Double] {
    (0..<count).map { seconds(draws, "d\($0)", law) }
  }

  /// The probability that a standard normal value is above a limit.
  private static func above(_ limit: Double) -> Double { PortableMaths.normalProbability(-limit) }

  /// The probability that the sum of some exponential draws exceeds a limit.
  private static func erlang(_ count: Int, _ limit: Double) -> Double {
    var (term, sum) = (1.0, 0.0)
    for number in 0..<count {
      sum += term
      term *= limit / Double(number + 1)
    }
    return sum * PortableMaths.exp(-limit)
  }

  static let all: [ClosedForm] = late + sums + extremes + windows

  private static let late: [ClosedForm] =
    [2.5, 4.75, 5.5].map { z in
      let limit = PortableMaths.exp(0.5 * z)
      return ClosedForm(name: "log-normal beyond \(z)", probability: above(z)) {
        seconds($0, "a", logNormal) > limit
      }
    }
    + [5.0, 13.8, 17].map { limit in
      ClosedForm(name: "exponential beyond \(limit)", probability: PortableMaths.exp(-limit)) {
        seconds($0, "a", exponential) > limit
      }
    } + [
      ClosedForm(name: "uniform at its end", probability: 1e-6) {
        seconds($0, "a", uniform) > 1 - 1e-6
      },
      ClosedForm(name: "seldom slow", probability: 0.001 * PortableMaths.exp(-7)) {
        let law = LatencyDistribution.mixture([
          WeightedLatency(weight: 0.999, .fixed(.seconds(1))),
          WeightedLatency(weight: 0.001, .exponential(mean: .seconds(1))),
        ])
        return seconds($0, "a", law) > 7
      },
      ClosedForm(
        name: "late beside bystanders", probability: PortableMaths.exp(-13.8),
        witnesses: [[(name: "late", law: exponential, seconds: 14)]]
      ) {
        _ = several($0, 4, exponential)
        return seconds($0, "late", exponential) > 13.8
      },
    ]

  private static let sums: [ClosedForm] =
    [(2, 17.0), (3, 19), (4, 21), (6, 24)].map { count, limit in
      ClosedForm(
        name: "\(count) exponentials beyond \(limit)", probability: erlang(count, limit)
      ) {
        several($0, count, exponential).reduce(0, +) > limit
      }
    } + [
      ClosedForm(name: "two uniforms near their end", probability: 1e-6 / 2) {
        several($0, 2, uniform).reduce(0, +) > 2 - 1e-3
      },
      ClosedForm(name: "three uniforms near their start", probability: 1e-6 / 6) {
        several($0, 3, uniform).reduce(0, +) < 0.01
      },
      ClosedForm(name: "a product of log-normals", probability: above(4.9)) {
        let product = several($0, 2, logNormal).reduce(1, *)
        return PortableMaths.ln(product) / (0.5 * 2.0.squareRoot()) > 4.9
      },
    ]

  private static let extremes: [ClosedForm] = [
    ClosedForm(
      name: "any of three late",
      probability: 1 - PortableMaths.power(1 - PortableMaths.exp(-14.5), 3),
      witnesses: each(3, exponential, 15)
    ) {
      several($0, 3, exponential).contains { $0 > 14.5 }
    },
    ClosedForm(name: "all of three late", probability: PortableMaths.exp(-13.8)) {
      several($0, 3, exponential).allSatisfy { $0 > 4.6 }
    },
    ClosedForm(
      name: "any of five log-normals late", probability: 1 - PortableMaths.power(1 - above(5), 5),
      witnesses: each(5, logNormal, 13)
    ) {
      several($0, 5, logNormal).contains { $0 > PortableMaths.exp(2.5) }
    },
    ClosedForm(name: "one overtakes another", probability: PortableMaths.exp(-6) / 2) {
      let both = several($0, 2, exponential)
      return both[0] > both[1] + 6
    },
    ClosedForm(name: "a race lost by far", probability: above(4.8)) {
      let both = several($0, 2, logNormal)
      return PortableMaths.ln(both[0] / both[1]) / (0.5 * 2.0.squareRoot()) > 4.8
    },
    ClosedForm(
      name: "early or late", probability: PortableMaths.exp(-14) + -PortableMaths.expm1(-1e-6)
    ) {
      let draw = seconds($0, "a", exponential)
      return draw > 14 || draw < 1e-6
    },
  ]

  private static let windows: [ClosedForm] = [
    ClosedForm(
      name: "a narrow window", probability: 1e-5,
      witnesses: [[(name: "a", law: uniform, seconds: 0.300_005)]]
    ) {
      let draw = seconds($0, "a", uniform)
      return draw > 0.3 && draw < 0.30001
    },
    ClosedForm(
      name: "two windows at once", probability: 1e-6,
      witnesses: [[("d0", uniform, 0.7005), ("d1", uniform, 0.7005)]]
    ) {
      let both = several($0, 2, uniform)
      return both.allSatisfy { $0 > 0.7 && $0 < 0.701 }
    },
    ClosedForm(
      name: "between two looks",
      probability: (PortableMaths.exp(-3) - PortableMaths.exp(-3.01)) * PortableMaths.exp(-5),
      witnesses: [[("d0", exponential, 3.005), ("d1", exponential, 5.2)]]
    ) {
      let both = several($0, 2, exponential)
      return both[0] > 3 && both[0] < 3.01 && both[1] > 5
    },
    ClosedForm(name: "not rare at all", probability: PortableMaths.exp(-1)) {
      seconds($0, "a", exponential) > 1
    },
  ]
}
