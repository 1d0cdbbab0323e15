package import PredicateFormat
package import VirtualTime

/// What an app keeps on its device beside its stored defaults, and what it has reported; it
/// outlives the app's processes.
package struct KeptState {
  /// What the keychain holds otherwise than on a fresh device; null for what is gone.
  var keychain: [String: FormatValue] = [:]
  /// What the app's folder holds otherwise than on a fresh device; null for what is gone.
  var files: [String: FormatValue] = [:]
  /// The experiments as the loader brought them last; none before it did.
  var experiments: [String: FormatValue] = [:]
  /// What has been reported to the app's analytics.
  package var tracked: [TrackedEvent] = []

  /// The most events that are kept of an app.
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
