import SimulatedApp
import Trials

/// Where in the sources of a test its steps are.
extension RemedySearch {
  /// The changes of a candidate with the lines of its step, or of the launch.
  func placed(_ candidate: RemedyCandidate) -> [SourceChange] {
    placed(candidate.changes, at: candidate.step)
  }

  /// Changes with the lines of a step, or of the launch if there is none.
  func placed(_ changes: [SourceChange], at step: Happening?) -> [SourceChange] {
    guard !changes.isEmpty,
      let step = step
        ?? evidence.trace.happenings.first(where: { $0.actor == .test && $0.origin == .act })
    else { return [] }
    let places = places(of: step)
    return changes.map { change in
      var change = change
      change.places = places
      return change
    }
  }

  /// The line of a step and the lines that called it, the innermost first.
  ///
  /// A trace keeps one line of a step. So the run is made again for each caller; a call knows a few
  /// of those.
  private func places(of step: Happening) -> [SourceChange.Place] {
    guard let site = step.site else { return [] }
    var places = [SourceChange.Place(file: site.file, line: site.line)]
    for depth in 1... {
      guard let caller = caller(of: step, depth), caller != places.last else { break }
      places.append(caller)
    }
    return places
  }

  private func caller(of step: Happening, _ depth: Int) -> SourceChange.Place? {
    var request = RunRequest(seed: evidence.failing.seed)
    request.isSteered = true
    request.surroundings = evidence.plan.answers
    var tracer: RunTracer?
    let plan = evidence.plan
    request.begin = { session in
      tracer = session.trace(with: plan)
      tracer?.isDetailed = true
      let device = session.device
      device.locator = { [unowned device] in
        device.callers?().dropFirst(depth).first
      }
    }
    _ = evidence.test.run(request)
    let site = tracer?.trace.happenings.first { $0.name == step.name }?.site
    return site.map { SourceChange.Place(file: $0.file, line: $0.line) }
  }
}
