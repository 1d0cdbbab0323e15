package import PredicateFormat
package import VirtualTime

/// What an app stores in addition to its defaults, and what it has reported; this outlives the
/// app's processes.
package struct KeptState {
  /// How the keychain differs from a fresh device; null for a removed item.
  package var keychain: [String: FormatValue] = [:]
  /// How the app's files differ from a fresh device; null for a removed file.
  package var files: [String: FormatValue] = [:]
  /// The values of the experiments from their last load; empty before the first.
  package var experiments: [String: FormatValue] = [:]
  /// The events reported to the app's analytics.
  package var tracked: [TrackedEvent]

  /// The state on a fresh device, with the given reported events.
  package init(tracked: [TrackedEvent] = []) { self.tracked = tracked }

  /// The most events that are kept for an app.
  package static let trackedLimit = 100_000
}

/// An event that an app has reported to its analytics.
package struct TrackedEvent: Sendable, Equatable {
  /// The event's name.
  package let name: String
  /// Its parameters.
  package let parameters: [String: FormatValue]
  /// When it was reported.
  package let instant: VirtualInstant

  /// Describes a reported event.
  package init(name: String, parameters: [String: FormatValue], instant: VirtualInstant) {
    self.name = name
    self.parameters = parameters
    self.instant = instant
  }
}
