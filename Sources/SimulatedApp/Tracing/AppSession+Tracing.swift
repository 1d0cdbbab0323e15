package import VirtualTime

extension AppSession {
  /// Follows the run from now on, and steers it by a plan.
  ///
  /// Only a session whose configuration says that it is steered can be; any other is followed.
  package func trace(with plan: SteeringPlan = SteeringPlan()) -> RunTracer {
    let tracer = RunTracer(device: device, plan: plan)
    device.tracer = tracer
    device.choices.steering = tracer
    return tracer
  }

  /// Does something to the app that counts as a step of the test in a run that is traced.
  func acting(_ words: String, _ step: () -> Void) {
    guard let tracer = device.tracer else { return step() }
    tracer.act(words, .act, step)
  }

  /// Lets the app go on after the test, so that what was still to come is part of the trace.
  ///
  /// It ends when nothing waits for a drawn latency, or after a time.
  package func traceRest(atMost limit: VirtualDuration = .seconds(120)) {
    guard let tracer = device.tracer else { return }
    tracer.isAfterTest = true
    tracer.current = nil
    let end = now + limit
    while !tracer.waiting.isEmpty, device.stall == nil, let next = device.clock.nextDeadline,
      next <= end, tracer.trace.happenings.count < RunTrace.limit
    {
      device.advance(to: next)
    }
  }
}
