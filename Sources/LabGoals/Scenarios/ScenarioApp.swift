import SimulatedApp
import VirtualTime

/// Makes the apps of the corpus: one screen, or a few, under one coordinator.
enum ScenarioApp {
  /// Makes an app from the content in braces; its first screen is called `main`.
  static func make(
    _ name: String, @AppBuilder _ parts: () -> [AppPart]
  ) -> AppDefinition {
    let bundle = "com.example.flaky.\(name.lowercased())"
    var app = AppDefinition(name, bundleIdentifier: bundle, default: "Main", parts: parts)
    app.coordinators = [Coordinator("Main", root: "main", container: .plain)]
    return app
  }
}

extension LatencyDistribution {
  /// A uniform latency between two numbers of seconds.
  static func between(_ shortest: Double, _ longest: Double) -> LatencyDistribution {
    .uniform(from: .seconds(shortest), through: .seconds(longest))
  }
}

extension Invoke {
  /// Starts a loader of the corpus, with a state for its failure.
  static func load(_ loader: String, then state: String, or failed: String) -> Invoke {
    Invoke(loader, onDone: .to(state), onError: .to(failed))
  }
}
