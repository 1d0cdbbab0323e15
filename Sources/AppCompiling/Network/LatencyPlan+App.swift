package import AppModel
package import VirtualTime

extension LatencyPlan {
  /// The app with the latencies of its loaders and stubs changed.
  package func applied(to app: AppDefinition) -> AppDefinition {
    self == .asWritten ? app : app.changingLatencies(law(around:))
  }
}
