import AppCompiling
import AppModel
import PredicateFormat
import RunJournal

/// Launches an app: its account, its toggles, its experiments, its first screens.
struct AppLauncher {
  let process: AppProcess
  var device: any ProcessHost { process.device }

  /// Settles the account and the toggles, then shows the first screens of a coordinator: at once,
  /// or when the experiments have loaded.
  func launch(coordinator: String, environment: [String: String]) {
    guard process.crash == nil else { return }
    guard let state = process.app.launchState else { return open(coordinator) }
    do throws(LaunchToggles.Fault) {
      try settleAccount(state, environment: environment)
      try settleToggles(environment: environment)
    } catch {
      return process.fail(error.words)
    }
    guard let experiments = state.experiments else { return open(coordinator) }
    let stored = device.storage.kept[process.bundle]?.experiments ?? [:]
    process.facts.state["experiments"] = .record(
      experiments.definition.values.merging(stored) { $1 })
    if LaunchToggles.isOn(experiments.definition.waitVariable, in: environment) {
      process.startup.pendingStart = Startup.Pending(coordinator: coordinator)
    }
    load(experiments)
    if process.startup.pendingStart == nil { open(coordinator) }
  }

  /// Shows the first screens of a coordinator, and the app's start items over them.
  private func open(_ coordinator: String) {
    process.navigator.start(coordinator: coordinator)
    beginStartSequence()
  }

  private func settleAccount(
    _ state: CompiledLaunchState, environment: [String: String]
  ) throws(LaunchToggles.Fault) {
    guard let definition = process.app.definition.accounts else { return }
    let scope = Scope(context: [:], app: process.shared, device: process.facts)
    let name: String
    if let given = environment[definition.variable], !given.isEmpty {
      name = given
    } else {
      let chosen = state.accounts.first { $0.condition?.holds(in: scope) == true }
      name = chosen?.definition.name ?? definition.standard
    }
    guard let account = definition[name] else {
      throw LaunchToggles.Fault(words: definition.unknown(name))
    }
    process.facts.state["account"] = account.record
    device.record(.accountChosen(name: name))
  }

  private func settleToggles(environment: [String: String]) throws(LaunchToggles.Fault) {
    guard let definition = process.app.definition.toggles else { return }
    let settled = try LaunchToggles(definition, environment: environment)
    process.facts.state["toggles"] = .record(settled.toggles.mapValues { .bool($0) })
    process.facts.state["toggleInfo"] = .record(settled.info)
    for feature in definition.features {
      guard let isOn = settled.toggles[feature.name], isOn != feature.isOn else { continue }
      device.record(.toggled(name: feature.name, isOn: isOn))
    }
  }

  // MARK: - Experiments

  private func load(_ experiments: CompiledLaunchState.Experiments) {
    let run = process.loading.add(
      LoaderRun(
        invocation: experiments.invocation, state: experiments.state, screen: AppProcess.noScreen))
    process.loaders.startAttempt(run)
  }

  /// Handles the end of the experiments' loader: stores its values, which apply at once if the app
  /// waits for them.
  func experimentsLoaded(_ result: FormatValue, isFailure: Bool) {
    let isAwaited = process.startup.pendingStart != nil
    if !isFailure, let brought = process.app.definition.experiments?.values(in: result) {
      device.storage.kept[process.bundle, default: KeptState()].experiments = brought
      device.record(.experimentsLoaded(values: .record(brought), isApplied: isAwaited))
      if isAwaited, case .record(let held)? = process.facts.state["experiments"] {
        process.facts.state["experiments"] = .record(held.merging(brought) { $1 })
      }
    }
    guard let pending = process.startup.pendingStart else { return }
    process.startup.pendingStart = nil
    open(pending.coordinator)
    if let link = pending.link, process.crash == nil { _ = process.navigator.follow(link: link) }
  }

  // MARK: - Analytics

  /// Reports an analytics event; too many events crash the app.
  func track(_ name: String, _ parameters: [String: FormatValue]) {
    guard device.storage.kept[process.bundle]?.tracked.count ?? 0 < KeptState.trackedLimit else {
      return process.fail("the app reports more than \(KeptState.trackedLimit) analytics events")
    }
    device.storage.kept[process.bundle, default: KeptState()].tracked.append(
      TrackedEvent(name: name, parameters: parameters, instant: device.now))
    device.record(.tracked(event: name, parameters: .record(parameters)))
  }
}
