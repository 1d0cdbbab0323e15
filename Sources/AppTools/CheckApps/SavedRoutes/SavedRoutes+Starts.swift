import PredicateFormat
import SimulatedApp

extension SavedRoutes {
  private static let accounts = "accounts."
  private static let commands = "commands."
  private static let separator = ": "

  /// Whether tests ask for a start by its name: an account or a command.
  static func isAskedFor(_ name: String) -> Bool {
    name.hasPrefix(accounts) || name.hasPrefix(commands)
  }

  /// What a launch begins with as far as routes depend on it, by where it is written: the accounts,
  /// the screens of commands, the stubs that answer, and the values that guards and the conditions
  /// of what raises events read.
  static func starts(of app: AppDefinition, _ routes: [Route]) -> [String: String] {
    var starts: [String: String] = [:]
    if let accounts = app.accounts {
      starts[Self.accounts + "default"] = accounts.standard
      for account in accounts.accounts {
        starts[Self.accounts + "states." + account.name] = account.asWritten
      }
    }
    for command in app.commands {
      starts[Self.commands + command.name] =
        command.actions.compactMap(\.opened).joined(separator: ", ")
    }
    if !app.stubs.defaults.isEmpty {
      starts["stubs.default"] = app.stubs.defaults.joined(separator: ", ")
    }
    let screens = Dictionary(
      app.screens.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for route in routes {
      let screen = route.route.from.screen.flatMap { screens[$0] }
      for text in route.guards + (route.senders ?? []).flatMap(\.expressions) {
        guard let node = try? FormatPredicate(text).root else { continue }
        var reads = KeyPathFinder()
        reads.visit(node)
        for path in reads.paths { starts.add(path, of: screen, app) }
      }
    }
    return starts
  }

  /// Where what a start names is written.
  static func place(ofStart name: String, in app: AppDefinition) -> UnlocatedPlace? {
    let parts = name.split(separator: separator).map(String.init)
    let file = parts.count == 1 ? AppFileName.app : app.screens.first { $0.name == parts[0] }?.file
    let path = parts[parts.count - 1].split(separator: ".")
    return file.map {
      UnlocatedPlace(file: $0, path: path.reduce(.top) { $0.key(String($1)) })
    }
  }
}

extension [String: String] {
  /// Adds the value at a key path that a guard on a screen reads, if the definition has one.
  fileprivate mutating func add(
    _ path: [String], of screen: ScreenDefinition?, _ app: AppDefinition
  ) {
    guard let first = path.first else { return }
    if let value = screen?.context[first] {
      return add(value, path.dropFirst(), "\(screen?.name ?? ""): context.\(first)")
    }
    guard path.count > 1 else { return }
    let (values, name): ([String: FormatValue]?, String) =
      switch first {
      case "app": (app.context, "context")
      case "defaults": (app.defaults, first)
      case "keychain": (app.keychain, first)
      case "experiments": (app.experiments?.values, "experiments.values")
      default: (nil, "")
      }
    if let value = values?[path[1]] { add(value, path.dropFirst(2), "\(name).\(path[1])") }
  }

  private mutating func add(_ value: FormatValue, _ keys: ArraySlice<String>, _ name: String) {
    switch value {
    case .record(let members):
      guard let key = keys.first, let member = members[key] else { return }
      add(member, keys.dropFirst(), "\(name).\(key)")
    case .list(let items): self[name] = items.count == 1 ? "1 item" : "\(items.count) items"
    default: self[name] = value.jsonText
    }
  }
}

extension ActionDefinition {
  /// What the action opens.
  fileprivate var opened: String? {
    switch self {
    case .push(let screen, _): "push \(screen)"
    case .present(let shown): "present \(shown.screen)"
    case .start(let coordinator): "start \(coordinator)"
    case .selectTab(let name): "tab \(name)"
    default: nil
    }
  }
}

extension EventSource {
  /// The expressions of its conditions.
  fileprivate var expressions: [String] {
    conditions.split(separator: #/ (?:unless|while) /#).map(String.init)
  }
}

extension AccountDefinition {
  /// Its condition and its values.
  fileprivate var asWritten: String {
    let words = values.sorted { $0.key < $1.key }.map { "\($0.key) = \($0.value.jsonText)" }
    let chosen = condition.map { ["when " + FormatPredicate.canonical($0)] } ?? []
    return (chosen + words).joined(separator: ", ")
  }
}
