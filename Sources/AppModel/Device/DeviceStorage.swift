package import PredicateFormat

/// What the apps of a device store on it, by bundle identifier.
package struct DeviceStorage: Sendable {
  /// The stored defaults of apps.
  package var storedDefaults: [String: [String: FormatValue]] = [:]
  /// What apps store in addition to their defaults.
  package var kept: [String: KeptState] = [:]

  /// Starts with nothing stored.
  package init() {}

  /// All entries of a kind that an app keeps now, by name; the pasteboard has none.
  package func entries(of kind: StorageKind, for app: AppDefinition) -> [String: FormatValue] {
    let changes = changes(of: kind, for: app.bundleIdentifier)
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

  /// Writes an entry; returns the reason when there is no room for it.
  package mutating func write(
    _ kind: StorageKind, _ key: String, _ value: FormatValue, for app: AppDefinition
  ) -> String? {
    let entries = entries(of: kind, for: app)
    guard entries[key] != nil || entries.count < StorageKind.entryLimit else {
      return "an app keeps at most \(StorageKind.entryLimit) \(kind.entriesWords)"
    }
    set(kind, key, value, for: app.bundleIdentifier)
    return nil
  }

  /// Removes an entry, or a folder with all its files; nil removes every entry.
  package mutating func erase(_ kind: StorageKind, _ key: String?, for app: AppDefinition) {
    for name in entries(of: kind, for: app).keys {
      let isInside = kind == .files && key.map { name.hasPrefix($0 + "/") } == true
      guard key == nil || name == key || isInside else { continue }
      set(kind, name, .null, for: app.bundleIdentifier)
    }
  }

  /// Resets one kind of an app's storage to its state on a fresh device.
  package mutating func reset(_ kind: StorageKind, for bundle: String) {
    switch kind {
    case .defaults: storedDefaults[bundle] = nil
    case .keychain: kept[bundle]?.keychain = [:]
    case .files: kept[bundle]?.files = [:]
    case .pasteboard: return
    }
  }

  /// Deletes an app's storage except its keychain, as iOS does when an app is deleted.
  package mutating func delete(_ bundle: String) {
    storedDefaults[bundle] = nil
    kept[bundle]?.files = [:]
    kept[bundle]?.experiments = [:]
  }

  private mutating func set(
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

  /// What the expressions of an app can read of its keychain and its files.
  package func keptFacts(of app: AppDefinition) -> [String: FormatValue] {
    let isEmpty = app.keychain.isEmpty && app.files.isEmpty
    guard kept[app.bundleIdentifier] != nil || !isEmpty else { return [:] }
    var facts: [String: FormatValue] = [:]
    for kind in [StorageKind.keychain, .files] {
      facts[kind.rawValue] = .record(entries(of: kind, for: app))
    }
    return facts
  }

  /// The defaults that the expressions of an app read; values passed at launch take precedence.
  package func defaults(
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
  /// What the app stores of one kind on a fresh device.
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
  /// The words for entries of this kind in a sentence.
  fileprivate var entriesWords: String {
    switch self {
    case .defaults: "stored defaults"
    case .keychain: "keychain items"
    case .files: "files"
    case .pasteboard: "pasteboards"
    }
  }
}
