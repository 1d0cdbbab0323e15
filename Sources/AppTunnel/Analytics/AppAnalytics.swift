public import SimulatedApp

/// What the app has reported to its analytics in this test.
///
/// ```swift
/// app.buttons["Buy"].tap()
/// app.tunnel.analytics.assertTracked("purchase", where: ["sku": 1])
/// ```
public struct AppAnalytics {
  let tunnel: AppTunnel

  init(of tunnel: AppTunnel) { self.tunnel = tunnel }

  /// All events, in the order in which they were reported.
  public var events: [AnalyticsEvent] {
    (tunnel.session?.tracked ?? []).map { AnalyticsEvent($0) }
  }

  /// The events of a name that have some parameters; they may have others too.
  public func events(
    of name: String, where parameters: [String: StateValue] = [:]
  ) -> [AnalyticsEvent] {
    events.filter { $0.fits(name, parameters) }
  }

  /// How many events of a name have been reported.
  public func count(of name: String, where parameters: [String: StateValue] = [:]) -> Int {
    events(of: name, where: parameters).count
  }

  /// Waits, in virtual time, until an event has been reported a number of times since the test
  /// began; false after the timeout.
  public func wait(
    for name: String, where parameters: [String: StateValue] = [:], count: Int = 1,
    timeout: Double
  ) -> Bool {
    guard let session = tunnel.session else { return false }
    return session.waiter.wait(
      forEventsOf: "Wait for the analytics event \(name)", timeout: .seconds(timeout)
    ) {
      session.tracked.count { AnalyticsEvent($0).fits(name, parameters) } >= count
    }
  }
}

extension AppTunnel {
  /// The events that the app has reported to its analytics.
  public var analytics: AppAnalytics { AppAnalytics(of: self) }
}
