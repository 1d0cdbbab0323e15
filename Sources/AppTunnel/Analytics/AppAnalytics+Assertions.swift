public import SimulatedApp
import TestHost

extension AppAnalytics {
  /// Fails the test unless an event has been reported at least once, or exactly `count` times.
  ///
  /// The failure lists the reported events and the one nearest to the wanted event.
  public func assertTracked(
    _ name: String, where parameters: [String: StateValue] = [:], count: Int? = nil
  ) {
    guard tunnel.session != nil else { return }
    let found = self.count(of: name, where: parameters)
    guard count.map({ found != $0 }) ?? (found == 0) else { return }
    let times = count.map { " \($0) times" } ?? ""
    fail("Expected \(words(name, parameters))\(times), found \(found)", name, parameters)
  }

  /// Fails the test if an event has been reported.
  public func assertNotTracked(_ name: String, where parameters: [String: StateValue] = [:]) {
    guard tunnel.session != nil else { return }
    let found = count(of: name, where: parameters)
    guard found > 0 else { return }
    failCurrentTest("Expected none of \(words(name, parameters)), found \(found)" + list)
  }

  /// Fails the test unless events were reported in an order; others may come in between.
  public func assertTracked(inOrder names: [String]) {
    guard tunnel.session != nil else { return }
    var left = names[...]
    for event in events where event.name == left.first { left = left.dropFirst() }
    guard let missing = left.first else { return }
    let before = names.count - left.count
    let place = before == 0 ? "" : " after \(names[before - 1])"
    fail("Expected \(words(missing, [:]))\(place), found none", missing, [:])
  }

  private func fail(_ message: String, _ name: String, _ parameters: [String: StateValue]) {
    let nearest = nearest(to: name, parameters).map { "; the nearest is \($0)" } ?? ""
    failCurrentTest(message + nearest + list)
  }

  private func words(_ name: String, _ parameters: [String: StateValue]) -> String {
    let wanted = parameters.isEmpty ? "" : " " + StateValue.record(parameters).jsonText
    return "the analytics event \(name)" + wanted
  }

  /// The event of the name with the most wanted parameters; else one with a similar name.
  private func nearest(
    to name: String, _ parameters: [String: StateValue]
  ) -> AnalyticsEvent? {
    let others = events.filter { !$0.fits(name, parameters) }
    let namesakes = others.filter { $0.name == name }
    let most = namesakes.map { $0.agreeing(with: parameters) }.max()
    if let best = namesakes.first(where: { $0.agreeing(with: parameters) == most }) { return best }
    let alike = NearestName.of(name, in: others.map(\.name))
    return others.first { $0.name == alike }
  }

  /// The most events that a failure lists: the last ones.
  static let listLimit = 50

  private var list: String {
    let events = self.events
    guard !events.isEmpty else { return "\nThe app has reported no analytics events." }
    let left = events.count - Self.listLimit
    let more = left > 0 ? "\n    ... \(left) before" : ""
    let rows = events.suffix(Self.listLimit).map { "\n    " + $0.description }
    return "\nReported:" + more + rows.joined()
  }
}
