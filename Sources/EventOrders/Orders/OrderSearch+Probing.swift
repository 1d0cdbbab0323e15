import SimulatedApp
import VirtualTime

/// Further runs, after every order that the analysis knows was run.
///
/// The analysis may overlook an order, since it knows only what one run reads and changes. So the
/// test also runs with latencies that the analysis did not ask for. A run with an order that no run
/// had joins the search, which goes on from there.
extension OrderSearch {
  /// The usual number of probes in a row that must have a known order.
  static let usualProbes = 96
  /// The most probes of one search.
  static let probeLimit = 1_920

  /// The probes before the orders of the app's own code are tried, which are many.
  static let probesBeforeOwnCode = 8

  /// Makes probes until a number in a row have a known order; true if a run matches `stop`.
  mutating func probe(atMost number: Int = .max, until stop: (Run) -> Bool) -> Bool {
    var names: Set<String> = []
    let draws = runs.flatMap { $0.order.events.compactMap(\.draw) }
      .filter { names.insert($0.name).inserted }
    guard !draws.isEmpty else { return false }
    let known = Set(runs.map(\.signatureOfSteps))
    for _ in 0..<min(number, probesInARow) where !isAtLimit {
      guard probesMade < Self.probeLimit else {
        isOutOfProbes = true
        return false
      }
      let run = maker.run(plan(ofProbe: UInt64(probesMade), draws))
      probesMade += 1
      // New orders are searched before more probes are made.
      if isFirstFailure(run) || !isKnown(run) && !known.contains(run.signatureOfSteps) {
        return isStopped(by: run, stop)
      }
    }
    return false
  }

  /// The latencies of a probe.
  ///
  /// Probes take turns: the ends of the distributions, values that cover them evenly, and values
  /// with which events of a run come at the same time.
  private func plan(ofProbe number: UInt64, _ draws: [DrawnLatency]) -> SteeringPlan {
    let base = runs[Int(mixed(number) % UInt64(runs.count))]
    var plan = base.plan
    let kind = number % 4
    if kind > 1 {
      plan.latencies.merge(Self.meeting(number, in: base.order, isOfDraw: kind == 2)) { $1 }
      return plan
    }
    for (place, draw) in draws.enumerated() {
      plan.latencies[draw.name] =
        kind == 0 ? Self.end(number, place, of: draw.law) : Self.even(number, place, of: draw.law)
    }
    return plan
  }

  private static func end(
    _ number: UInt64, _ place: Int, of law: LatencyDistribution
  ) -> VirtualDuration {
    let range = law.range(leavingOut: RunTracer.tail)
    let isLow = mixed(number << 32 | UInt64(place)) % 2 == 0
    return isLow ? range.lowerBound : range.upperBound
  }

  /// A value of a sequence that leaves no wide gap (Kronecker's, with the root of a prime).
  private static func even(
    _ number: UInt64, _ place: Int, of law: LatencyDistribution
  ) -> VirtualDuration {
    let primes: [Double] = [5, 2, 3, 7, 11, 13, 17, 19, 23, 29, 31, 37]
    let step = primes[place % primes.count].squareRoot() * Double(1 + place / primes.count)
    let sum = (Double(number / 4) + 0.5) * step
    return law.sample(at: Fraction(nearest: sum - sum.rounded(.down)))
  }

  /// A latency that moves an event to just before or after another one, if its law allows that.
  ///
  /// The event is the one that is drawn, or any that moves with it.
  private static func meeting(
    _ number: UInt64, in order: RunOrder, isOfDraw: Bool
  ) -> [String: VirtualDuration] {
    let drawn = order.events.filter { $0.draw != nil }
    let others = order.events.filter { !$0.isAfterTest }
    let chance = mixed(number ^ 0x5EED)
    guard !drawn.isEmpty, !others.isEmpty else { return [:] }
    let event = drawn[Int(chance % UInt64(drawn.count))]
    guard let draw = event.draw else { return [:] }
    let moved = isOfDraw ? event : others[Int((chance >> 12) % UInt64(others.count))]
    let other = others[Int((chance >> 24) % UInt64(others.count))]
    let gap = (chance >> 40) % 2 == 0 ? OrderPlacing.gap : -OrderPlacing.gap
    let latency =
      draw.value + (other.instant - moved.instant) + VirtualDuration(nanoseconds: gap)
    let isAllowed = draw.law.support(leavingOut: RunTracer.tail).contains { $0.contains(latency) }
    return isAllowed ? [draw.name: latency] : [:]
  }
}
