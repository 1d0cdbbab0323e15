/// How loaders end where a test or an exploration decides it instead of chance.
package struct ForcedOutcomes: Sendable, Equatable {
  /// Whether all other loaders fail; nil leaves them to chance.
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
