public import SimulatedApp

/// An event that the app has reported to its analytics.
public struct AnalyticsEvent: Sendable, Equatable, CustomStringConvertible {
  /// The event's name.
  public let name: String
  /// Its parameters.
  public let parameters: [String: StateValue]
  /// When it was reported, in virtual seconds since the start of the test.
  public let time: Double

  init(_ event: TrackedEvent) {
    name = event.name
    parameters = event.parameters
    time = Double(event.instant.nanoseconds) / 1e9
  }

  /// The event on one line: `purchase {"sku":1}`.
  public var description: String {
    name + (parameters.isEmpty ? "" : " " + StateValue.record(parameters).jsonText)
  }

  /// Whether the event has the name and all the wanted parameters.
  func fits(_ name: String, _ wanted: [String: StateValue]) -> Bool {
    self.name == name && agreeing(with: wanted) == wanted.count
  }

  /// The number of wanted parameters that the event has; null means that a parameter is absent.
  func agreeing(with wanted: [String: StateValue]) -> Int {
    wanted.count { key, value in (parameters[key] ?? .null).equals(value) }
  }
}
