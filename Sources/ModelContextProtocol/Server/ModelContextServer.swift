package import ServedSessions
import SimulatedApp

/// Answers the messages of one client of the Model Context Protocol, a line at a time.
///
/// ```swift
/// let server = ModelContextServer(apps: ServedApps(in: "Screens"), version: "1.0")
/// if let answer = server.answer(to: line) { write(answer) }
/// ```
///
/// It does no input or output; it reports the progress of a long call to ``tell``. Time passes only
/// when the client asks for it, and equal messages get equal answers.
package final class ModelContextServer {
  let desk: ToolDesk
  /// Receives the lines with the progress of a call, before its answer.
  package var tell: (@Sendable ([UInt8]) -> Void)?
  private let version: String
  private let tools: [ServedTool]

  /// The versions of the protocol that are spoken, the newest first.
  package static let protocolVersions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]
  /// The longest line that is read, in bytes.
  package static let lineLimit = RPCReader.lineLimit

  /// A server of apps; the version is that of the tool.
  package init(apps: ServedApps, version: String) {
    desk = ToolDesk(apps: apps)
    self.version = version
    tools =
      LaunchTools.all + ReadTools.all + ActionTools.all + SessionTools.all + RecordTools.all
      + TestTools.all
  }

  /// The line that answers a line; nil if nothing is to be answered.
  package func answer(to line: LineSplitter.Line) -> [UInt8]? {
    guard case .line(let bytes) = line else {
      return RPCWriter.line(
        [RPCWriter.answer(.failure(RPCReader.tooLong), id: nil)], isBatch: false)
    }
    let (readings, isBatch) = RPCReader.read(bytes)
    return RPCWriter.line(readings.compactMap(answer), isBatch: isBatch)
  }

  private func answer(to reading: RPCReader.Reading) -> JSONNode? {
    switch reading {
    case .nothing: return nil
    case .fault(let fault, let id): return RPCWriter.answer(.failure(fault), id: id)
    case .message(let message):
      guard let id = message.id else { return nil }
      do throws(RPCFault) {
        return RPCWriter.answer(.success(try result(of: message)), id: id)
      } catch {
        return RPCWriter.answer(.failure(error), id: id)
      }
    }
  }

  private static let methods = [
    "initialize", "ping", "tools/list", "tools/call", "resources/list", "resources/read",
    "resources/templates/list", "prompts/list", "prompts/get",
  ]

  private func result(of message: RPCMessage) throws(RPCFault) -> JSONNode {
    let resources = ServedResources(apps: desk.sessions.apps)
    switch message.method {
    case "initialize": return initialized(message.params)
    case "ping": return JSONNode(.object([]))
    case "tools/list": return .only("tools", JSONNode(.array(tools.map(\.node))))
    case "tools/call": return try called(message.params)
    case "resources/list": return try resources.list(from: message.params.member("cursor")?.value)
    case "resources/templates/list": return resources.templates
    case "resources/read": return try resources.read(text("uri", in: message.params))
    case "prompts/list": return ServedPrompt.list
    case "prompts/get":
      let name = try text("name", in: message.params)
      return try ServedPrompt.named(name).message(message.params.member("arguments")?.value)
    default:
      let hint = NearestName.hint(for: message.method, in: Self.methods)
      throw RPCFault(.unknownMethod, "There is no method \(quoted(message.method))\(hint).")
    }
  }

  private func text(_ name: String, in params: JSONNode) throws(RPCFault) -> String {
    guard case .string(let text)? = params.member(name)?.value.kind else {
      throw RPCFault(.invalidParams, "The parameter \(quoted(name)) is required, as a text.")
    }
    return text
  }

  // MARK: - Methods

  private func initialized(_ params: JSONNode) -> JSONNode {
    var asked = ""
    if case .string(let text)? = params.member("protocolVersion")?.value.kind { asked = text }
    let spoken = Self.protocolVersions.contains(asked) ? asked : Self.protocolVersions[0]
    var server = JSONMembers()
    server.add("name", "rehearse")
    server.add("title", "Rehearsal")
    server.add("version", version)
    let nothing = JSONNode(.object([]))
    var abilities = JSONMembers()
    for name in ["tools", "resources", "prompts"] { abilities.add(name, nothing) }
    var result = JSONMembers()
    result.add("protocolVersion", spoken)
    result.add("capabilities", abilities.node)
    result.add("serverInfo", server.node)
    result.add("instructions", Self.instructions)
    return result.node
  }

  private static let instructions = """
    Drives simulated iOS apps without a simulator. list_apps, then launch_app; describe_screen gives \
    references such as e5 for tap and type_text. Time is virtual and stands still: after an action, \
    advance_time until something shows. Everything can be undone (go_back_in_time) and tried two \
    ways (branch_session). write_test turns what was done into a Swift test that passes; search_flow \
    and explain_failure say whether it is flaky and why.
    """

  private func called(_ params: JSONNode) throws(RPCFault) -> JSONNode {
    let name = try text("name", in: params)
    guard let tool = tools.first(where: { $0.name == name }) else {
      let hint = NearestName.hint(for: name, in: tools.map(\.name))
      throw RPCFault(.invalidParams, "There is no tool \(quoted(name))\(hint).")
    }
    desk.progress = tell.flatMap { CallProgress(of: params, tell: $0) }
    defer { desk.progress = nil }
    var result = JSONMembers()
    do throws(SessionFault) {
      let arguments = try ToolArguments(params.member("arguments")?.value, of: tool.parameters)
      result.add("content", list: try tool.answer(desk, arguments), \.node)
    } catch {
      result.add("content", list: [ServedTool.Content.text(error.description)], \.node)
      result.add("isError", JSONNode(.bool(true)))
    }
    return result.node
  }
}
