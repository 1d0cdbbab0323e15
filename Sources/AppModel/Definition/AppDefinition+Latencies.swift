import NetworkStubs
package import VirtualTime

extension AppDefinition {
  /// The app with the latencies of its loaders and stubs changed.
  ///
  /// Fixed delays of transitions and actions are not latencies of responses, so they stay.
  package func changingLatencies(
    _ change: (LatencyDistribution) -> LatencyDistribution
  ) -> AppDefinition {
    var app = self
    for index in app.loaders.indices {
      app.loaders[index].latency = change(app.loaders[index].latency)
    }
    for set in app.stubs.sets.indices {
      for rule in app.stubs.sets[set].rules.indices {
        for answer in app.stubs.sets[set].rules[rule].answers.indices {
          let latency = app.stubs.sets[set].rules[rule].answers[answer].latency
          app.stubs.sets[set].rules[rule].answers[answer].latency = change(latency)
        }
      }
    }
    return app
  }
}
