package import AppModel
import NetworkStubs
package import VirtualTime

extension LatencyPlan {
  /// The app with the latencies of its loaders and stubs changed.
  ///
  /// Fixed delays of transitions and actions are no latencies of answers, so they stay.
  package func applied(to app: AppDefinition) -> AppDefinition {
    guard self != .asWritten else { return app }
    var app = app
    for index in app.loaders.indices {
      app.loaders[index].latency = law(around: app.loaders[index].latency)
    }
    for set in app.stubs.sets.indices {
      for rule in app.stubs.sets[set].rules.indices {
        for answer in app.stubs.sets[set].rules[rule].answers.indices {
          let latency = app.stubs.sets[set].rules[rule].answers[answer].latency
          app.stubs.sets[set].rules[rule].answers[answer].latency = law(around: latency)
        }
      }
    }
    return app
  }
}
