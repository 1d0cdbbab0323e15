import SimulatedApp

/// The parameters of a command: those in its path and those in its body.
package struct CommandInput {
  /// The body; an empty object for a command without one.
  let body: JSONNode
  /// The parameters in the path, such as `id`.
  var path: [String: String] = [:]
  /// The values after the question mark.
  var query: [String: String] = [:]

  /// Takes the parameters of a body.
  init(_ body: JSONNode) { self.body = body }

  /// The value of a parameter; nil if it is missing or null.
  func value(_ key: String) -> JSONNode? {
    guard let value = body.member(key)?.value, value.kind != .null else { return nil }
    return value
  }

  /// A required text.
  func text(_ key: String) throws(WebDriverFault) -> String {
    guard let text = try optionalText(key) else { throw missing(key, "a text") }
    return text
  }

  /// A text under the first of these keys that exists; nil if all are missing.
  func optionalText(_ keys: String...) throws(WebDriverFault) -> String? {
    for key in keys {
      guard let value = value(key) else { continue }
      guard case .string(let text) = value.kind else { throw wrong(key, "a text", value) }
      return text
    }
    return nil
  }

  /// A required number.
  func number(_ key: String) throws(WebDriverFault) -> Double {
    guard let number = try optionalNumber(key) else { throw missing(key, "a number") }
    return number
  }

  /// A number, also as text, as some clients send it; nil if it is missing.
  func optionalNumber(_ key: String) throws(WebDriverFault) -> Double? {
    guard let value = value(key) else { return nil }
    guard let number = value.plainNumber else { throw wrong(key, "a number", value) }
    guard abs(number) <= 1e9 else {
      throw WebDriverFault(.invalidArgument, "\(key) must be from -1000000000 to 1000000000.")
    }
    return number
  }

  /// A truth; nil if it is missing.
  func optionalFlag(_ key: String) throws(WebDriverFault) -> Bool? {
    guard let value = value(key) else { return nil }
    guard case .bool(let flag) = value.kind else { throw wrong(key, "true or false", value) }
    return flag
  }

  /// A list; nil if it is missing.
  func optionalList(_ key: String) throws(WebDriverFault) -> [JSONNode]? {
    guard let value = value(key) else { return nil }
    guard case .array(let list) = value.kind else { throw wrong(key, "a list", value) }
    return list
  }

  /// Texts in a list under the first of these keys that exists; nil if all are missing.
  func optionalTexts(_ keys: String...) throws(WebDriverFault) -> [String]? {
    for key in keys {
      guard let list = try optionalList(key) else { continue }
      var texts: [String] = []
      for node in list {
        guard case .string(let text) = node.kind else { throw wrong(key, "a list of texts", node) }
        texts.append(text)
      }
      return texts
    }
    return nil
  }

  /// A duration given in seconds, from 0 to an hour.
  func seconds(_ key: String, default usual: Double? = nil) throws(WebDriverFault) -> Double {
    let given = try optionalNumber(key) ?? usual
    guard let seconds = given else { throw missing(key, "a number of seconds") }
    guard (0...3_600).contains(seconds) else {
      throw WebDriverFault(.invalidArgument, "\(key) must be 0 to 3600 seconds, not \(seconds).")
    }
    return seconds
  }

  private func missing(_ key: String, _ what: String) -> WebDriverFault {
    WebDriverFault(.invalidArgument, "\(key) is missing; it must be \(what).")
  }

  private func wrong(_ key: String, _ what: String, _ found: JSONNode) -> WebDriverFault {
    WebDriverFault(.invalidArgument, "\(key) must be \(what), not \(found.kindName).")
  }
}

extension JSONNode {
  /// The number, if the value is one or a text that contains one; nil for other values.
  var plainNumber: Double? {
    switch kind {
    case .integer(let value): Double(value)
    case .real(let value): value
    case .string(let text): Double(text).flatMap { $0.isFinite ? $0 : nil }
    default: nil
    }
  }

  /// The text of a string; nil for other values.
  var plainText: String? {
    guard case .string(let text) = kind else { return nil }
    return text
  }

  /// The members of an object; none for other values.
  var plainMembers: [JSONMember] {
    guard case .object(let members) = kind else { return [] }
    return members
  }

  /// The Boolean, if the value is one; nil for other values.
  var plainFlag: Bool? {
    guard case .bool(let flag) = kind else { return nil }
    return flag
  }

  static let null = JSONNode(.null)

  static func flag(_ flag: Bool) -> JSONNode { JSONNode(.bool(flag)) }

  static func list(_ nodes: [JSONNode]) -> JSONNode { JSONNode(.array(nodes)) }

  static func whole(_ number: Int) -> JSONNode { JSONNode(.integer(Int64(number))) }

  /// An object with these members, in order.
  static func members(_ members: [(String, JSONNode)]) -> JSONNode {
    JSONNode(.object(members.map { JSONMember($0.0, $0.1) }))
  }
}
