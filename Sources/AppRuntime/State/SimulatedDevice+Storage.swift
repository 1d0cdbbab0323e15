import AppCompiling
package import AppModel
import LocatedJSON
package import PredicateFormat
import RunJournal

extension SimulatedDevice {
  /// All entries of a kind that an app keeps now, by name; the pasteboard has none.
  package func entries(of kind: StorageKind, for bundle: String) -> [String: FormatValue] {
    guard let app = apps.app(bundle)?.definition else { return [:] }
    let changes = changes(of: kind, for: bundle)
    return app.initial(kind).merging(changes) { $1 }.filter { $0.value != .null }
  }

  private func changes(of kind: StorageKind, for bundle: String) -> [String: FormatValue] {
    switch kind {
    case .defaults: storedDefaults[bundle] ?? [:]
    case .keychain: kept[bundle]?.keychain ?? [:]
    case .files: kept[bundle]?.files ?? [:]
    case .pasteboard: [:]
    }
  }

  // MARK: - By the app itself

  /// Writes an item or a file; null removes it.
  func keep(_ kind: StorageKind, _ key: String, _ value: FormatValue, in process: AppProcess) {
    guard value != .null else { return remove(kind, key, in: process) }
    if let fault = write(kind, key, value, for: process.bundle) { return process.fail(fault) }
    workload.writes += 1
    record(.kept(kind: kind.rawValue, key: key, value: value))
    refresh(kind, of: process)
  }

  /// Removes an entry, with nil every one of its kind.
  func remove(_ kind: StorageKind, _ key: String?, in process: AppProcess) {
    guard kind != .pasteboard else { return copy([], by: process) }
    erase(kind, key, for: process.bundle)
    workload.writes += 1
    record(.removed(kind: kind.rawValue, key: key ?? ""))
    refresh(kind, of: process)
  }

  // MARK: - By whoever drives the session

  /// Writes an entry as if the app had; null removes it.
  ///
  /// Gives the sentence why that is not possible, nil when it is done.
  package func plant(
    _ value: FormatValue, as key: String, in kind: StorageKind, for bundle: String
  ) -> String? {
    if let fault = kind.fault(ofName: key) {
      return "The name \(quoted(key)) of \(kind.entryWords) \(fault)."
    }
    if let part = value.unwritable { return "\(quoted(key)) cannot hold \(part)." }
    if value == .null {
      erase(kind, key, for: bundle)
    } else if let fault = write(kind, key, value, for: bundle) {
      return fault.prefix(1).uppercased() + fault.dropFirst() + "."
    }
    record(.stateSet(bundle: bundle, kind: kind.rawValue, key: key, value: value))
    process(of: bundle).map { refresh(kind, of: $0) }
    return nil
  }

  /// Makes what an app keeps of a kind as on a fresh device again.
  package func resetState(of kind: StorageKind, for bundle: String) {
    record(.stateReset(bundle: bundle, kind: kind.rawValue))
    switch kind {
    case .defaults: storedDefaults[bundle] = nil
    case .keychain: kept[bundle]?.keychain = [:]
    case .files: kept[bundle]?.files = [:]
    case .pasteboard: holdInitialPasteboard()
    }
    process(of: bundle).map { refresh(kind, of: $0) }
  }

  /// Deletes an app with all that is its own and puts it on the device anew: only its keychain
  /// stays, as on iOS; one that runs is ended.
  package func reinstall(_ bundle: String) {
    record(.reinstalled(bundle: bundle))
    storedDefaults[bundle] = nil
    kept[bundle]?.files = [:]
    kept[bundle]?.experiments = [:]
    authorizations[bundle] = nil
    onceAllowed[bundle] = nil
    refreshSettings()
    process(of: bundle).map { kill($0, reason: "the app was deleted") }
  }

  /// Puts on the pasteboard what the app under test says of a fresh device.
  func holdInitialPasteboard() {
    let strings = apps.underTest.definition.pasteboard
    guard pasteboard.strings != strings else { return }
    pasteboard.hold(strings, of: nil)
  }

  // MARK: - Changing it

  /// Writes an entry; gives the words why there is no room for it.
  private func write(
    _ kind: StorageKind, _ key: String, _ value: FormatValue, for bundle: String
  ) -> String? {
    let entries = entries(of: kind, for: bundle)
    guard entries[key] != nil || entries.count < StorageKind.entryLimit else {
      return "an app keeps at most \(StorageKind.entryLimit) \(kind.entriesWords)"
    }
    set(kind, key, value, for: bundle)
    return nil
  }

  /// Removes an entry, of files all in a folder too, or with nil every entry.
  private func erase(_ kind: StorageKind, _ key: String?, for bundle: String) {
    for name in entries(of: kind, for: bundle).keys {
      let isInside = kind == .files && key.map { name.hasPrefix($0 + "/") } == true
      guard key == nil || name == key || isInside else { continue }
      set(kind, name, .null, for: bundle)
    }
  }

  private func set(
    _ kind: StorageKind, _ key: String, _ value: FormatValue, for bundle: String
  ) {
    switch kind {
    case .defaults: storedDefaults[bundle, default: [:]][key] = value
    case .keychain: kept[bundle, default: KeptState()].keychain[key] = value
    case .files: kept[bundle, default: KeptState()].files[key] = value
    case .pasteboard: return
    }
  }

  // MARK: - What expressions see

  /// What expressions of an app see of its keychain and its files.
  func keptFacts(of app: AppDefinition) -> [String: FormatValue] {
    let bundle = app.bundleIdentifier
    guard kept[bundle] != nil || !app.keychain.isEmpty || !app.files.isEmpty else { return [:] }
    var facts: [String: FormatValue] = [:]
    for kind in [StorageKind.keychain, .files] {
      facts[kind.rawValue] = .record(entries(of: kind, for: bundle))
    }
    return facts
  }

  /// Lets expressions of a running app see what it keeps now.
  private func refresh(_ kind: StorageKind, of process: AppProcess) {
    let app = process.app.definition
    switch kind {
    case .defaults: process.facts.defaults = defaults(of: app, given: process.givenDefaults)
    case .keychain, .files: process.facts.state.merge(keptFacts(of: app)) { $1 }
    case .pasteboard: break
    }
    process.revision += 1
  }

  /// What expressions of an app see of its stored defaults; what a launch gave wins.
  func defaults(
    of app: AppDefinition, given: [String: FormatValue]
  ) -> [String: FormatValue] {
    var defaults = app.defaults
    if let stored = storedDefaults[app.bundleIdentifier] {
      defaults.merge(stored) { _, stored in stored }
    }
    defaults.merge(given) { _, given in given }
    return defaults
  }
}

extension AppDefinition {
  /// What the app keeps of a kind on a fresh device.
  fileprivate func initial(_ kind: StorageKind) -> [String: FormatValue] {
    switch kind {
    case .defaults: defaults
    case .keychain: keychain
    case .files: files
    case .pasteboard: [:]
    }
  }
}

extension StorageKind {
  /// An entry of the kind in a sentence.
  fileprivate var entryWords: String {
    switch self {
    case .defaults: "a default"
    case .keychain: "a keychain item"
    case .files: "a file"
    case .pasteboard: "the pasteboard"
    }
  }

  /// Entries of the kind in a sentence.
  fileprivate var entriesWords: String {
    switch self {
    case .defaults: "stored defaults"
    case .keychain: "keychain items"
    case .files: "files"
    case .pasteboard: "pasteboards"
    }
  }
}
