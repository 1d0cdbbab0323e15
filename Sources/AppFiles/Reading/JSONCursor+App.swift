import AppModel
import LocatedJSON
import NetworkStubs
import PredicateFormat
import VirtualTime

extension JSONCursor {
  /// All that `app.json` says; the screens come from other files.
  func app() -> AppDefinition? {
    guard let fields = fields("an object", keys: FileKeys.app, declaresNames: true) else {
      return nil
    }
    var app = AppDefinition(
      name: fields.required("name")?.name("the app's name") ?? "",
      bundleIdentifier: fields.required("bundleIdentifier")?.name("a bundle identifier") ?? "",
      defaultCoordinator: "",
      coordinators: fields.required("coordinators")?.coordinators() ?? [],
      screens: [],
      loaders: fields["loaders"]?.loaders() ?? [],
      deepLinks: fields["deepLinks"]?.deepLinks() ?? [],
      defaults: fields["defaults"]?.values("an object of values") ?? [:],
      context: fields["context"]?.values("an object of values") ?? [:],
      permissions: fields["permissions"]?.permissions() ?? [:],
      interruptions: fields["interruptions"]?.interruptions() ?? [],
      otherApps: fields["otherApps"]?.otherApps() ?? [])
    fields["strings"]?.readTables(into: &app)
    if !fields.has("coordinators") { collector.hidesNames = true }
    app.device = fields["device"]?.name("a device's name") ?? app.device
    if let terminates = fields["terminates"]?.bool() { app.terminates = terminates }
    app.language = fields["language"]?.name("a language such as \"en\"") ?? app.language
    if let stubs = fields["stubs"]?.stubsChoice() { app.stubs.defaults = stubs }
    if let name = fields["animationsOff"]?.name("a launch argument's name") {
      app.animationsOff = name
    }
    app.onStart = fields["onStart"]?.startItems() ?? []
    app.variantArgument = fields["variants"]?.variantArgument()
    fields.readState(into: &app)
    fields.readCoordinatorChoice(into: &app)
    return app
  }

  private func coordinators() -> [CoordinatorDefinition] {
    guard let entries = entries("an object of coordinators") else { return [] }
    return entries.compactMap { name, value in value.coordinator(named: name) }
  }

  private func coordinator(named name: String) -> CoordinatorDefinition? {
    let wanted = "an object with the key \"root\""
    guard let fields = fields(wanted, keys: FileKeys.coordinator) else { return nil }
    let container = fields.container()
    return CoordinatorDefinition(
      name: name,
      root: fields.root(in: container),
      container: container,
      marker: fields["marker"]?.name("an element's identifier"),
      with: fields["with"]?.expressions() ?? [:],
      transition: fields["transition"]?.duration())
  }

  fileprivate func tab() -> TabDefinition? {
    let wanted = "an object with the keys \"label\" and \"root\""
    guard let fields = fields(wanted, keys: FileKeys.tab) else { return nil }
    return TabDefinition(
      label: fields.required("label")?.elementText() ?? "",
      identifier: fields["identifier"]?.string("an identifier") ?? "",
      badge: fields["badge"]?.elementText(),
      root: fields.required("root")?.name("a screen's name") ?? "")
  }

  private func loaders() -> [LoaderDefinition] {
    guard let entries = entries("an object of loaders") else { return [] }
    return entries.compactMap { name, value in value.loader(named: name) }
  }

  private func loader(named name: String) -> LoaderDefinition? {
    let wanted = "an object with the key \"latency\" or \"request\""
    guard let fields = fields(wanted, keys: FileKeys.loader) else { return nil }
    let latency = fields.has("request") ? fields["latency"] : fields.required("latency")
    var loader = LoaderDefinition(name: name, latency: latency?.latency() ?? .fixed(.zero))
    loader.request = fields["request"]?.request()
    loader.failureRate =
      fields["failureRate"]?.number(in: 0...1, "a failure rate from 0 to 1") ?? 0
    if let result = fields["result"] { loader.result = result.formatValue() }
    if let error = fields["error"] { loader.error = error.formatValue() }
    return loader
  }

  private func deepLinks() -> [DeepLinkDefinition] {
    (list("a list of links") ?? []).compactMap { $0.deepLink() }
  }

  private func deepLink() -> DeepLinkDefinition? {
    let wanted = "an object with the key \"pattern\""
    guard let fields = fields(wanted, keys: FileKeys.deepLink) else { return nil }
    let pushed = fields["push"]?.list("a list of screens") ?? []
    return DeepLinkDefinition(
      pattern: fields.required("pattern")?.name("a link") ?? "",
      coordinator: fields["coordinator"]?.name("a coordinator's name"),
      push: pushed.compactMap { $0.name("a screen's name") })
  }

  private func readTables(into app: inout AppDefinition) {
    for (language, table) in entries("an object of languages") ?? [] {
      var words: [String: String] = [:]
      for (key, value) in table.entries("an object of strings") ?? [] {
        if case .object = value.node.kind {
          app.plurals[language, default: [:]][key] = value.pluralForms()
        } else {
          words[key] = value.string()
        }
      }
      app.strings[language] = words
    }
  }

  private func pluralForms() -> [PluralCategory: String] {
    var forms: [PluralCategory: String] = [:]
    for (name, value) in entries("an object of plural forms") ?? [] {
      let names = PluralCategory.allCases.map(\.rawValue)
      guard let category = PluralCategory(rawValue: name) else {
        value.keyFault(
          "unknown plural form \(quoted(name))", nearest: NearestName.of(name, in: names))
        continue
      }
      forms[category] = value.string()
    }
    return forms
  }
}

extension JSONFields {
  fileprivate func readCoordinatorChoice(into app: inout AppDefinition) {
    let wanted = "an object with the key \"default\""
    guard let cursor = required("coordinator"),
      let fields = cursor.fields(wanted, keys: FileKeys.coordinatorChoice)
    else { return }
    if let argument = fields["argument"]?.name("a launch argument's name") {
      app.coordinatorArgument = argument
    }
    app.defaultCoordinator = fields.required("default")?.name("a coordinator's name") ?? ""
  }

  fileprivate func container() -> CoordinatorDefinition.Container {
    let word = self["container"]?.word("container", as: ContainerWord.self) ?? .navigation
    let tabs = self["tabs"]?.list("a list of tabs")?.compactMap { $0.tab() }
    guard word == .tabs else {
      if has("tabs") { self["tabs"]?.fault("\"tabs\" needs the container \"tabs\"") }
      return word == .plain ? .plain : .navigation
    }
    if !has("tabs") { owner.fault("the key \"tabs\" is missing") }
    return .tabs(tabs ?? [])
  }

  fileprivate func root(in container: CoordinatorDefinition.Container) -> String {
    if case .tabs(let tabs) = container, !has("root") { return tabs.first?.root ?? "" }
    return required("root")?.name("a screen's name") ?? ""
  }
}

/// The words that a file has for a coordinator's container.
enum ContainerWord: String, CaseIterable {
  case navigation, plain, tabs
}
