/// Sends values and an ending that are known beforehand.
public struct Record<Output, Failure: Error>: Publisher {
  /// The values and the ending.
  public let recording: Recording

  /// Makes a publisher from the values that a closure records.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.init(recording: recording)
  }
  /// Makes a publisher of a recording.
  public init(recording: Recording) { self.recording = recording }
  /// Makes a publisher of values and an ending.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    self.init(recording: Recording(output: output, completion: completion))
  }

  /// Connects a subscriber, and sends it everything at once.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    AnyPublisher<Output, Failure> { down in
      down.receive(subscription: Ended())
      for value in recording.output { _ = down.receive(value) }
      down.receive(completion: recording.completion)
    }.receive(subscriber: subscriber)
  }

  /// Values, and how they end; without an ending it is `finished`.
  public struct Recording {
    /// The type of the recorded values.
    public typealias Input = Output
    /// The values.
    public private(set) var output: [Output] = []
    /// The completion.
    public private(set) var completion = Subscribers.Completion<Failure>.finished
    private var hasEnded = false

    /// Makes an empty recording.
    public init() {}
    /// Makes a recording of values and an ending.
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      self.output = output
      receive(completion: completion)
    }

    /// Records a value, unless it has ended.
    public mutating func receive(_ input: Output) {
      if !hasEnded { output.append(input) }
    }
    /// Records the completion.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      if !hasEnded { self.completion = completion }
      hasEnded = true
    }
  }
}

extension Publishers {
  /// How a buffer requests values.
  public enum PrefetchStrategy: Sendable {
    /// It fills up at once.
    case keepFull
    /// It requests as many values as are requested from it.
    case byRequest
  }

  /// The reaction of a buffer that is full.
  public enum BufferingStrategy<Failure: Error> {
    /// It drops new values.
    case dropNewest
    /// It drops its oldest value.
    case dropOldest
    /// It ends with an error.
    case customError(() -> Failure)
  }
}

extension Publisher {
  /// Forwards everything: subscribers here accept every value, so no buffer ever fills.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
  /// Sends everything on; an error stops the program.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> AnyPublisher<Output, Never> {
    mapError { fatalError("\(prefix)\($0)", file: file, line: line) }
  }
}
