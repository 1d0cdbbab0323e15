import LocatedJSON
import PredicateFormat

/// Checks what an app stores, the values that its launch fixes, and its commands for tests.
final class KeptStateCheck: AppChecking {
  private var file: String { AppFileName.app }

  /// Checks stored entries, pasteboard, accounts, toggles, experiments and commands.
  func checkState() {
    let top = DefinitionPath.top
    checkEntries(app.defaults, of: .defaults, at: top.key("defaults"))
    checkEntries(app.keychain, of: .keychain, at: top.key("keychain"))
    checkEntries(app.files, of: .files, at: top.key("files"))
    if let fault = Pasteboard.fault(of: app.pasteboard) {
      find(
        fault.prefix(1).lowercased() + fault.dropFirst().dropLast(), in: file,
        at: top.key("pasteboard"))
    }
    if let accounts = app.accounts { check(accounts, at: top.key("accounts")) }
    if let toggles = app.toggles { check(toggles, at: top.key("toggles")) }
    if let experiments = app.experiments { check(experiments, at: top.key("experiments")) }
    checkCommands(at: top.key("commands"))
  }

  private func checkEntries(
    _ entries: [String: FormatValue], of kind: StorageKind, at path: DefinitionPath
  ) {
    if entries.count > StorageKind.entryLimit {
      let limit = "the limit is \(StorageKind.entryLimit)"
      find("there are \(entries.count) entries; \(limit)", in: file, at: path)
    }
    for name in entries.keys.sorted() {
      checkName(name, of: kind, in: file, at: path.key(name), isAboutKey: true)
      let folders = name.indices.filter { name[$0] == "/" }.map { String(name[..<$0]) }
      guard kind == .files, let folder = folders.first(where: { entries[$0] != nil }) else {
        continue
      }
      find(
        "\(quoted(folder)) is a file, not a folder", in: file, at: path.key(name),
        isAboutKey: true)
    }
  }

  // MARK: - Accounts, toggles, experiments

  private func check(_ accounts: AccountsDefinition, at path: DefinitionPath) {
    let names = accounts.accounts.map(\.name)
    findDuplicates("account", names, in: file) { _ in path.key("states") }
    if !names.contains(accounts.standard) {
      findUnknown(
        "account", accounts.standard, in: file, at: path.key("default"), among: names,
        isOpaque: opaque.isAppOpaque)
    }
    for account in accounts.accounts {
      let place = path.key("states").key(account.name)
      if account.values[AccountDefinition.nameKey] != nil {
        find(
          "\"name\" is reserved: every account has its name there", in: file,
          at: place.key("values").key(AccountDefinition.nameKey), isAboutKey: true)
      }
      guard let condition = account.condition else { continue }
      checkPredicate(
        condition, in: file, at: place.key("when"), scope: ExpressionScope.ofLaunch)
    }
  }

  private func check(_ toggles: TogglesDefinition, at path: DefinitionPath) {
    findDuplicates("toggle", toggles.names, in: file) { _ in path.key("features") }
    let variables = [toggles.enabledVariable, toggles.disabledVariable, toggles.infoVariable]
    let keys = ["enabledVariable", "disabledVariable", "infoVariable"]
    for (index, name) in variables.enumerated() where variables[..<index].contains(name) {
      find("the variable \(quoted(name)) appears here twice", in: file, at: path.key(keys[index]))
    }
    for name in toggles.names where name.contains(",") || name.hasPrefix("[") || name.isEmpty {
      find(
        "a toggle's name has at least one character and no comma, found \(quoted(name))",
        in: file, at: path.key("features").key(name), isAboutKey: true)
    }
  }

  private func check(_ experiments: ExperimentsDefinition, at path: DefinitionPath) {
    guard let loader = loaders[experiments.loader] else {
      return findUnknown(
        "loader", experiments.loader, in: file, at: path.key("loader"),
        among: app.loaders.map(\.name), isOpaque: opaque.isAppOpaque)
    }
    guard case .record(let members) = loader.result else { return }
    let names = Self.sorted(experiments.values.keys)
    for key in members.keys.sorted() where experiments.values[key] == nil {
      guard let nearest = NearestName.of(key, in: names) else { continue }
      find(
        "there is no experiment \(quoted(key))", in: file,
        at: DefinitionPath.top.key("loaders").key(loader.name).key("result").key(key),
        nearest: nearest, isAboutKey: true)
    }
  }

  // MARK: - Commands

  private func checkCommands(at path: DefinitionPath) {
    guard !app.commands.isEmpty else { return }
    findDuplicates("command", app.commands.map(\.name), in: file) { _ in path }
    let context = ScreenContext(
      file: file, scope: ExpressionScope(app: app, screen: nil), statePaths: [],
      answered: checked.answeredAnywhere)
    for command in app.commands { check(command, at: path.key(command.name), context) }
  }

  private func check(
    _ command: AppCommandDefinition, at path: DefinitionPath, _ context: ScreenContext
  ) {
    if AppCommandDefinition.builtIn.contains(where: { $0.name == command.name }) {
      find(
        "the name is reserved: every app has the command \(quoted(command.name))", in: file,
        at: path, isAboutKey: true)
    }
    if command.event == nil, command.actions.isEmpty {
      find("a command must raise an event or perform actions", in: file, at: path)
    }
    findDuplicates("parameter", command.parameters.map(\.name), in: file) { _ in
      path.key("parameters")
    }
    for parameter in command.parameters {
      guard let standard = parameter.standard, !parameter.kind.takes(standard) else { continue }
      find(
        "expected \(parameter.kind.words), found \(standard.kindName)", in: file,
        at: path.key("parameters").key(parameter.name).key("default"))
    }
    if let event = command.event { checkEvent(event, at: path.key("event"), context) }
    ActionCheck(checked: checked).check(command.actions, at: path.key("actions"), context)
  }
}
