import AppCompiling
package import AppModel
import LocatedJSON
package import PredicateFormat
import PromptWords
import RunJournal

/// Writes and removes what apps store, and updates the values that their expressions read.
package struct StorageKeeper {
  let device: SimulatedDevice

  /// All entries of a kind that an app keeps now, by name; the pasteboard has none.
  package func entries(of kind: StorageKind, for bundle: String) -> [String: FormatValue] {
    guard let app = device.apps.app(bundle)?.definition else { return [:] }
    return device.storage.entries(of: kind, for: app)
  }

  // MARK: - Changes by the app

  /// Writes a stored default, which outlives the process.
  func store(_ key: String, _ value: FormatValue, in process: AppProcess) {
    if let fault = device.storage.write(.defaults, key, value, for: process.app.definition) {
      return process.fail(fault)
    }
    device.workload.writes += 1
    process.facts.defaults[key] = value
    device.record(.stored(key: key, value: value))
  }

  /// Writes a keychain item or a file; null removes it.
  func keep(_ kind: StorageKind, _ key: String, _ value: FormatValue, in process: AppProcess) {
    guard value != .null else { return remove(kind, key, in: process) }
    if let fault = device.storage.write(kind, key, value, for: process.app.definition) {
      return process.fail(fault)
    }
    device.workload.writes += 1
    device.record(.kept(kind: kind.rawValue, key: key, value: value))
    refresh(kind, of: process)
  }

  /// Removes an entry; nil removes all entries of its kind.
  func remove(_ kind: StorageKind, _ key: String?, in process: AppProcess) {
    guard kind != .pasteboard else { return device.copy([], by: process) }
    device.storage.erase(kind, key, for: process.app.definition)
    device.workload.writes += 1
    device.record(.removed(kind: kind.rawValue, key: key ?? ""))
    refresh(kind, of: process)
  }

  // MARK: - Changes by the test

  /// Writes an entry as if the app had; null removes it.
  ///
  /// Returns a sentence that explains why this is not possible; nil when it is done.
  package func plant(
    _ value: FormatValue, as key: String, in kind: StorageKind, for bundle: String
  ) -> String? {
    if let fault = kind.fault(ofName: key) {
      return "The name \(quoted(key)) of \(kind.entryWords) \(fault)."
    }
    if let part = value.unwritable { return "\(quoted(key)) cannot contain \(part)." }
    guard let app = device.apps.app(bundle)?.definition else { return nil }
    if value == .null {
      device.storage.erase(kind, key, for: app)
    } else if let fault = device.storage.write(kind, key, value, for: app) {
      return fault.prefix(1).uppercased() + fault.dropFirst() + "."
    }
    device.record(.stateSet(bundle: bundle, kind: kind.rawValue, key: key, value: value))
    device.process(of: bundle).map { refresh(kind, of: $0) }
    return nil
  }

  /// Resets one kind of an app's storage to its state on a fresh device.
  package func resetState(of kind: StorageKind, for bundle: String) {
    device.record(.stateReset(bundle: bundle, kind: kind.rawValue))
    device.storage.reset(kind, for: bundle)
    if kind == .pasteboard { holdInitialPasteboard() }
    device.process(of: bundle).map { refresh(kind, of: $0) }
  }

  /// Deletes an app with its data and installs it again, which ends a running app; only its
  /// keychain stays, as on iOS.
  package func reinstall(_ bundle: String) {
    device.record(.reinstalled(bundle: bundle))
    device.storage.delete(bundle)
    device.authorizations.forget(bundle)
    device.permissionDesk.refreshSettings()
    device.process(of: bundle).map { device.kill($0, reason: "the app was deleted") }
  }

  /// Fills the pasteboard with the content that the app under test defines for a fresh device.
  func holdInitialPasteboard() {
    let strings = device.apps.underTest.definition.pasteboard
    if device.pasteboard.strings != strings { device.pasteboard.hold(strings, of: nil) }
  }

  /// Updates the storage values that the expressions of a running app read.
  private func refresh(_ kind: StorageKind, of process: AppProcess) {
    let (app, given) = (process.app.definition, process.startup.givenDefaults)
    switch kind {
    case .defaults: process.facts.defaults = device.storage.defaults(of: app, given: given)
    case .keychain, .files: process.facts.state.merge(device.storage.keptFacts(of: app)) { $1 }
    case .pasteboard: break
    }
    process.revision += 1
  }
}

extension StorageKind {
  /// The words for an entry of this kind in a sentence.
  fileprivate var entryWords: String {
    switch self {
    case .defaults: "a default"
    case .keychain: "a keychain item"
    case .files: "a file"
    case .pasteboard: "the pasteboard"
    }
  }
}
