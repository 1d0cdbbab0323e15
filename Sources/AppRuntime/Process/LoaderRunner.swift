import AppCompiling
import AppModel
import AppNetwork
import PredicateFormat
import RunJournal

/// Runs loaders: their attempts, their requests, their results.
struct LoaderRunner {
  let process: AppProcess
  var device: any ProcessHost { process.device }

  /// Starts a state's loader.
  func start(_ invocation: CompiledInvocation, of state: CompiledState, on screen: ScreenInstance) {
    let run = process.loading.add(
      LoaderRun(invocation: invocation, state: state, screen: screen.id))
    screen.active[screen.active.count - 1].runs.append(run)
    startAttempt(run)
  }

  /// Starts the next attempt of a run.
  func startAttempt(_ id: Int) {
    guard let run = process.loading.runs[id] else { return }
    let loader = run.invocation.loader
    device.record(
      .loading(run: id, screen: run.screen, loader: loader.name, attempt: run.attempt))
    if let request = run.invocation.request { return ask(request, for: id) }
    let latency = device.chance.networkLatency(
      loader.latency, source: "loader.\(loader.name).latency")
    let handle = device.schedule(.loaderEnds(run: id), for: process, after: latency)
    process.loading.runs[id]?.handle = handle
  }

  /// Handles the end of an attempt: success, failure before a retry, or final failure.
  func loaderEnded(_ id: Int) {
    guard let run = process.loading.runs[id] else { return }
    let loader = run.invocation.loader
    let result = run.request.map { self.result(of: $0, loader: loader) } ?? drawnResult(of: loader)
    let hasFailed = result.isFailure
    device.record(.loaded(run: id, loader: loader.name, isFailure: hasFailed, isLate: run.isLate))
    device.onStep?(
      process, process.openScreens[run.screen], .loaded(loader: loader.name, isFailure: hasFailed))
    if hasFailed, run.attempt <= run.invocation.definition.retries, !run.isLate {
      process.loading.runs[id]?.attempt += 1
      process.loading.runs[id]?.request = nil
      let delay = run.invocation.definition.retryDelay
      let handle = device.schedule(
        .loaderRetries(run: id), for: process, after: device.chance.delay(delay))
      process.loading.runs[id]?.handle = handle
      return
    }
    process.loading.runs[id] = nil
    deliver(run, process.arrived(result))
  }

  /// Decides how an attempt without a request ends.
  private func drawnResult(of loader: LoaderDefinition) -> LoaderResult {
    let hasFailed = device.chance.fails(loader)
    return LoaderResult(isFailure: hasFailed, data: hasFailed ? loader.error : loader.result)
  }

  /// Ends the loaders of a state when it is left, each as its definition says.
  func abandonRuns(of activation: ScreenInstance.Activation) {
    for id in activation.runs { abandon(id) }
  }

  /// Ends a run of a loader as its definition says.
  func abandon(_ id: Int) {
    guard let run = process.loading.runs[id] else { return }
    switch run.invocation.definition.cancellation {
    case .prompt where device.chance.strikes(.lateResult): break
    case .prompt:
      run.handle.map { device.cancel($0) }
      process.loading.runs[id] = nil
      if let request = run.request { device.network.cancel(request.plan) }
      device.record(.cancelled(run: id, loader: run.invocation.loader.name))
    case .late: process.loading.runs[id]?.isLate = true
    case .none: break
    }
  }

  private func deliver(_ run: LoaderRun, _ result: LoaderResult) {
    guard run.screen != AppProcess.noScreen else {
      return process.launcher.experimentsLoaded(result.data, isFailure: result.isFailure)
    }
    guard let screen = process.openScreens[run.screen] else { return }
    if run.isLate {
      let data = FormatValue.record(["data": result.data, "failed": .bool(result.isFailure)])
      return process.raise("late.\(run.invocation.definition.id)", on: screen, data: data)
    }
    if let load = run.load { return process.swiftScreens.deliver(result, of: load, to: screen) }
    let transitions = result.isFailure ? run.invocation.onError : run.invocation.onDone
    process.enclosed {
      process.statechart.take(
        transitions, of: run.state, on: screen, event: .record(["data": result.data]))
    }
  }
}
