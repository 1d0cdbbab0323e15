import AccessibilityTree
import SimulatedApp

/// Finding elements, and reading them.
package enum ElementCommands {
  /// Their routes.
  package static let routes = [
    Route("POST", "element", find), Route("POST", "elements", findAll),
    Route("GET", "element/active", active),
    Route("POST", "element/:id/element", find), Route("POST", "element/:id/elements", findAll),
    Route("GET", "element/:id/text", text), Route("GET", "element/:id/name", type),
    Route("GET", "element/:id/rect", rect), Route("GET", "element/:id/size", size),
    Route("GET", "element/:id/location", location),
    Route("GET", "element/:id/location_in_view", location),
    Route("GET", "element/:id/displayed") { call throws(WebDriverFault) in
      try flag(.visible, of: call)
    },
    Route("GET", "element/:id/enabled") { call throws(WebDriverFault) in
      try flag(.enabled, of: call)
    },
    Route("GET", "element/:id/selected") { call throws(WebDriverFault) in
      try flag(.selected, of: call)
    },
    Route("GET", "wda/element/:id/accessible") { call throws(WebDriverFault) in
      try flag(.accessible, of: call)
    },
    Route("GET", "wda/element/:id/accessibilityContainer") { call throws(WebDriverFault) in
      try flag(.accessibilityContainer, of: call)
    },
    Route("GET", "element/:id/attribute/:name", attribute),
    Route("GET", "element/:id/property/:name", attribute),
    Route("GET", "element/:id/screenshot", ScreenCommands.elementPicture),
    Route("GET", "wda/element/:id/getVisibleCells", visibleCells),
  ]

  private static func locator(_ call: DriverCall) throws(WebDriverFault) -> ElementLocator {
    let strategy = try call.input.text("using")
    let value = try call.input.text("value")
    do throws(LocatorFault) {
      return try ElementLocator(using: strategy, value: value)
    } catch {
      throw WebDriverFault(error)
    }
  }

  private static func find(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    let found = try call.session.find(
      try locator(call), from: call.input.path["id"], limit: 1)
    if let name = found.first { return DriverCall.reference(name) }
    let value = try call.input.text("value")
    throw WebDriverFault(
      .noSuchElement,
      "No element matches \(try call.input.text("using")) \"\(LocatorFault.shown(value))\"."
        + nearest(to: value, in: try call.session.tree()))
  }

  private static func findAll(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    let limit = ElementSearch.limit
    let found = try call.session.find(
      try locator(call), from: call.input.path["id"], limit: limit + 1)
    guard found.count <= limit else {
      throw WebDriverFault(
        .unknown, "More than \(limit) elements match, which is the limit; look for fewer.")
    }
    return .list(found.map(DriverCall.reference))
  }

  /// The names on the screen that are similar to one in a locator.
  private static func nearest(to value: String, in tree: DriverTree) -> String {
    let quoted = value.split { "'\"`=".contains($0) }.map { $0.trimmingSpace }
    let query = Query().descendants(.any)
    for words in quoted.reversed() where words.count > 2 {
      let misses = tree.snapshot.nearestMisses(of: query.identified(by: words))
      if !misses.isEmpty { return " Similar: " + misses.prefix(3).joined(separator: "; ") + "." }
    }
    return ""
  }

  private static func active(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    try call.willRead()
    let tree = try call.session.tree()
    let nodes = 0..<tree.snapshot.count
    guard let node = nodes.first(where: { tree.flag(.focused, of: $0) }),
      let name = try call.session.names(of: [node]).first
    else { throw WebDriverFault(.noSuchElement, "No element has the keyboard.") }
    return DriverCall.reference(name)
  }

  private static func text(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    try call.willRead()
    return .text(try call.session.tree().text(of: try call.node()))
  }

  private static func type(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    try call.willRead()
    return .text(try call.session.tree().typeName(of: try call.node()))
  }

  private static func rect(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    try call.willRead()
    return try call.session.tree().rect(of: try call.node()).json
  }

  private static func size(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    try call.willRead()
    let rect = try call.session.tree().rect(of: try call.node())
    return .members([("width", .whole(rect.width)), ("height", .whole(rect.height))])
  }

  private static func location(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    try call.willRead()
    let rect = try call.session.tree().rect(of: try call.node())
    return .members([("x", .whole(rect.x)), ("y", .whole(rect.y))])
  }

  private static func flag(
    _ attribute: DriverAttribute, of call: DriverCall
  ) throws(WebDriverFault) -> JSONNode {
    try call.willRead()
    return .flag(try call.session.tree().flag(attribute, of: try call.node()))
  }

  private static func attribute(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    try call.willRead()
    let node = try call.node()
    let name = call.input.path["name"] ?? ""
    guard let attribute = DriverAttribute(clientName: name) else {
      throw WebDriverFault.unknownName(
        name, "attribute", among: DriverAttribute.allCases.map(\.rawValue))
    }
    let tree = try call.session.tree()
    if attribute == .rect {
      return .text(JSONWriter.compact(tree.rect(of: node).json))
    }
    return tree.text(attribute, of: node).map { .text($0) } ?? .null
  }

  private static func visibleCells(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    try call.willRead()
    let tree = try call.session.tree()
    let cells = tree.snapshot.subtree(of: try call.node()).filter {
      tree.snapshot.type(of: $0) == .cell && tree.isVisible($0)
    }
    return .list(try call.session.names(of: cells).map(DriverCall.reference))
  }
}

/// How many elements one lookup finds.
enum ElementSearch {
  /// The most elements in a response; a lookup that finds more fails.
  static let limit = 20_000
}

extension DriverCall {
  /// Lets the cost of a read pass, and more if the client repeats itself.
  func willRead() throws(WebDriverFault) {
    try session.pass(session.capabilities.costs.read)
    try session.willRead(request)
  }
}

extension Substring {
  fileprivate var trimmingSpace: String {
    var rest = drop { $0.isWhitespace }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
