extension Publisher {
  /// Leaves out values; an error of the test ends the publisher.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> { tryCompactMap { try isIncluded($0) ? $0 : nil } }

  /// Transforms each value, and leaves out those that become nil; an error ends the publisher.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> AnyPublisher<T, any Error> { tryMap(transform).compactMap { $0 } }

  /// Combines the values so far; an error ends the publisher.
  public func tryScan<T>(
    _ initial: T, _ next: @escaping (T, Output) throws -> T
  ) -> AnyPublisher<T, any Error> {
    AnyPublisher { down in
      var held = initial
      tryMap { value -> T in
        held = try next(held, value)
        return held
      }.receive(subscriber: down)
    }
  }

  /// Continues with another publisher after an error; an error of the closure ends it.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> AnyPublisher<Output, any Error> where P.Output == Output {
    passing({ value, down in _ = down.receive(value) }) { end, down in
      guard case .failure(let error) = end else { return down.receive(completion: .finished) }
      do { try handler(error).mapError { $0 as any Error }.receive(subscriber: down) } catch {
        down.receive(completion: .failure(error))
      }
    }
  }
}
