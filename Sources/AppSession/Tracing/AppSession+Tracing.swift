import AppModel
import AppRuntime
package import VirtualTime

extension AppSession {
  /// Traces the run from now on, and steers it by a plan if the configuration allows that.
  package func trace(with plan: SteeringPlan = SteeringPlan()) -> RunTracer {
    let tracer = RunTracer(device: device, easing: easing, plan: plan)
    tracer.trace.answers = setup.answers
    observers.append(tracer)
    device.follower = tracer
    device.choices.steering = tracer
    return tracer
  }

  /// Traces the events after the test that could come before its end in another run, up to the
  /// limit, and ends the trace.
  package func traceRest(atMost limit: VirtualDuration = .seconds(600)) {
    guard let tracer = observers.lazy.compactMap({ $0 as? RunTracer }).first else { return }
    tracer.traceRest(until: now + limit, pollInterval: timing.pollInterval)
    observers.removeAll { $0 === tracer }
    device.follower = nil
    device.choices.steering = nil
  }
}
