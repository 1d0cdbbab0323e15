import AppCompiling
package import AppModel
import AppNetwork
import VirtualTime

extension DeviceChance {
  /// The factor by which animations and work of the main thread take longer; 1 without faults.
  var slowness: Double { faults?.slowness ?? 1 }

  /// Draws whether a fault with a probability happens now.
  package func strikes(_ kind: FaultKind) -> Bool {
    faults?.plan[kind].map { happens($0, source: kind.source) } ?? false
  }

  /// Draws how long a loader or a stubbed answer takes.
  func networkLatency(_ law: LatencyDistribution, source: String) -> VirtualDuration {
    guard let faults else { return sample(law, source: source) }
    guard let most = faults.plan[.slowNetwork] else { return delay(law, source: source) }
    var powers = 1
    while powers < 11, Double(1 << powers) <= most { powers += 1 }
    let power = whole(below: powers, source: FaultKind.slowNetwork.source)
    return delay(law.scaled(by: Double(1 << power)), source: source)
  }

  /// Draws the duration of something whose delay the app's files define.
  func delay(_ law: LatencyDistribution, source: String) -> VirtualDuration {
    guard let most = faults?.plan[.nearOrder], let fixed = law.onlyValue, fixed > .zero else {
      return sample(law, source: source)
    }
    let longest = fixed + .milliseconds(1) * most
    return sample(.uniform(from: fixed, through: longest), source: FaultKind.nearOrder.source)
  }

  /// Draws the duration of a fixed delay, which only faults can lengthen.
  func delay(_ fixed: VirtualDuration) -> VirtualDuration {
    faults == nil ? fixed : delay(.fixed(fixed), source: FaultKind.nearOrder.source)
  }

  /// Draws the order of the items on a new screen.
  var drawnItemOrder: ItemOrder {
    let source = FaultKind.collectionOrder.source
    return ItemOrder(
      number: ItemOrder.digits.reduce(0) { $0 * $1 + whole(below: $1, source: source) })
  }

  /// Decides whether an attempt of a loader fails.
  func fails(_ loader: LoaderDefinition) -> Bool {
    outcomes.take(loader.name)
      ?? (happens(loader.failureRate, source: "loader.\(loader.name).failure")
        || strikes(.loaderFailure))
  }
}
