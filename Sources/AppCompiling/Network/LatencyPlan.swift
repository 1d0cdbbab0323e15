package import AppModel
import NetworkStubs
package import VirtualTime

/// How a campaign changes the latencies that an app's file gives its loaders.
///
/// A loader that always takes 2 s hides most races. A plan spreads its latency: some answers come
/// from a cache, and the others vary around the written latency, as on good and bad days of a
/// network.
public struct LatencyPlan: Sendable, Hashable {
  /// The name in reports.
  public let name: String
  /// The share of answers, 0 to 1, that come from a cache.
  public let cacheHitShare: Double
  /// The latency of an answer from the cache, as a fraction of the written latency.
  public let cacheHitFactor: Double
  /// The spread of the other answers: the standard deviation of the latency's natural logarithm.
  public let sigma: Double

  /// Makes a plan.
  public init(name: String, cacheHitShare: Double, cacheHitFactor: Double, sigma: Double) {
    self.name = name
    self.cacheHitShare = cacheHitShare
    self.cacheHitFactor = cacheHitFactor
    self.sigma = sigma
  }

  /// Keeps the latencies of the app's file.
  public static let asWritten: LatencyPlan = LatencyPlan(
    name: "as written", cacheHitShare: 0, cacheHitFactor: 1, sigma: 0)

  /// Three answers in ten come from a cache; the others are almost always within a factor of two.
  public static let everyday: LatencyPlan = LatencyPlan(
    name: "everyday", cacheHitShare: 0.3, cacheHitFactor: 0.05, sigma: 0.35)

  /// The plan with a name, as the environment spells it; nil if there is none.
  package static func named(_ name: String) -> LatencyPlan? {
    switch name {
    case asWritten.plainName: asWritten
    case everyday.plainName: everyday
    default: nil
    }
  }

  /// The names that the environment accepts.
  package static let names = [asWritten, everyday].map(\.plainName)

  /// The name with hyphens instead of spaces.
  package var plainName: String { name.split(separator: " ").joined(separator: "-") }

  /// The app with the latencies of its loaders and stubs spread.
  package func applied(to app: AppDefinition) -> AppDefinition {
    var app = app
    for index in app.loaders.indices {
      app.loaders[index].latency = law(around: app.loaders[index].latency)
    }
    for set in app.stubs.sets.indices {
      for rule in app.stubs.sets[set].rules.indices {
        for answer in app.stubs.sets[set].rules[rule].answers.indices {
          let latency = app.stubs.sets[set].rules[rule].answers[answer].latency
          app.stubs.sets[set].rules[rule].answers[answer].latency = law(around: latency)
        }
      }
    }
    return app
  }

  /// The distribution around a latency.
  ///
  /// It uses the median of the latency; a latency whose median is zero stays unchanged.
  package func law(around latency: LatencyDistribution) -> LatencyDistribution {
    let median = latency.quantile(0.5)
    guard self != .asWritten, median > .zero else { return latency }
    return .mixture([
      WeightedLatency(weight: cacheHitShare, .fixed(median * cacheHitFactor)),
      WeightedLatency(weight: 1 - cacheHitShare, .logNormal(median: median, sigma: sigma)),
    ])
  }
}
