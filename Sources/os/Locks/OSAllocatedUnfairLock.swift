import Synchronization

/// A lock around a state.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  /// The state and its lock; it is Sendable because the state is only used under the lock.
  private final class Storage: @unchecked Sendable {
    let mutex = Mutex(())
    var state: State

    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  /// Makes a lock around a state that nothing else may use.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Runs code with the state, which it may change.
  public func withLockUnchecked<Result>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result {
    try storage.mutex.withLock { _ in try body(&storage.state) }
  }

  /// Runs code with the state, which it may change.
  public func withLock<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result {
    try withLockUnchecked(body)
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Makes a lock around a state.
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Makes a lock without a state.
  public init() { self.init(uncheckedState: ()) }

  /// Runs code under the lock.
  public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
    try withLockUnchecked { _ in try body() }
  }
}
