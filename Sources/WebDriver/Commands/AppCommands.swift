import ServedSessions
import SimulatedApp
import TestWriting

/// Launching and ending the app, its state, links.
package enum AppCommands {
  /// Their routes.
  package static let routes = [
    Route("POST", "wda/apps/launch", launch), Route("POST", "wda/apps/activate", activate),
    Route("POST", "wda/apps/terminate", terminate), Route("POST", "wda/apps/state", state),
    Route("GET", "wda/apps/list", list), Route("GET", "wda/activeAppInfo", activeApp),
    Route("POST", "wda/deactivateApp", toBackground), Route("POST", "url", openURL),
    Route("POST", "wda/homescreen", home), Route("POST", "appium/device/activate_app", activate),
    Route("POST", "appium/device/terminate_app", terminate),
    Route("POST", "appium/device/app_state", state),
  ]

  private static func checkBundle(_ call: DriverCall) throws(WebDriverFault) {
    let given = try call.input.optionalText("bundleId", "appId")
    guard let given, given != call.session.bundle else { return }
    throw WebDriverFault(
      .invalidArgument,
      "The session drives \(call.session.bundle), and not \(LocatorFault.shown(given)); open a "
        + "session for the other app.")
  }

  /// Relaunches the app.
  static func launch(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    try checkBundle(call)
    let arguments = try call.input.optionalTexts("arguments")
    var environment = call.session.capabilities.environment
    for member in call.input.value("environment")?.plainMembers ?? [] {
      environment[member.key] = member.value.plainText
    }
    try call.willAct()
    try call.session.launch(with: arguments, environment: environment)
    return .null
  }

  static func activate(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    try checkBundle(call)
    guard call.session.served.session.runState != .notRunning else { return try launch(call) }
    try call.willAct()
    try call.session.perform(.device(.activate))
    return .null
  }

  static func terminate(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    try checkBundle(call)
    guard call.session.served.session.runState != .notRunning else { return .flag(false) }
    try call.willAct()
    try call.session.perform(.device(.terminate))
    return .flag(true)
  }

  /// The state as drivers number it: 1 ended, 2 suspended, 3 in the background, 4 in front.
  static func state(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    try call.willRead()
    let given = try call.input.optionalText("bundleId", "appId")
    guard given == nil || given == call.session.bundle else { return .whole(1) }
    let session = call.session.served.session
    return switch session.runState {
    case .notRunning: .whole(1)
    case .background: .whole(session.isSuspended ? 2 : 3)
    case .foreground: .whole(4)
    }
  }

  private static func list(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    .list([try activeApp(call)])
  }

  static func activeApp(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    let session = call.session.served.session
    let isInFront = session.runState == .foreground
    return .members([
      ("pid", .whole(Int(isInFront ? session.device.process?.identifier ?? 0 : 0))),
      ("bundleId", .text(isInFront ? call.session.bundle : SystemApp.springBoard.bundleIdentifier)),
      ("name", .text(isInFront ? call.session.served.live.app.definition.name : "")),
      ("processArguments", .members([("env", .members([])), ("args", .list([]))])),
    ])
  }

  /// Puts the app into the background for some seconds; without an end if they are negative.
  static func toBackground(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    let given = call.input.value("seconds") == nil ? "duration" : "seconds"
    let seconds = try call.input.optionalNumber(given) ?? -1
    try call.willAct()
    try call.session.perform(.device(.press(.home)))
    guard seconds >= 0 else { return .null }
    try call.session.pass(.seconds(min(seconds, 3_600)))
    try call.session.perform(.device(.activate))
    return .null
  }

  /// Opens a link in the app.
  static func openURL(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    try checkBundle(call)
    try call.willAct()
    try call.session.perform(.open(link: try call.input.text("url")))
    return .null
  }

  static func home(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    try call.willAct()
    try call.session.perform(.device(.press(.home)))
    return .null
  }
}
