import AppModel
import LocatedJSON
import PredicateFormat

extension JSONFields {
  /// What the app keeps on a fresh device, and what its launch settles.
  func readState(into app: inout AppDefinition) {
    app.keychain = self["keychain"]?.values("an object of values") ?? [:]
    app.files = self["files"]?.values("an object of values by path") ?? [:]
    app.pasteboard = (self["pasteboard"]?.listOrOne() ?? []).compactMap { $0.string() }
    app.accounts = self["accounts"]?.accounts()
    app.toggles = self["toggles"]?.toggles()
    app.experiments = self["experiments"]?.experiments()
    app.commands = self["commands"]?.commands() ?? []
  }
}

extension JSONCursor {
  fileprivate func accounts() -> AccountsDefinition? {
    let wanted = "an object with the keys \"default\" and \"states\""
    guard let fields = fields(wanted, keys: FileKeys.accounts, declaresNames: true) else {
      return nil
    }
    let standard = fields.required("default")?.name("an account's name") ?? ""
    let variable = fields["variable"]?.variable() ?? AccountsDefinition.usualVariable
    let entries = fields.required("states")?.entries("an object of accounts") ?? []
    return AccountsDefinition(
      standard: standard, variable: variable,
      accounts: entries.compactMap { name, value in value.account(named: name) })
  }

  private func account(named name: String) -> AccountDefinition? {
    guard let fields = fields("an account", keys: FileKeys.account, declaresNames: true) else {
      return nil
    }
    return AccountDefinition(
      name: name, condition: fields["when"]?.name("a predicate in a string"),
      values: fields["values"]?.values("an object of values") ?? [:])
  }

  fileprivate func toggles() -> TogglesDefinition? {
    let wanted = "an object with the key \"features\""
    guard let fields = fields(wanted, keys: FileKeys.toggles, declaresNames: true) else {
      return nil
    }
    let entries = fields.required("features")?.entries("an object of toggles") ?? []
    var toggles = TogglesDefinition(
      features: entries.compactMap { name, value in value.toggle(named: name) })
    if let name = fields["enabledVariable"]?.variable() { toggles.enabledVariable = name }
    if let name = fields["disabledVariable"]?.variable() { toggles.disabledVariable = name }
    if let name = fields["infoVariable"]?.variable() { toggles.infoVariable = name }
    return toggles
  }

  private func toggle(named name: String) -> ToggleDefinition? {
    if case .bool(let isOn) = node.kind { return ToggleDefinition(name: name, isOn: isOn) }
    guard let fields = fields("true, false or a toggle", keys: FileKeys.toggle) else { return nil }
    return ToggleDefinition(
      name: name, isOn: fields["enabled"]?.bool() ?? false,
      info: fields["info"]?.formatValue() ?? .null)
  }

  fileprivate func experiments() -> ExperimentsDefinition? {
    let wanted = "an object with the keys \"loader\" and \"values\""
    guard let fields = fields(wanted, keys: FileKeys.experiments, declaresNames: true) else {
      return nil
    }
    return ExperimentsDefinition(
      loader: fields.required("loader")?.name("a loader's name") ?? "",
      waitVariable: fields["waitVariable"]?.variable() ?? ExperimentsDefinition.usualWaitVariable,
      values: fields.required("values")?.values("an object of values") ?? [:])
  }

  private func variable() -> String? { name("the name of a launch variable") }

  // MARK: - Commands

  fileprivate func commands() -> [AppCommandDefinition] {
    guard let entries = entries("an object of commands") else { return [] }
    return entries.compactMap { name, value in value.command(named: name) }
  }

  private func command(named name: String) -> AppCommandDefinition? {
    let wanted = "an object with the key \"event\" or \"actions\""
    guard let fields = fields(wanted, keys: FileKeys.appCommand) else { return nil }
    let parameters = fields["parameters"]?.entries("an object of parameters") ?? []
    return AppCommandDefinition(
      name: name,
      parameters: parameters.compactMap { name, value in value.parameter(named: name) },
      event: fields["event"]?.name("an event's name"), actions: fields["actions"]?.actions() ?? [])
  }

  private func parameter(named name: String) -> ParameterDefinition? {
    guard case .object = node.kind else {
      let kind = word("kind of parameter", as: ParameterDefinition.Kind.self)
      return kind.map { ParameterDefinition(name: name, kind: $0) }
    }
    let wanted = "an object with the key \"type\""
    guard let fields = fields(wanted, keys: FileKeys.parameter),
      let kind = fields.required("type")?
        .word("kind of parameter", as: ParameterDefinition.Kind.self)
    else { return nil }
    return ParameterDefinition(name: name, kind: kind, standard: fields["default"]?.formatValue())
  }

  // MARK: - Actions

  /// What is removed: a kind as a whole, or one entry of it.
  func removal() -> ActionDefinition? {
    if case .string = node.kind {
      return word("kind of storage", as: StorageKind.self).map { .remove($0, key: nil) }
    }
    let names = StorageKind.named.map(\.rawValue)
    let wanted = "a kind of storage, or an object with the name of an entry under one"
    guard let (key, value) = onlyMember(wanted, of: names), let kind = StorageKind(rawValue: key),
      let name = value.name("the name of an entry")
    else { return nil }
    return .remove(kind, key: name)
  }

  /// An event for the app's analytics.
  func track() -> ActionDefinition? {
    let wanted = "an event's name or an object with the key \"event\""
    guard case .object = node.kind else { return name(wanted).map { .track(TrackDefinition($0)) } }
    guard let fields = fields(wanted, keys: FileKeys.track) else { return nil }
    let with = fields["with"]?.expressions() ?? [:]
    guard let event = fields.required("event")?.name("an event's name") else { return nil }
    return .track(TrackDefinition(event, with: with))
  }
}
