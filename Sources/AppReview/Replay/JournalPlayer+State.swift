import AppCompiling
import AppModel
import AppRuntime
import PredicateFormat
import RunJournal

extension JournalPlayer {
  /// A closure that repeats a change of the app's state by a test; nil for other facts.
  func state(_ fact: JournalFact, of device: SimulatedDevice) -> (() -> Void)? {
    switch fact {
    case .stateSet(let bundle, let kind, let key, let value):
      StorageKind(rawValue: kind).map { kind in
        { _ = device.storageKeeper.plant(value, as: key, in: kind, for: bundle) }
      }
    case .stateReset(let bundle, let kind):
      StorageKind(rawValue: kind).map { kind in
        { device.storageKeeper.resetState(of: kind, for: bundle) }
      }
    case .reinstalled(let bundle): { device.storageKeeper.reinstall(bundle) }
    case .sent(let name, let parameters): { Self.send(name, parameters, to: device) }
    default: nil
    }
  }

  private static func send(_ name: String, _ parameters: FormatValue, to device: SimulatedDevice) {
    guard let process = device.process, case .record(let values) = parameters else { return }
    let commands = process.app.definition.commands + AppCommandDefinition.builtIn
    guard let command = commands.first(where: { $0.name == name }) else { return }
    _ = device.commands.send(command, values, to: process)
  }
}
