/// Something that sends values over time, and at its end a completion.
@preconcurrency
public protocol Publisher<Output, Failure> {
  /// The values it sends.
  associatedtype Output
  /// The error it may end with.
  associatedtype Failure: Error

  /// Connects a subscriber.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Connects a subscriber.
  public func subscribe<S: Subscriber>(
    _ subscriber: S
  ) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }
}

/// Something that receives values and a completion.
public protocol Subscriber<Input, Failure>: AnyObject {
  /// The values it receives.
  associatedtype Input
  /// The error it may receive.
  associatedtype Failure: Error

  /// Called once, when it is connected.
  func receive(subscription: any Subscription)
  /// Receives a value; the demand it returns is not used, for publishers here send all they have.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Receives the completion.
  func receive(completion: Subscribers.Completion<Failure>)
}

/// The connection between a publisher and a subscriber.
public protocol Subscription: Cancellable {
  /// Asks for values; publishers here send all they have.
  func request(_ demand: Subscribers.Demand)
}

/// Types of subscribers.
public enum Subscribers {
  /// How many values a subscriber asks for.
  public struct Demand: Equatable, Sendable {
    /// The greatest number; nil for no limit.
    public let max: Int?
    /// No limit.
    public static let unlimited = Demand(max: nil)
    /// No values.
    public static let none = Demand(max: 0)
    /// At most a number of values.
    public static func max(_ value: Int) -> Demand { Demand(max: value) }
  }

  /// How a publisher ended.
  public enum Completion<Failure: Error> {
    /// It has sent all its values.
    case finished
    /// An error ended it.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Sendable {}

/// Types of publishers.
public enum Publishers {}
