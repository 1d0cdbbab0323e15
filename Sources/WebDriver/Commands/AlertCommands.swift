import AccessibilityTree
import ServedSessions
import SimulatedApp

/// Alerts: their texts and buttons, and answers to them.
package enum AlertCommands {
  /// Their routes.
  package static let routes = [
    Route("GET", "alert/text", text), Route("POST", "alert/text", setText),
    Route("GET", "wda/alert/buttons", buttons), Route("POST", "alert/accept", accept),
    Route("POST", "alert/dismiss", dismiss), Route("POST", "accept_alert", accept),
    Route("POST", "dismiss_alert", dismiss), Route("GET", "alert_text", text),
  ]

  private static func shown(_ call: DriverCall) throws(WebDriverFault) -> SessionAlert {
    if let alert = call.session.served.alert { return alert }
    // A client that finds no alert may be polling for one.
    try call.session.pass(call.session.capabilities.pollTime)
    guard let alert = call.session.served.alert else {
      throw WebDriverFault(.noSuchAlert, "No alert is shown.")
    }
    return alert
  }

  /// The title and the message, a line each.
  private static func text(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    try call.session.pass(call.session.capabilities.costs.read)
    let alert = try shown(call)
    guard !alert.isOfSystem else { return .text(alert.title) }
    let tree = try call.session.tree().snapshot
    let container = (0..<tree.count).last {
      [.alert, .sheet].contains(tree.type(of: $0))
    }
    let texts = container.map { container in
      tree.subtree(of: container).filter { tree.type(of: $0) == .staticText }
        .map { tree.label(of: $0) }
    }
    let lines = texts ?? []
    return .text(lines.isEmpty ? alert.title : lines.joined(separator: "\n"))
  }

  private static func setText(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    _ = try shown(call)
    return try TouchCommands.keys(call)
  }

  static func buttons(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    .list(try shown(call).buttons.map { .text($0) })
  }

  static func accept(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    let alert = try shown(call)
    return try answer(call, alert.isSheet ? alert.buttons.first : alert.buttons.last)
  }

  static func dismiss(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    let alert = try shown(call)
    return try answer(call, alert.isSheet ? alert.buttons.last : alert.buttons.first)
  }

  private static func answer(
    _ call: DriverCall, _ usual: String?
  ) throws(WebDriverFault) -> JSONNode {
    try call.willAct()
    let named = try call.input.optionalText("name", "buttonLabel")
    try call.session.perform(.answerAlert(button: named ?? usual))
    return .null
  }
}
