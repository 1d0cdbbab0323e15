/// Runs the current run loop for some seconds of virtual time, and calls its observers in each
/// turn.
///
/// With `returnAfterSourceHandled` the run ends after its first turn.
@discardableResult
public func CFRunLoopRunInMode(
  _ mode: CFRunLoopMode?, _ seconds: CFTimeInterval, _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult {
  CFRunLoop.current.run(
    in: mode ?? .defaultMode, for: seconds, onlyOneTurn: returnAfterSourceHandled
  ) { RunLoop.current.run(mode: .default, before: $0) }
}

/// Runs the current run loop until it is stopped, at most for an hour of virtual time.
public func CFRunLoopRun() { CFRunLoopRunInMode(nil, CFRunLoop.secondsMaximum, false) }
