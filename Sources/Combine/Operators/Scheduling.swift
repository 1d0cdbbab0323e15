public import Dispatch
public import Foundation

/// A queue or run loop that work is scheduled on; an app's work always runs on the app's thread.
public protocol Scheduler {
  /// The type of its instants; only the durations between them are available.
  associatedtype SchedulerTimeType
}

extension DispatchQueue: Scheduler {
  /// Instants of a queue; `Stride` is a duration.
  public enum SchedulerTimeType {
    /// The duration between two instants.
    public typealias Stride = SchedulerInterval
  }
}
extension RunLoop: Scheduler {
  /// Instants of a run loop; `Stride` is a duration.
  public enum SchedulerTimeType {
    /// The duration between two instants.
    public typealias Stride = SchedulerInterval
  }
}
extension OperationQueue: Scheduler {
  /// Instants of a queue; `Stride` is a duration.
  public enum SchedulerTimeType {
    /// The duration between two instants.
    public typealias Stride = SchedulerInterval
  }
}

/// A duration for operators.
public struct SchedulerInterval: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
  let nanoseconds: UInt64

  init(seconds: Double) { nanoseconds = UInt64(min(max(seconds, 0), 1e9) * 1e9) }
  /// A number of seconds.
  public init(integerLiteral value: Int) { self.init(seconds: Double(value)) }
  /// A number of seconds.
  public init(floatLiteral value: Double) { self.init(seconds: value) }
  /// A number of seconds.
  public static func seconds(_ count: Int) -> Self { Self(seconds: Double(count)) }
  /// A number of seconds.
  public static func seconds(_ count: Double) -> Self { Self(seconds: count) }
  /// A number of milliseconds.
  public static func milliseconds(_ count: Int) -> Self { Self(seconds: Double(count) / 1e3) }
  /// A number of microseconds.
  public static func microseconds(_ count: Int) -> Self { Self(seconds: Double(count) / 1e6) }
}

/// Deferred work; it is Sendable since it is created and run on the thread of the app.
private final class LaterWork: @unchecked Sendable {
  private let work: () -> Void

  init(_ work: @escaping () -> Void) { self.work = work }

  /// Does the work in a task, after a time and behind earlier work.
  @discardableResult
  static func run(
    after interval: SchedulerInterval? = nil, behind earlier: Task<Void, Never>? = nil,
    _ work: @escaping () -> Void
  ) -> Task<Void, Never> {
    let later = LaterWork(work)
    return Task { @MainActor in
      if let interval {
        guard (try? await Task.sleep(nanoseconds: interval.nanoseconds)) != nil else { return }
      }
      await earlier?.value
      later.work()
    }
  }

  /// A publisher that sends everything of another after a time, in order.
  static func delaying<P: Publisher>(
    _ publisher: P, by interval: SchedulerInterval
  ) -> AnyPublisher<P.Output, P.Failure> {
    AnyPublisher { down in
      // Two tasks that end their sleep at one instant may wake in either order.
      var last: Task<Void, Never>?
      let inner: AnyPublisher<P.Output, P.Failure> = publisher.passing({ value, down in
        last = run(after: interval, behind: last) { _ = down.receive(value) }
      }) { end, down in
        last = run(after: interval, behind: last) { down.receive(completion: end) }
      }
      inner.receive(subscriber: down)
    }
  }
}

extension Publisher {
  /// Forwards everything in separate tasks, in order.
  @_disfavoredOverload
  public func receive<S>(
    on scheduler: S, options: Never? = nil
  ) -> AnyPublisher<Output, Failure> {
    passing({ value, down in LaterWork.run { _ = down.receive(value) } }) { end, down in
      LaterWork.run { down.receive(completion: end) }
    }
  }

  /// Subscribes directly: an app's code always runs on one thread here.
  @_disfavoredOverload
  public func subscribe<S>(
    on scheduler: S, options: Never? = nil
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  /// Sends everything on after a time, in order.
  @_disfavoredOverload
  public func delay<S>(
    for interval: SchedulerInterval, scheduler: S
  ) -> AnyPublisher<Output, Failure> {
    LaterWork.delaying(self, by: interval)
  }

  /// Sends a value on when none has followed it for a time.
  @_disfavoredOverload
  public func debounce<S>(
    for dueTime: SchedulerInterval, scheduler: S
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { down in
      var waiting: Task<Void, Never>?
      let inner: AnyPublisher<Output, Failure> = passing({ value, down in
        waiting?.cancel()
        waiting = LaterWork.run(after: dueTime) { _ = down.receive(value) }
      }) { $1.receive(completion: $0) }
      inner.receive(subscriber: down)
    }
  }

  /// Ends, with an error if one is given, if no value arrives within a time.
  @_disfavoredOverload
  public func timeout<S>(
    _ interval: SchedulerInterval, scheduler: S, options: Never? = nil,
    customError: (() -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { down in
      var waiting: Task<Void, Never>?
      func wait() {
        waiting?.cancel()
        waiting = LaterWork.run(after: interval) {
          down.end(early: customError.map { .failure($0()) } ?? .finished)
        }
      }
      let inner: AnyPublisher<Output, Failure> = passing({ value, down in
        wait()
        _ = down.receive(value)
      }) { end, down in
        waiting?.cancel()
        down.receive(completion: end)
      }
      wait()
      inner.receive(subscriber: down)
    }
  }

  /// Sends at most one value in each interval: the first, or the last of them at its end.
  @_disfavoredOverload
  public func throttle<S>(
    for interval: SchedulerInterval, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { down in
      var isOpen = true
      var held: Output?
      let inner: AnyPublisher<Output, Failure> = passing({ value, down in
        guard isOpen else {
          if latest || held == nil { held = value }
          return
        }
        isOpen = false
        _ = down.receive(value)
        LaterWork.run(after: interval) {
          isOpen = true
          if let last = held { _ = down.receive(last) }
          held = nil
        }
      }) { $1.receive(completion: $0) }
      inner.receive(subscriber: down)
    }
  }
}

// If a file sees two types `RunLoop`, Foundation's is the scheduler.
extension Publisher {
  /// Forwards everything in separate tasks, in order.
  public func receive(
    on scheduler: some Scheduler, options: Never? = nil
  ) -> AnyPublisher<Output, Failure> { receive(on: ()) }
  /// Subscribes directly: an app's code always runs on one thread here.
  public func subscribe(
    on scheduler: some Scheduler, options: Never? = nil
  ) -> AnyPublisher<Output, Failure> { subscribe(on: ()) }
  /// Sends everything on after a time.
  public func delay(
    for interval: SchedulerInterval, scheduler: some Scheduler
  ) -> AnyPublisher<Output, Failure> { delay(for: interval, scheduler: ()) }
  /// Sends a value on when none has followed it for a time.
  public func debounce(
    for dueTime: SchedulerInterval, scheduler: some Scheduler
  ) -> AnyPublisher<Output, Failure> { debounce(for: dueTime, scheduler: ()) }
  /// Ends, with an error if one is given, if no value arrives within a time.
  public func timeout(
    _ interval: SchedulerInterval, scheduler: some Scheduler, options: Never? = nil,
    customError: (() -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> {
    timeout(interval, scheduler: (), customError: customError)
  }
  /// Sends at most one value in each interval: the first, or the last of them at its end.
  public func throttle(
    for interval: SchedulerInterval, scheduler: some Scheduler, latest: Bool
  ) -> AnyPublisher<Output, Failure> { throttle(for: interval, scheduler: (), latest: latest) }
}
