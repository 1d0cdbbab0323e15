/// A body that uses elements, as a function that a campaign calls on threads of its own.
///
/// Elements are isolated to the main actor for the compiler, as Apple's are. Ours belong to a
/// session that is found through the running task, so they are not bound to the main thread.
package func onAnyThread<Result>(
  _ body: @escaping @MainActor @Sendable () throws -> Result
) -> @Sendable () throws -> Result {
  unsafeBitCast(body, to: (@Sendable () throws -> Result).self)
}

/// A condition on elements, as a function that a campaign calls on threads of its own.
package func onAnyThread<Result>(
  _ condition: @escaping @MainActor @Sendable () -> Result
) -> @Sendable () -> Result {
  unsafeBitCast(condition, to: (@Sendable () -> Result).self)
}
