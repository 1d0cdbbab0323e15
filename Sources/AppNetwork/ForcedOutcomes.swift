package import NetworkStubs

/// The outcomes of loaders that a test or an exploration decides instead of chance.
package struct ForcedOutcomes: Sendable, Equatable {
  /// Whether all other loaders fail; nil leaves them to chance.
  package var ofAll: Bool?
  /// The answer to the next request of a loader, which overrides that of the stubs.
  package var answer: Result<NetworkResponse, NetworkFailure>?
  /// Whether each upcoming attempt of a loader fails, the next attempt first.
  package private(set) var coming: [String: [Bool]] = [:]

  /// Leaves all to chance.
  package init() {}

  /// The most attempts of one loader that may be decided in advance.
  package static let limit = 10_000

  /// Decides the next attempts of a loader; attempts beyond the limit are dropped.
  package mutating func add(_ loader: String, isFailure: Bool, times: Int) {
    let room = Self.limit - coming[loader, default: []].count
    coming[loader, default: []] += Array(repeating: isFailure, count: max(0, min(times, room)))
  }

  /// Takes the next decision: whether the attempt that ends now fails; nil leaves it to chance.
  package mutating func take(_ loader: String) -> Bool? {
    guard let next = coming[loader]?.first else { return ofAll }
    coming[loader]?.removeFirst()
    return next
  }
}
