package import PredicateFormat
package import VirtualTime

/// What an app keeps in addition to its stored defaults, and what it has reported; it outlives the
/// app's processes.
package struct KeptState {
  /// How the keychain differs from a fresh device; null for a removed item.
  var keychain: [String: FormatValue] = [:]
  /// How the app's files differ from a fresh device; null for a removed file.
  var files: [String: FormatValue] = [:]
  /// The values of the experiments from their last load; empty before the first.
  var experiments: [String: FormatValue] = [:]
  /// The events reported to the app's analytics.
  package var tracked: [TrackedEvent] = []

  /// The most events that are kept for an app.
  static let trackedLimit = 100_000
}

/// An event that an app has reported to its analytics.
package struct TrackedEvent: Sendable, Equatable {
  /// The event's name.
  package let name: String
  /// Its parameters.
  package let parameters: [String: FormatValue]
  /// When it was reported.
  package let instant: VirtualInstant
}
