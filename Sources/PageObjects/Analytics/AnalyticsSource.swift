public import XCUIAutomation

#if canImport(Darwin)
  public import XCTest
#endif

/// An event that an app has reported.
public struct ReportedEvent: Sendable, Equatable {
  /// The event's name.
  public let name: String
  /// Its parameters as texts.
  public let parameters: [String: String]

  /// Makes an event.
  public init(_ name: String, _ parameters: [String: String] = [:]) {
    self.name = name
    self.parameters = parameters
  }

  /// The event on one line, its parameters in the order of their names.
  var words: String {
    let pairs = parameters.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return pairs.isEmpty ? name : "\(name)(\(pairs.joined(separator: ", ")))"
  }
}

/// A source of the events that the app has reported: a test server, a log, a tunnel.
///
/// ```swift
/// struct TunnelEvents: AnalyticsSource {
///   let tunnel: AppTunnel
///   var events: [ReportedEvent] { tunnel.analytics.events.map { ReportedEvent($0.name) } }
/// }
/// ```
public protocol AnalyticsSource {
  /// All events so far, in their order.
  var events: [ReportedEvent] { get }
}

extension AnalyticsSource {
  /// How often an event was reported with the given parameters, possibly among others.
  public func count(of name: String, where parameters: [String: String] = [:]) -> Int {
    events.count { event in
      event.name == name && parameters.allSatisfy { event.parameters[$0.key] == $0.value }
    }
  }
}

extension XCTestCase {
  /// Fails the test unless an event was reported exactly this many times.
  ///
  /// ```swift
  /// assertReported("purchase", where: ["sku": "lamp"], times: 1, in: events)
  /// ```
  public func assertReported(
    _ name: String, where parameters: [String: String] = [:], times: Int = 1,
    in source: some AnalyticsSource, file: StaticString = #filePath, line: UInt = #line
  ) {
    let count = source.count(of: name, where: parameters)
    guard count != times else { return }
    let wanted = ReportedEvent(name, parameters).words
    let reported = source.events.map(\.words).joined(separator: "; ")
    XCTFail(
      "\(wanted) was reported \(count) times instead of \(times); "
        + (reported.isEmpty ? "nothing was reported" : "reported: \(reported)"),
      file: file, line: line)
  }
}
