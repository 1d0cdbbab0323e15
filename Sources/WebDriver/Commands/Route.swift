package import SimulatedApp

/// A command of a client in its session.
package struct DriverCall {
  let session: DriverSession
  /// The parameters.
  let input: CommandInput
  /// The path of the command and the requested format, which together identify a repeated read.
  let request: String
}

/// A command of the protocol: its method, its path and its handler.
package struct Route: Sendable {
  /// The handler of a command in a session.
  package typealias Handler = @Sendable (DriverCall) throws(WebDriverFault) -> JSONNode

  /// The method of HTTP.
  package let method: String
  /// The path below the session; a component that begins with `:` matches any text.
  package let path: String
  let handler: Handler
  let parts: [Substring]

  /// Makes a route.
  init(_ method: String, _ path: String, _ handler: @escaping Handler) {
    self.method = method
    self.path = path
    self.handler = handler
    parts = path.split(separator: "/")
  }

  /// The values of a path's parameters if the route matches; nil if it does not.
  func values(in path: ArraySlice<String>) -> [String: String]? {
    guard path.count == parts.count else { return nil }
    var values: [String: String] = [:]
    for (part, text) in zip(parts, path) {
      if part.first == ":" {
        values[String(part.dropFirst())] = text
      } else if part != text {
        return nil
      }
    }
    return values
  }
}

extension DriverCall {
  /// The element that the path names.
  func element() throws(WebDriverFault) -> String { input.path["id"] ?? "" }

  /// The named element's index in the present tree.
  func node() throws(WebDriverFault) -> Int { try session.node(try element()) }

  /// Lets the cost of an action pass.
  func willAct() throws(WebDriverFault) { try session.pass(session.capabilities.costs.act) }

  /// A reference to an element, for clients of the standard and older ones.
  static func reference(_ name: String) -> JSONNode {
    .members([
      ("element-6066-11e4-a52e-4f735466cecf", .text(name)), ("ELEMENT", .text(name)),
    ])
  }

  /// The name in a reference, or a plain name; nil for other values.
  static func name(in node: JSONNode) -> String? {
    if let text = node.plainText { return text }
    let keys = ["element-6066-11e4-a52e-4f735466cecf", "ELEMENT"]
    return keys.lazy.compactMap { node.member($0)?.value.plainText }.first
  }
}
