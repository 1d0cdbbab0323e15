import SimulatedApp

/// A message of a client, as JSON-RPC 2.0 has it.
struct RPCMessage: Sendable, Equatable {
  /// The identifier of a request: a text or a whole number; nil for a notification.
  let id: JSONNode?
  /// What is asked for, such as `tools/call`.
  let method: String
  /// The parameters; an empty object if there are none.
  let params: JSONNode
}

/// Why a message could not be answered.
struct RPCFault: Error, Sendable, Equatable {
  /// The code, as JSON-RPC 2.0 numbers them.
  enum Code: Int, Sendable {
    case parse = -32700
    case invalidRequest = -32600
    case unknownMethod = -32601
    case invalidParams = -32602
    case noResource = -32002
  }

  let code: Code
  /// What is wrong, in one sentence.
  let message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}

/// Reads the messages in a line.
enum RPCReader {
  /// The result of reading one message.
  enum Reading: Sendable, Equatable {
    case message(RPCMessage)
    /// A fault to answer with; nil for a client's own answer, which needs none.
    case fault(RPCFault, id: JSONNode?)
    case nothing
  }

  /// The longest line that is read, in bytes.
  static let lineLimit = 4 << 20
  /// The most messages in one line.
  static let batchLimit = 100

  /// Reads a line; with `isBatch` the answers are sent as one list.
  static func read(_ line: [UInt8]) -> (readings: [Reading], isBatch: Bool) {
    guard line.count <= lineLimit else { return ([.fault(tooLong, id: nil)], false) }
    let (node, faults) = JSONReader.read(line)
    guard let node else {
      let words = faults.first.map { "\($0.message) at byte \($0.offset + 1)" } ?? "no JSON"
      return ([.fault(RPCFault(.parse, "The line is not JSON: \(words)."), id: nil)], false)
    }
    guard case .array(let nodes) = node.kind else { return ([reading(node)], false) }
    guard (1...batchLimit).contains(nodes.count) else {
      let words = "A batch must have 1 to \(batchLimit) messages, not \(nodes.count)."
      return ([.fault(RPCFault(.invalidRequest, words), id: nil)], false)
    }
    return (nodes.map(reading), true)
  }

  /// The fault of a line that is too long.
  static let tooLong = RPCFault(
    .invalidRequest, "The line has more than \(lineLimit) bytes, which is the limit.")

  private static func reading(_ node: JSONNode) -> Reading {
    guard case .object = node.kind else {
      return fault("A message must be an object, not \(node.kindName).", nil)
    }
    let id = node.member("id")?.value
    if let id, !isID(id) { return fault("An id must be a text or a whole number.", nil) }
    guard node.member("jsonrpc")?.value.kind == .string("2.0") else {
      return fault("A message needs \"jsonrpc\": \"2.0\".", id)
    }
    guard let method = node.member("method")?.value else {
      // The server asks nothing of clients, so it waits for no answers.
      let isAnswer = node.member("result") != nil || node.member("error") != nil
      return isAnswer ? .nothing : fault("A message needs a \"method\".", id)
    }
    guard case .string(let name) = method.kind else {
      return fault("A \"method\" must be a text, not \(method.kindName).", id)
    }
    let params = node.member("params")?.value ?? JSONNode(.object([]))
    guard case .object = params.kind else {
      return fault("The \"params\" must be an object, not \(params.kindName).", id)
    }
    return .message(RPCMessage(id: id, method: name, params: params))
  }

  private static func isID(_ node: JSONNode) -> Bool {
    switch node.kind {
    case .string, .integer: true
    default: false
    }
  }

  private static func fault(_ words: String, _ id: JSONNode?) -> Reading {
    .fault(RPCFault(.invalidRequest, words), id: id)
  }
}

/// Writes the answers to messages.
enum RPCWriter {
  /// The answer to a request.
  static func answer(_ result: Result<JSONNode, RPCFault>, id: JSONNode?) -> JSONNode {
    var members = JSONMembers()
    members.add("jsonrpc", "2.0")
    members.add("id", id.map { JSONNode($0.kind) } ?? JSONNode(.null))
    switch result {
    case .success(let node): members.add("result", node)
    case .failure(let fault):
      var error = JSONMembers()
      error.add("code", JSONNode(.integer(Int64(fault.code.rawValue))))
      error.add("message", fault.message)
      members.add("error", error.node)
    }
    return members.node
  }

  /// The line of one answer, or of all answers of a batch; nil if nothing is answered.
  static func line(_ answers: [JSONNode], isBatch: Bool) -> [UInt8]? {
    guard let first = answers.first else { return nil }
    let node = isBatch ? JSONNode(.array(answers)) : first
    return Array((JSONWriter.compact(node) + "\n").utf8)
  }
}
