package import LoopbackHTTP
package import ServedSessions
import SimulatedApp
import TestWriting

/// Answers requests of Appium clients and of clients of WebDriverAgent.
///
/// Requests change nothing but the sessions that they open, so each client has its own device.
package final class WebDriverServer {
  private let sessions: ServedSessions
  private var open: [String: DriverSession] = [:]
  /// The session that was opened last, for requests that name none.
  private var latest: String?

  /// How deeply the body of a request may nest.
  static let depthLimit = 32

  /// All commands of sessions.
  package static let routes: [Route] =
    ElementCommands.routes + TouchCommands.routes + ScreenCommands.routes + AlertCommands.routes
    + AppCommands.routes + DeviceCommands.routes + ClientCommands.routes + MobileCommands.routes
    + ActionCommands.routes

  /// Serves sessions on apps.
  package init(_ sessions: ServedSessions) { self.sessions = sessions }

  /// How many sessions are open.
  package var sessionCount: Int { open.count }

  /// Answers a request of HTTP.
  package func answer(_ request: HTTPRequest) -> HTTPResponse {
    var path = request.path[...]
    // The servers before Appium 2 had all paths below this one.
    if path.starts(with: ["wd", "hub"]) { path = path.dropFirst(2) }
    var id = path.count > 1 && path.first == "session" ? path.dropFirst().first : nil
    do throws(WebDriverFault) {
      let body = try Self.body(of: request)
      let value = try answer(request, path, body, &id)
      return Self.response(
        200, .members([("value", value), ("sessionId", id.map { .text($0) } ?? .null)]))
    } catch {
      let value = JSONNode.members([
        ("error", .text(error.code.rawValue)), ("message", .text(error.message)),
        ("stacktrace", .text("")), ("traceback", .text("")),
      ])
      // Selenium recognises a response as an error only if it contains nothing else.
      return Self.response(error.code.status, .only("value", value))
    }
  }

  private static func response(_ status: Int, _ body: JSONNode) -> HTTPResponse {
    HTTPResponse(
      status, contentType: "application/json; charset=utf-8",
      body: Array(JSONWriter.compact(body).utf8))
  }

  /// The body of a request as an object; an empty one for a request without a body.
  private static func body(of request: HTTPRequest) throws(WebDriverFault) -> JSONNode {
    guard !request.body.isEmpty else { return .members([]) }
    let (node, faults) = JSONReader.read(request.body)
    guard let node else {
      let fault = faults.first.map { " \($0.message), at byte \($0.offset)" } ?? ""
      throw WebDriverFault(.invalidArgument, "The body is not JSON:\(fault).")
    }
    switch node.kind {
    case .object, .null: break
    default: throw WebDriverFault(.invalidArgument, "The body must be a JSON object.")
    }
    guard node.depth <= depthLimit else {
      throw WebDriverFault(.invalidArgument, "The body nests deeper than \(depthLimit) levels.")
    }
    return node
  }

  private func answer(
    _ request: HTTPRequest, _ path: ArraySlice<String>, _ body: JSONNode, _ id: inout String?
  ) throws(WebDriverFault) -> JSONNode {
    switch (request.method, path.count, path.first ?? "") {
    case ("GET", 1, "status"): return status
    case ("GET", 1, "sessions"),
      ("GET", 2, "appium") where path.last == "sessions":
      return .list(sorted.map { .members([("id", .text($0)), ("capabilities", .members([]))]) })
    case ("POST", 1, "session"): return try create(body, &id)
    case ("GET", 2, "session"): return try describe(id)
    case ("DELETE", 2, "session"): return try close(id)
    default: return try perform(request, path, body, &id)
    }
  }

  private var sorted: [String] { open.keys.sorted { ($0.count, $0) < ($1.count, $1) } }

  private var status: JSONNode {
    .members([
      ("ready", .flag(open.count < ServedSessions.sessionLimit)),
      ("message", .text("\(open.count) of \(ServedSessions.sessionLimit) sessions are open")),
      ("state", .text("success")), ("build", .members([("version", .text("3.0.0"))])),
      ("os", .members([("name", .text("iOS")), ("version", .text("26.0"))])),
      ("ios", .members([("ip", .text(LoopbackAddress.host))])),
    ])
  }

  // MARK: - Sessions

  private func create(_ body: JSONNode, _ id: inout String?) throws(WebDriverFault) -> JSONNode {
    let capabilities = try SessionCapabilities(body)
    do throws(WebDriverFault) {
      let session = try SessionOpener(sessions: sessions).open(capabilities)
      open[session.served.id] = session
      latest = session.served.id
      id = session.served.id
      return describe(session)
    } catch {
      throw WebDriverFault(.notCreated, error.message)
    }
  }

  private func session(_ id: String?) throws(WebDriverFault) -> DriverSession {
    if let id, let session = open[id] { return session }
    let known = open.isEmpty ? "none is open" : "open are " + sorted.joined(separator: ", ")
    let what = id.map { "There is no session \(LocatorFault.shown($0))" } ?? "There is no session"
    throw WebDriverFault(.invalidSession, "\(what); \(known).")
  }

  private func describe(_ id: String?) throws(WebDriverFault) -> JSONNode {
    describe(try session(id))
  }

  private func describe(_ session: DriverSession) -> JSONNode {
    let device = session.served.session.device
    var members: [(String, JSONNode)] = [
      ("platformName", .text("iOS")), ("automationName", .text("XCUITest")),
      ("browserName", .text(session.served.live.app.definition.name)),
      ("CFBundleIdentifier", .text(session.bundle)), ("bundleId", .text(session.bundle)),
      ("device", .text(device.profile.isTablet ? "ipad" : "iphone")),
      ("deviceName", .text(device.profile.name)),
      ("rehearsal:seed", .text("\(session.capabilities.seed)")),
    ]
    let known = Set(members.map(\.0))
    for member in session.capabilities.sent where !known.contains(member.key) {
      members.append((member.key, member.value))
    }
    return .members([
      ("sessionId", .text(session.served.id)), ("capabilities", .members(members)),
    ])
  }

  private func close(_ id: String?) throws(WebDriverFault) -> JSONNode {
    let session = try session(id)
    open[session.served.id] = nil
    if latest == session.served.id { latest = sorted.last }
    try session.session { () throws(SessionFault) in try sessions.close(session.served.id) }
    return .null
  }

  // MARK: - Commands

  private func perform(
    _ request: HTTPRequest, _ path: ArraySlice<String>, _ body: JSONNode, _ id: inout String?
  ) throws(WebDriverFault) -> JSONNode {
    let isNamed = path.first == "session" && path.count > 2
    let rest = isNamed ? path.dropFirst(2) : path
    guard let (route, values) = Self.route(request.method, rest) else {
      throw Self.unknown(request.method, rest)
    }
    id = isNamed ? id : latest
    if id == nil, rest.last == "locked" { return .flag(false) }
    var input = CommandInput(body)
    input.path = values
    for field in request.query { input.query[field.name] = field.value }
    let session = try session(id)
    try answerAlert(in: session, before: route)
    return try route.handler(
      DriverCall(
        session: session, input: input,
        request: rest.joined(separator: "/") + "?" + (input.query["format"] ?? "")))
  }

  /// Answers an alert that blocks a command, if the client asked for that.
  private func answerAlert(in session: DriverSession, before route: Route) throws(WebDriverFault) {
    guard let way = session.capabilities.alerts, !route.path.contains("alert"),
      let alert = session.served.alert
    else { return }
    let button = way == "accept" ? alert.buttons.last : alert.buttons.first
    try session.perform(.answerAlert(button: button))
  }

  private static func route(
    _ method: String, _ path: ArraySlice<String>
  ) -> (Route, [String: String])? {
    for route in routes where route.method == method {
      if let values = route.values(in: path) { return (route, values) }
    }
    return nil
  }

  private static func unknown(_ method: String, _ path: ArraySlice<String>) -> WebDriverFault {
    let text = LocatorFault.shown(path.joined(separator: "/"))
    let others = routes.filter { $0.values(in: path) != nil }.map(\.method)
    guard others.isEmpty else {
      return WebDriverFault(
        .unknownCommand, "Use \(others.joined(separator: " or ")) for \(text).")
    }
    return WebDriverFault(
      .unknownCommand,
      "There is no command \(method) \(text). The article \"Serve Appium clients\" lists the "
        + "\(routes.count) that there are.")
  }
}
