public import Foundation

/// A publisher that sends once it is connected.
public protocol ConnectablePublisher: Publisher {
  /// Starts it, until the result is cancelled.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// A publisher that starts with its first subscriber and stops with its last.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(self) }
}

extension Publishers {
  /// Starts a publisher with its first subscriber, and stops it with its last.
  public struct Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The values it sends.
    public typealias Output = Upstream.Output
    /// The error it may end with.
    public typealias Failure = Upstream.Failure
    /// The publisher that is started.
    public let upstream: Upstream
    private let connection = Connection()

    /// Makes a publisher that starts another.
    public init(_ upstream: Upstream) { self.upstream = upstream }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure {
      let up = ClosureSubscriber<Output, Failure>(
        value: { _ = subscriber.receive($0) }, end: { subscriber.receive(completion: $0) })
      subscriber.receive(subscription: Link(up: up, connection: connection))
      upstream.receive(subscriber: up)
      connection.join { upstream.connect() }
    }

    private struct Link: Subscription {
      let up: ClosureSubscriber<Output, Failure>
      let connection: Connection

      func request(_ demand: Subscribers.Demand) {}
      func cancel() {
        up.cancel()
        connection.leave()
      }
    }
  }
}

/// The number of subscribers, and the connection made for them.
private final class Connection {
  private var count = 0
  private var started: (any Cancellable)?

  func join(_ start: () -> any Cancellable) {
    count += 1
    if started == nil { started = start() }
  }

  func leave() {
    count -= 1
    guard count == 0 else { return }
    started?.cancel()
    started = nil
  }
}

extension Timer {
  /// A publisher of the present date, in virtual time.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: Never? = nil
  ) -> TimerPublisher { TimerPublisher(interval: interval) }

  /// A publisher that sends the date again and again.
  public final class TimerPublisher: ConnectablePublisher {
    /// Dates.
    public typealias Output = Date
    /// It does not fail.
    public typealias Failure = Never
    /// The time between two dates in seconds.
    public let interval: TimeInterval
    private let audience = Audience<Date, Never>()

    init(interval: TimeInterval) { self.interval = interval }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      audience.add(subscriber)
    }

    /// Starts the timer.
    public func connect() -> any Cancellable {
      let ticks = Ticks(every: interval, audience)
      return AnyCancellable { ticks.stop() }
    }
  }
}

/// A running timer; it is Sendable since it is made and used on the thread of the app.
private final class Ticks: @unchecked Sendable {
  private var task: Task<Void, Never>?

  init(every interval: TimeInterval, _ audience: Audience<Date, Never>) {
    task = Task { @MainActor [weak self, pace = TimerPace(every: interval)] in
      var pace = pace
      while await pace.wait(), self != nil { audience.send(Date()) }
    }
  }

  func stop() { task?.cancel() }
}
