import AppCompiling
package import AppModel
package import AppRuntime
import LocatedJSON
package import PredicateFormat
import RunJournal
package import VirtualTime

extension AppSession {
  /// Writes an entry of what the app keeps, running or not; null removes it.
  package func plant(
    _ value: FormatValue, as key: String, in kind: StorageKind
  ) -> AutomationFailure? {
    guard goesOn() else { return nil }
    guard isInstalled else { return .unknownApp(bundle: device.aim) }
    return device.plant(value, as: key, in: kind, for: device.aim).map { .impossible($0) }
  }

  /// All that the app keeps of a kind, by name.
  package func entries(of kind: StorageKind) -> [String: FormatValue] {
    looking(at: TouchedState.name(ofKind: kind.rawValue))
    return device.entries(of: kind, for: device.aim)
  }

  /// Makes what the app keeps of a kind as on a fresh device again.
  package func resetState(of kind: StorageKind) {
    guard goesOn() else { return }
    device.resetState(of: kind, for: device.aim)
  }

  /// Deletes the app and puts it on the device anew; its keychain stays.
  package func reinstall() -> AutomationFailure? {
    guard goesOn() else { return nil }
    record(.callBegan("Delete and install \(device.aim)"))
    guard isInstalled else { return ended(.unknownApp(bundle: device.aim)) }
    device.reinstall(device.aim)
    return ended(nil)
  }

  /// The definition of the app that calls are for; nil where none such is on the device.
  package var targetDefinition: AppDefinition? { target?.definition }

  /// What an expression of the running app reads under a name, such as `account`; nil while the app
  /// does not run, or where it has nothing of the kind.
  package func launchState(_ name: String) -> FormatValue? {
    looking(at: "stored state")
    return device.process?.facts.state[name]
  }

  // MARK: - Analytics

  /// What the app has reported to its analytics, in order.
  package var tracked: [TrackedEvent] {
    looking(at: "analytics")
    return device.kept[device.aim]?.tracked ?? []
  }

  /// Lets time pass until something holds that the app brings about; false when it does not.
  package func wait(
    forEventsOf title: @autoclosure () -> String, timeout: VirtualDuration, until holds: () -> Bool
  ) -> Bool {
    guard goesOn() else { return false }
    record(.callBegan(title()))
    let isMet = following(waitOf: timeout, isPolled: false) {
      waited(until: now + max(timeout, .zero), for: holds)
    }
    record(.callEnded(outcome: isMet ? "met" : "timed out"))
    return isMet
  }

  private func waited(until deadline: VirtualInstant, for holds: () -> Bool) -> Bool {
    for _ in 0..<Self.pollLimit {
      nextRound()
      if holds() { return true }
      guard now < deadline else { return false }
      device.advance(to: min(nextEvent ?? deadline, deadline))
    }
    return holds()
  }

  // MARK: - Commands

  /// Tells the running app to do a command, and waits until it is idle.
  package func send(
    _ name: String, _ parameters: [String: FormatValue]
  ) -> AutomationFailure? {
    guard goesOn() else { return nil }
    record(.callBegan("Send \(name) to \(device.aim)"))
    guard let target else { return ended(.unknownApp(bundle: device.aim)) }
    let commands = target.definition.commands + AppCommandDefinition.builtIn
    guard let command = commands.first(where: { $0.name == name }) else {
      return ended(.impossible(Self.unknownCommand(name, among: commands.map(\.name))))
    }
    let (values, faults) = command.complete(parameters)
    guard faults.isEmpty else { return ended(.impossible(faults.joined(separator: " "))) }
    waitForIdle()
    guard runState == .foreground, let process = device.process else { return ended(absence) }
    if let fault = device.send(command, values, to: process) {
      return ended(crashFailure ?? .impossible(fault))
    }
    waitForIdle()
    return ended(crashFailure)
  }

  private static func unknownCommand(_ name: String, among known: [String]) -> String {
    let nearest = NearestName.hint(for: name, in: known)
    return "There is no command \(quoted(name)); the known commands are "
      + known.joined(separator: ", ") + nearest + "."
  }
}
