package import VirtualTime

/// The last events of an app, for failure messages; they are kept even without a journal.
package struct RecentPast: Sendable {
  /// An event that was raised on a screen, and whether a state of the screen handled it.
  package struct Event: Sendable {
    /// The name of the event.
    package let name: String
    /// Whether anything handled it.
    package let isTaken: Bool
  }

  /// A state that a screen has left.
  package struct LeftState: Sendable {
    /// The name of the screen.
    package let screen: String
    /// The path of the state; empty for the screen itself.
    package let path: String
    /// When it was left.
    package let instant: VirtualInstant
  }

  /// The first events that were raised since the last action of the test.
  package private(set) var events: [Event] = []
  /// The last states that screens have left, in order.
  package private(set) var left: [LeftState] = []

  /// The most events that are kept.
  static let eventLimit = 5
  /// The most states that are kept.
  static let stateLimit = 16

  /// Starts without a past.
  package init() {}

  /// Keeps an event that was raised.
  package mutating func noteRaised(_ event: String, isTaken: Bool) {
    if events.count < Self.eventLimit { events.append(Event(name: event, isTaken: isTaken)) }
  }

  /// Keeps a state that a screen has left.
  package mutating func noteLeft(_ path: String, of screen: String, at instant: VirtualInstant) {
    if left.count == Self.stateLimit { left.removeFirst() }
    left.append(LeftState(screen: screen, path: path, instant: instant))
  }

  /// Forgets the events so far, since the test acts.
  package mutating func forgetEvents() { events.removeAll(keepingCapacity: true) }
}
