import SimulatedApp
import VirtualTime

/// Settings of a client: timeouts, settings, contexts.
package enum ClientCommands {
  /// Their routes.
  package static let routes = [
    Route("GET", "timeouts", timeouts), Route("POST", "timeouts", setTimeouts),
    Route("POST", "timeouts/implicit_wait", setImplicitWait),
    Route("GET", "appium/settings", settings), Route("POST", "appium/settings", setSettings),
    Route("GET", "context", context), Route("GET", "contexts", contexts),
    Route("POST", "context", setContext), Route("GET", "log/types", noList),
    Route("GET", "se/log/types", noList),
  ]

  private static func timeouts(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    var members = call.session.timeouts.sorted { $0.key < $1.key }.map {
      ($0.key, JSONNode.whole($0.value))
    }
    members.append(
      ("implicit", .whole(Int(call.session.implicitWait.nanoseconds / 1_000_000))))
    return .members(members)
  }

  private static func setTimeouts(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    for key in ["script", "pageLoad", "implicit"] {
      guard let number = try call.input.optionalNumber(key) else { continue }
      try set(key, number, call)
    }
    if let kind = try call.input.optionalText("type") {
      try set(kind == "page load" ? "pageLoad" : kind, try call.input.number("ms"), call)
    }
    return .null
  }

  private static func set(
    _ key: String, _ milliseconds: Double, _ call: DriverCall
  ) throws(WebDriverFault) {
    guard (0...3_600_000).contains(milliseconds) else {
      throw WebDriverFault(.invalidArgument, "A timeout must be 0 to 3600000 milliseconds.")
    }
    switch key {
    case "implicit": call.session.implicitWait = .milliseconds(Int(milliseconds))
    case "script", "pageLoad": call.session.timeouts[key] = Int(milliseconds)
    default:
      throw WebDriverFault.unknownName(key, "timeout", among: ["implicit", "pageLoad", "script"])
    }
  }

  private static func setImplicitWait(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    try set("implicit", try call.input.number("ms"), call)
    return .null
  }

  private static func settings(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    .members(call.session.settings.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
  }

  private static func setSettings(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    for member in call.input.value("settings")?.plainMembers ?? [] {
      try call.session.set(member.key, member.value)
    }
    return try settings(call)
  }

  private static func context(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    .text("NATIVE_APP")
  }

  private static func contexts(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    .list([.text("NATIVE_APP")])
  }

  private static func setContext(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    let name = try call.input.optionalText("name") ?? "NATIVE_APP"
    guard name == "NATIVE_APP" else {
      throw WebDriverFault(
        .unsupported, "The only context is NATIVE_APP: web pages have no DOM here.")
    }
    return .null
  }

  private static func noList(_ call: DriverCall) throws(WebDriverFault) -> JSONNode { .list([]) }
}

extension DriverSession {
  /// Changes a setting; rejects an invalid value.
  func set(_ name: String, _ value: JSONNode) throws(WebDriverFault) {
    if name == "snapshotMaxDepth" {
      guard let depth = value.plainNumber, (1...1_000).contains(depth) else {
        throw WebDriverFault(.invalidArgument, "snapshotMaxDepth must be a number from 1 to 1000.")
      }
    }
    guard settings[name] != nil || settings.count < Self.settingLimit else {
      throw WebDriverFault(
        .invalidArgument, "\(Self.settingLimit) settings are set, which is the limit.")
    }
    guard value.depth <= 4, JSONWriter.compact(value).utf8.count <= 4_096 else {
      throw WebDriverFault(.invalidArgument, "The value of \(name) is longer than 4096 bytes.")
    }
    settings[name] = value
  }
}
