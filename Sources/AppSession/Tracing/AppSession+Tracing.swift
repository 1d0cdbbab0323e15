package import AppRuntime
package import VirtualTime

extension AppSession {
  /// Follows the run from now on, and steers it by a plan.
  ///
  /// Only a session whose configuration says that it is steered can be; any other is followed.
  package func trace(with plan: SteeringPlan = SteeringPlan()) -> RunTracer {
    let tracer = RunTracer(device: device, easing: easing, plan: plan)
    tracer.trace.answers = surroundingAnswers
    self.tracer = tracer
    device.follower = tracer
    device.choices.steering = tracer
    return tracer
  }

  /// Does something to the app that counts as a step of the test in a run that is traced.
  func acting(_ words: String, _ step: () -> Void) {
    guard let tracer = tracer else { return step() }
    tracer.act(words, .act, step)
  }

  /// Notes that the test looks at what the app keeps or has done, beside its screens.
  func looking(at name: String) {
    guard let tracer = tracer else { return }
    tracer.beforeStep()
    tracer.look("look at the \(name)", .variable(name))
  }

  /// How long a wait may take that is given so many seconds: longer where a longer one is tried.
  package func limit(ofWait seconds: Double) -> Double {
    seconds * (easing?.plan.timeoutFactor ?? 1)
  }

  /// Runs a wait of the test that calls ``nextRound()`` before each of its looks.
  package func following(
    waitOf limit: VirtualDuration, isPolled: Bool = true, _ wait: () -> Bool
  ) -> Bool {
    easing?.beginWait()
    defer { easing?.endWait() }
    guard let tracer = tracer else { return wait() }
    return tracer.waiting(atMost: max(limit, .zero), isPolled: isPolled, wait)
  }

  /// Begins a further look of a wait that is followed.
  package func nextRound() { tracer?.nextRound() }

  /// The network, as a test looks at what was asked of it.
  package var networkLookedAt: DeviceNetwork {
    looking(at: "requests")
    return device.network
  }

  /// Lets the app go on after the test, so that what was still to come is part of the trace.
  ///
  /// It ends when nothing waits for a drawn latency, or after a time; what comes then, such as the
  /// end of the app, is no part of it.
  package func traceRest(atMost limit: VirtualDuration = .seconds(120)) {
    guard let tracer = tracer else { return }
    tracer.isAfterTest = true
    tracer.current = nil
    let end = now + limit
    while !tracer.waiting.isEmpty, device.stall == nil, let next = device.clock.nextDeadline,
      next <= end, tracer.trace.happenings.count < RunTrace.limit
    {
      device.advance(to: next)
    }
    while let next = tracer.movements.map(\.end).min(), next <= end, device.stall == nil {
      device.advance(to: next)
      tracer.settle()
    }
    tracer.closeUnannounced()
    self.tracer = nil
    device.follower = nil
    device.choices.steering = nil
  }
}
