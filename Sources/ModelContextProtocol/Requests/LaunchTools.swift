import ServedSessions
import SimulatedApp
import VirtualTime

/// Tools that list apps and open sessions on them.
enum LaunchTools {
  static let all = [listApps, launch, listSessions, close]

  private static let listApps = ServedTool(
    name: "list_apps", title: "List apps",
    words: "Lists the apps. With an app: its coordinators, variants, loaders, links and devices.",
    isReading: true,
    parameters: [ToolParameter(name: "app", kind: .text, words: "The app to describe in detail.")]
  ) { (desk, arguments) throws(SessionFault) in
    guard let name = arguments.text("app") else {
      let names = desk.sessions.apps.all.map(\.name)
      return [.text(names.isEmpty ? "There are no apps." : names.joined(separator: "\n"))]
    }
    let app = try desk.sessions.apps.app(named: name)
    return [.text(details(of: try app.definition(), variants: app.variants))]
  }

  private static func details(of app: AppDefinition, variants: [String]) -> String {
    let starts = app.coordinators.map {
      $0.name + ($0.name == app.defaultCoordinator ? " (usual)" : "")
    }
    let rows: [(String, [String])] = [
      ("Coordinators", starts), ("Variants", variants), ("Screens", app.screens.map(\.name)),
      ("Loaders", app.loaders.map(\.name)), ("Links", app.deepLinks.map(\.pattern)),
      ("Stub sets", app.stubs.sets.map(\.name)),
      ("Devices", [app.device] + DeviceProfile.names.filter { $0 != app.device }),
      ("Faults", FaultKind.allCases.map(\.rawValue) + FaultPlan.levels.map(\.name)),
      ("Latencies", LatencyPlan.names),
    ]
    let lines = rows.filter { !$0.1.isEmpty }.map { "\($0.0): \($0.1.joined(separator: ", "))" }
    return (["\(app.name), \(app.bundleIdentifier)"] + lines).joined(separator: "\n")
  }

  private static let launch = ServedTool(
    name: "launch_app", title: "Launch an app",
    words: "Opens a session on an app and launches it; with a session, relaunches its app. "
      + "Answers with the screen. Time does not pass until advance_time.",
    parameters: [
      ToolParameter(name: "app", kind: .text, words: "The app's name, as list_apps prints it."),
      ToolParameter(
        name: "session", kind: .text, words: "A session to launch in; its other settings stay."),
      ToolParameter(name: "variant", kind: .text, words: "A variant of the app."),
      ToolParameter(name: "coordinator", kind: .text, words: "Where the app starts."),
      ToolParameter(name: "arguments", kind: .texts, words: "Launch arguments."),
      ToolParameter(name: "environment", kind: .dictionary, words: "Launch environment."),
      ToolParameter(
        name: "seed", kind: .whole(0...Int.max), words: "Decides all random choices; 1."),
      ToolParameter(name: "device", kind: .text, words: "The device, such as iPhone 17."),
      ToolParameter(name: "language", kind: .text, words: "The language of the system's alerts."),
      ToolParameter(
        name: "faults", kind: .text, words: "The faults to inject, such as loader-failure=0.5."),
      ToolParameter(
        name: "latencies", kind: .choice(LatencyPlan.names),
        words: "How long loaders take; as-written by default."),
      ToolParameter(
        name: "timing", kind: .choice(AutomationTiming.names),
        words: "How long actions take; zero by default."),
    ]
  ) { (desk, arguments) throws(SessionFault) in
    let session: ServedSession
    if arguments.text("session") == nil {
      session = try desk.sessions.open(settings(arguments, desk))
    } else {
      session = try desk.session(arguments)
    }
    do throws(SessionFault) {
      try session.perform(
        try session.launch(
          by: arguments.text("coordinator"), arguments: arguments.texts("arguments"),
          environment: arguments.dictionary("environment")))
    } catch {
      if arguments.text("session") == nil { try desk.sessions.close(session.id) }
      throw error
    }
    desk.choose(session)
    return [.text(try ScreenDescription(session: session).text())]
  }

  private static func settings(
    _ arguments: ToolArguments, _ desk: ToolDesk
  ) throws(SessionFault) -> SessionSettings {
    var named = NamedSettings()
    named.app = arguments.text("app")
    named.variant = arguments.text("variant")
    named.seed = arguments.whole("seed").map { UInt64($0) }
    named.device = arguments.text("device")
    named.language = arguments.text("language")
    named.faults = arguments.text("faults")
    named.latencies = arguments.text("latencies")
    named.timing = arguments.text("timing")
    return try named.settings(of: desk.sessions.apps)
  }

  private static let listSessions = ServedTool(
    name: "list_sessions", title: "List sessions",
    words: "Lists the open sessions with their screens; the current one is marked.",
    isReading: true, parameters: []
  ) { (desk, _) throws(SessionFault) in
    var lines: [String] = []
    for id in desk.sessions.ids {
      let mark = id == desk.current ? "* " : "  "
      lines.append(mark + ScreenDescription(session: try desk.sessions.session(id)).place)
    }
    return [.text(lines.isEmpty ? "No session is open." : lines.joined(separator: "\n"))]
  }

  private static let close = ServedTool(
    name: "close_session", title: "Close a session", words: "Closes a session.",
    parameters: [SessionParameter.session]
  ) { (desk, arguments) throws(SessionFault) in
    let session = try desk.session(arguments)
    try desk.close(session)
    return [.text("Closed \(session.id).")]
  }
}

/// Parameters that many tools share.
enum SessionParameter {
  static let session = ToolParameter(
    name: "session", kind: .text, words: "The session; the current one if it is not given.")
  static let element = ToolParameter(
    name: "element", kind: .text,
    words: "A reference such as e5, or the identifier or label of an element.", isRequired: true)
  static let describe = ToolParameter(
    name: "describe", kind: .flag, words: "Answers with the whole screen.")
}
