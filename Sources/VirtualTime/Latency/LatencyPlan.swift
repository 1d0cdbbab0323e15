/// How trials, searches and campaigns change the latencies that an app's files give its loaders.
///
/// A loader that always takes 2 s hides most races, so every plan but ``asWritten`` spreads fixed
/// latencies a little. A plan may also let a share of all answers come much sooner or much later.
/// Written distributions are otherwise kept: their authors have said how the network behaves.
public struct LatencyPlan: Sendable, Hashable {
  /// The name, as options, variables, files and reports have it.
  public let name: String
  /// The shortest and the longest latency of a loader with a fixed one, as multiples of it.
  public let spread: ClosedRange<Double>
  /// The share of answers, 0 to 1, whose latency is multiplied by ``factor``.
  public let share: Double
  /// The factor that multiplies the latency of that share of answers.
  public let factor: Double

  /// Makes a plan.
  ///
  /// - Parameters:
  ///   - name: the name in reports.
  ///   - spread: the shortest and the longest latency of a loader with a fixed one, as multiples of
  ///     it; every latency between is equally likely.
  ///   - share: the share of answers, 0 to 1, whose latency is multiplied by `factor`.
  ///   - factor: below 1 they come sooner, as from a cache; above 1 they come later.
  public init(
    name: String, spread: ClosedRange<Double> = 1...1, share: Double = 0, factor: Double = 1
  ) {
    self.name = name
    self.spread = spread
    self.share = share
    self.factor = factor
  }

  /// Keeps the latencies of the app's files.
  public static let asWritten: LatencyPlan = LatencyPlan(name: "as-written")

  /// The default of trials, searches and campaigns: fixed latencies vary a little, from 0.8 to 1.3
  /// times what is written, and written distributions are kept.
  ///
  /// A fixed number is what its author saw most of the time, and answers are more often late than
  /// early by the same amount. So answers come up to a fifth sooner and up to three tenths later.
  /// The spread has an end because the file says nothing of slow days: a wait of one and a half
  /// times the written latency never runs out.
  public static let everyday: LatencyPlan = LatencyPlan(name: "everyday", spread: usualSpread)

  /// Three answers in ten come from a cache, in a twentieth of their time; the others are as in
  /// ``everyday``.
  ///
  /// It shows tests that rely on seeing a spinner, and answers that overtake earlier ones.
  public static let warmCache: LatencyPlan = LatencyPlan(
    name: "warm-cache", spread: usualSpread, share: 0.3, factor: 0.05)

  /// Every second answer takes three times as long; the others are as in ``everyday``.
  ///
  /// It shows waits that have little time to spare, and answers that are overtaken by later ones.
  public static let slowDay: LatencyPlan = LatencyPlan(
    name: "slow-day", spread: usualSpread, share: 0.5, factor: 3)

  /// Every second answer takes a number of times as long, as a log's own times suggest.
  package static func times(_ factor: Double) -> LatencyPlan {
    LatencyPlan(name: namePrefix + text(factor), spread: usualSpread, share: 0.5, factor: factor)
  }

  private static let namePrefix = "times-"

  private static let usualSpread = 0.8...1.3

  /// The plans that have a name.
  package static let all = [asWritten, everyday, warmCache, slowDay]

  /// The names of all plans.
  package static let names = all.map(\.name)

  /// The plan with a name; nil if there is none.
  package static func named(_ name: String) -> LatencyPlan? {
    if let plan = all.first(where: { $0.name == name }) { return plan }
    guard name.hasPrefix(namePrefix), let factor = Double(name.dropFirst(namePrefix.count)),
      (0.01...1_000).contains(factor)
    else { return nil }
    return times(factor)
  }

  /// The description of the plan with a name, or only the name if it is a plan of another version.
  package static func words(of name: String) -> String { named(name)?.description ?? name }

  /// The distribution that replaces a latency of the app's files.
  public func law(around latency: LatencyDistribution) -> LatencyDistribution {
    let usual = spread(around: latency)
    guard share > 0 else { return usual }
    let law = LatencyDistribution.mixture([
      WeightedLatency(weight: share, usual.scaled(by: factor)),
      WeightedLatency(weight: 1 - share, usual),
    ])
    // A mixture nested as deeply as allowed cannot become part of another mixture.
    return law.faults.isEmpty ? law : latency
  }

  private func spread(around latency: LatencyDistribution) -> LatencyDistribution {
    guard case .fixed(let duration) = latency.shape, duration > .zero, spread != 1...1 else {
      return latency
    }
    return .uniform(from: duration * spread.lowerBound, through: duration * spread.upperBound)
  }
}

extension LatencyPlan: CustomStringConvertible {
  /// The name and what the plan does: `everyday: a fixed 2 s varies from 1.6 to 2.6 s; …`.
  public var description: String {
    let number = Self.text
    let kept =
      spread == 1...1
      ? "every latency is as in the app's files"
      : "a fixed 2 s varies from \(number(2 * spread.lowerBound)) to "
        + "\(number(2 * spread.upperBound)) s; written distributions are kept"
    guard share > 0 else { return "\(name): \(kept)" }
    let some =
      factor < 1
      ? "\(number(share * 100)) % of answers take only \(number(factor * 100)) % of their time, "
        + "as from a cache"
      : "\(number(share * 100)) % of answers take \(number(factor)) times as long"
    return "\(name): \(some); of the others \(kept)"
  }

  /// A number with at most three decimals, without needless zeros.
  private static func text(_ number: Double) -> String {
    let text = "\((number * 1_000).rounded() / 1_000)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
