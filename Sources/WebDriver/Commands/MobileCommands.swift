import ServedSessions
import SimulatedApp
import TestWriting

/// The scripts of a client: `mobile: swipe` and others of the driver, and those of this package.
package enum MobileCommands {
  /// Their routes.
  package static let routes = [
    Route("POST", "execute/sync", execute), Route("POST", "execute", execute),
  ]

  /// The names after `mobile: `, with their handlers.
  package static let mobile: [(name: String, handler: Route.Handler)] = [
    ("activateApp", AppCommands.activate), ("activeAppInfo", AppCommands.activeApp),
    ("alert", alert), ("backgroundApp", AppCommands.toBackground),
    ("batteryInfo", DeviceCommands.battery), ("clear", TouchCommands.clear),
    ("deepLink", AppCommands.openURL), ("deviceInfo", DeviceCommands.info),
    ("deviceScreenInfo", ScreenCommands.screen),
    ("doubleTap", TouchCommands.doubleTap), ("dragFromToForDuration", TouchCommands.drag),
    ("dragFromToWithVelocity", TouchCommands.drag), ("getAppearance", appearance),
    ("getClipboard", DeviceCommands.pasteboard), ("getDeviceTime", DeviceCommands.time),
    ("getPasteboard", DeviceCommands.plainPasteboard),
    ("hideKeyboard", DeviceCommands.hideKeyboard),
    ("isAppInstalled", isInstalled), ("isKeyboardShown", DeviceCommands.isKeyboardShown),
    ("isLocked", DeviceCommands.isLocked), ("keys", TouchCommands.keys),
    ("killApp", AppCommands.terminate), ("launchApp", AppCommands.launch),
    ("lock", DeviceCommands.nothing), ("pinch", TouchCommands.pinch),
    ("pressButton", DeviceCommands.press), ("queryAppState", AppCommands.state),
    ("rotateElement", TouchCommands.rotate), ("scroll", ScrollCommands.scroll),
    ("scrollToElement", ScrollCommands.scrollTo),
    ("selectPickerWheelValue", TouchCommands.turnWheel), ("setAppearance", setAppearance),
    ("setClipboard", DeviceCommands.setPasteboard),
    ("setPasteboard", DeviceCommands.setPlainPasteboard), ("source", source),
    ("swipe", TouchCommands.swipe), ("tap", TouchCommands.tap),
    ("tapWithNumberOfTaps", TouchCommands.taps), ("terminateApp", AppCommands.terminate),
    ("touchAndHold", TouchCommands.hold), ("twoFingerTap", TouchCommands.twoFingerTap),
    ("unlock", DeviceCommands.nothing), ("viewportRect", ScreenCommands.windowRect),
    ("viewportScreenshot", ScreenCommands.picture),
  ]

  /// The names after `rehearsal: `, with their handlers.
  package static let own: [(name: String, handler: Route.Handler)] = [
    ("advance", advance), ("fail", fail), ("journal", journal), ("now", now), ("test", test),
  ]

  private static func execute(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    let script = try call.input.text("script")
    let parts = script.split(separator: ":", maxSplits: 1)
    let name = parts.count == 2 ? String(parts[1].drop { $0 == " " }) : script
    let known = parts.first == "rehearsal" ? own : mobile
    guard parts.count == 2, parts[0] == "mobile" || parts[0] == "rehearsal" else {
      throw WebDriverFault(
        .unsupported, "There is no page to run a script in; scripts begin with \"mobile: \".")
    }
    guard let command = known.first(where: { $0.name == name }) else {
      throw WebDriverFault.unknownName(
        name, "script \(parts[0]):", among: known.map(\.name), code: .unknownCommand)
    }
    let argument = try call.input.optionalList("args")?.first ?? .members([])
    let input = CommandInput(argument.member("args")?.value ?? argument)
    return try command.handler(
      DriverCall(
        session: call.session, input: input,
        request: script + " " + JSONWriter.compact(input.body)))
  }

  // MARK: - mobile:

  private static func alert(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    switch try call.input.text("action") {
    case "accept": return try AlertCommands.accept(call)
    case "dismiss": return try AlertCommands.dismiss(call)
    case "getButtons": return try AlertCommands.buttons(call)
    case let action:
      throw WebDriverFault.unknownName(
        action, "action", among: ["accept", "dismiss", "getButtons"])
    }
  }

  private static func source(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    try call.willReadSource()
    return try ScreenCommands.source(
      call, format: try call.input.optionalText("format") ?? "xml",
      excluding: try call.input.optionalText("excludedAttributes") ?? "", isForAppium: true)
  }

  private static func isInstalled(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    .flag(try call.input.text("bundleId") == call.session.bundle)
  }

  private static func appearance(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    .members([("style", .text(call.session.served.session.device.appearance.rawValue))])
  }

  private static func setAppearance(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    let style = try call.input.text("style")
    guard let appearance = DeviceAppearance(rawValue: style) else {
      throw WebDriverFault.unknownName(
        style, "style", among: DeviceAppearance.allCases.map(\.rawValue))
    }
    try call.willAct()
    try call.session.perform(.device(.show(appearance)))
    return .null
  }

  // MARK: - rehearsal:

  /// Lets virtual time pass.
  private static func advance(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    try call.session.perform(.advance(.seconds(try call.input.seconds("seconds"))))
    return try now(call)
  }

  /// The seconds since the session was opened, in virtual time.
  private static func now(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    .real((call.session.now - .start).inSeconds)
  }

  /// Makes a loader fail the next time it ends.
  private static func fail(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    try call.session.perform(.fail(loader: try call.input.text("loader")))
    return .null
  }

  /// The journal of the run so far.
  private static func journal(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    .text(String(decoding: call.session.served.journal, as: UTF8.self))
  }

  /// A Swift test that repeats the actions so far.
  private static func test(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    let name = try call.input.optionalText("name") ?? "RecordedTests"
    return .text(
      try call.session.session { () throws(SessionFault) in
        try call.session.served.test(named: name).source
      })
  }
}
