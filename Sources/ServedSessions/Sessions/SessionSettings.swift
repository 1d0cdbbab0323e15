package import SimulatedApp
package import VirtualTime

/// How a session is opened; every setting but the app has a default.
package struct SessionSettings: Sendable {
  /// The app.
  package var app: ServedApp
  /// A variant of the app; nil for the app itself.
  package var variant: String?
  /// How long loaders take.
  package var latencies = LatencyPlan.asWritten
  /// The seed, the device, the faults, the language, and how long the steps take.
  ///
  /// Steps take no time unless the timing is set; a journal is always kept.
  package var configuration: SessionConfiguration

  /// Settings for an app.
  package init(app: ServedApp, variant: String? = nil) {
    self.app = app
    self.variant = variant
    configuration = SessionConfiguration(timing: .zero)
    configuration.isJournaling = true
  }
}
