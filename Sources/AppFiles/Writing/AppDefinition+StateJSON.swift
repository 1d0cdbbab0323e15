import AppModel
import LocatedJSON
import PredicateFormat

extension AppDefinition {
  /// Adds what the app keeps on a fresh device, and what its launch settles.
  func addState(to members: inout JSONMembers) {
    members.add("keychain", values: keychain)
    members.add("files", values: files)
    members.add("pasteboard", listOrOne: pasteboard, JSONNode.text)
    members.add("accounts", accounts?.json)
    members.add("toggles", toggles?.json)
    members.add("experiments", experiments?.json)
    guard !commands.isEmpty else { return }
    members.add("commands", JSONNode(.object(commands.map { JSONMember($0.name, $0.json) })))
  }
}

extension AccountsDefinition {
  fileprivate var json: JSONNode {
    var members = JSONMembers()
    members.add("default", standard)
    members.add("variable", variable == Self.usualVariable ? nil : variable)
    members.add("states", JSONNode(.object(accounts.map { JSONMember($0.name, $0.json) })))
    return members.node
  }
}

extension AccountDefinition {
  fileprivate var json: JSONNode {
    var members = JSONMembers()
    members.add("when", condition)
    members.add("values", values: values)
    return members.node
  }
}

extension TogglesDefinition {
  fileprivate var json: JSONNode {
    var members = JSONMembers()
    members.add(
      "enabledVariable", enabledVariable == Self.usualEnabledVariable ? nil : enabledVariable)
    members.add(
      "disabledVariable", disabledVariable == Self.usualDisabledVariable ? nil : disabledVariable)
    members.add("infoVariable", infoVariable == Self.usualInfoVariable ? nil : infoVariable)
    members.add("features", JSONNode(.object(features.map { JSONMember($0.name, $0.json) })))
    return members.node
  }
}

extension ToggleDefinition {
  fileprivate var json: JSONNode {
    guard info != .null else { return JSONNode(.bool(isOn)) }
    var members = JSONMembers()
    members.add("enabled", isOn ? JSONNode(.bool(true)) : nil)
    members.add("info", info.json)
    return members.node
  }
}

extension ExperimentsDefinition {
  fileprivate var json: JSONNode {
    var members = JSONMembers()
    members.add("loader", loader)
    members.add("waitVariable", waitVariable == Self.usualWaitVariable ? nil : waitVariable)
    members.add("values", FormatValue.record(values).json)
    return members.node
  }
}

extension AppCommandDefinition {
  fileprivate var json: JSONNode {
    var members = JSONMembers()
    if !parameters.isEmpty {
      let parameters = parameters.map { JSONMember($0.name, $0.json) }
      members.add("parameters", JSONNode(.object(parameters)))
    }
    members.add("event", event)
    let actions = ActionDefinition.json(actions)
    if !actions.isEmpty { members.add("actions", .listOrOne(actions) { $0 }) }
    return members.node
  }
}

extension ParameterDefinition {
  fileprivate var json: JSONNode {
    guard let standard else { return .text(kind.rawValue) }
    var members = JSONMembers()
    members.add("type", kind.rawValue)
    members.add("default", standard.json)
    return members.node
  }
}

extension TrackDefinition {
  /// The event as a file writes it.
  var json: JSONNode {
    guard !with.isEmpty else { return .text(name) }
    var members = JSONMembers()
    members.add("event", name)
    members.add("with", expressions: with)
    return members.node
  }
}

extension StorageKind {
  /// What is removed, as a file writes it.
  func removalJSON(_ key: String?) -> JSONNode {
    key.map { .only(rawValue, .text($0)) } ?? .text(rawValue)
  }
}
