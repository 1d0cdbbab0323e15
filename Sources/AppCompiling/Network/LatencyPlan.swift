package import AppModel
import NetworkStubs
package import VirtualTime

/// What a campaign makes of the latencies an app's file gives its loaders.
///
/// A loader that always takes 2 s hides most races. A plan spreads it: now and then the answer is
/// in a cache, and else the network has good and bad days around the written latency.
public struct LatencyPlan: Sendable, Hashable {
  /// The name in reports.
  public let name: String
  /// The share of answers, 0 to 1, that come from a cache.
  public let cacheHitShare: Double
  /// What part of the written latency an answer from the cache takes.
  public let cacheHitFactor: Double
  /// The spread of the others: the standard deviation of the latency's natural logarithm.
  public let sigma: Double

  /// Makes a plan.
  public init(name: String, cacheHitShare: Double, cacheHitFactor: Double, sigma: Double) {
    self.name = name
    self.cacheHitShare = cacheHitShare
    self.cacheHitFactor = cacheHitFactor
    self.sigma = sigma
  }

  /// Every loader as its file has it.
  public static let asWritten: LatencyPlan = LatencyPlan(
    name: "as written", cacheHitShare: 0, cacheHitFactor: 1, sigma: 0)

  /// Three answers in ten from a cache, the others within a factor of two almost always.
  public static let everyday: LatencyPlan = LatencyPlan(
    name: "everyday", cacheHitShare: 0.3, cacheHitFactor: 0.05, sigma: 0.35)

  /// The plan of a name as the environment has it; nil where there is none.
  package static func named(_ name: String) -> LatencyPlan? {
    switch name {
    case asWritten.plainName: asWritten
    case everyday.plainName: everyday
    default: nil
    }
  }

  /// The names that the environment knows.
  package static let names = [asWritten, everyday].map(\.plainName)

  /// The name without blanks.
  package var plainName: String { name.split(separator: " ").joined(separator: "-") }

  /// The app with its loaders' latencies spread.
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

  /// The law around a latency.
  ///
  /// The latency's median stands for it, and what takes no time stays so.
  package func law(around latency: LatencyDistribution) -> LatencyDistribution {
    let median = latency.quantile(0.5)
    guard self != .asWritten, median > .zero else { return latency }
    return .mixture([
      WeightedLatency(weight: cacheHitShare, .fixed(median * cacheHitFactor)),
      WeightedLatency(weight: 1 - cacheHitShare, .logNormal(median: median, sigma: sigma)),
    ])
  }
}
