import AppModel
import RunJournal

/// How loaders are to end where a test or an exploration decides it instead of chance.
package struct ForcedOutcomes: Sendable, Equatable {
  /// Whether every loader fails, or none does; nil leaves it to what follows, and then to chance.
  package var ofAll: Bool?
  /// Whether each coming attempt of a loader fails, the next first.
  private(set) var coming: [String: [Bool]] = [:]

  /// How many attempts of one loader may be decided ahead.
  package static let limit = 10_000

  /// Decides the next attempts of a loader; more than the limit are dropped.
  package mutating func add(_ loader: String, isFailure: Bool, times: Int) {
    let room = Self.limit - coming[loader, default: []].count
    coming[loader, default: []] += Array(repeating: isFailure, count: max(0, min(times, room)))
  }

  /// Whether an attempt that ends now fails; nil leaves it to chance.
  mutating func take(_ loader: String) -> Bool? {
    guard let next = coming[loader]?.first else { return ofAll }
    coming[loader]?.removeFirst()
    return next
  }
}

extension SimulatedDevice {
  /// Lets the next attempts of a loader fail or succeed, whatever its failure rate is.
  ///
  /// Without a loader it holds for all of them and for good, where nothing else was said of one.
  package func force(_ loader: String?, toFail isFailure: Bool, times: Int = 1) {
    record(.outcomeForced(loader: loader, isFailure: isFailure, times: times))
    guard let loader else { return outcomes.ofAll = isFailure }
    outcomes.add(loader, isFailure: isFailure, times: times)
  }

  /// Whether an attempt of a loader ends in its error.
  func fails(_ loader: LoaderDefinition) -> Bool {
    outcomes.take(loader.name)
      ?? (chance(loader.failureRate, source: "loader.\(loader.name).failure")
        || strikes(.loaderFailure))
  }
}
