import FoundationEssentials
import ServedSessions
import SimulatedApp

/// A tool that agents call.
struct ServedTool: Sendable {
  /// What a tool answers with.
  enum Content: Sendable, Equatable {
    case text(String)
    /// A picture as a PNG file.
    case png([UInt8])
  }

  let name: String
  let title: String
  let words: String
  /// Whether a call changes nothing.
  var isReading = false
  let parameters: [ToolParameter]
  /// Answers a call.
  let answer: @Sendable (ToolDesk, ToolArguments) throws(SessionFault) -> [Content]

  /// The tool as `tools/list` describes it.
  var node: JSONNode {
    var schema = JSONMembers()
    schema.add("type", "object")
    schema.add(
      "properties", JSONNode(.object(parameters.map { JSONMember($0.name, $0.schema) })))
    schema.add("required", list: parameters.filter(\.isRequired)) { .text($0.name) }
    schema.add("additionalProperties", JSONNode(.bool(false)))
    var hints = JSONMembers()
    hints.add("title", title)
    hints.add("readOnlyHint", JSONNode(.bool(isReading)))
    // All actions can be undone, and nothing outside is affected.
    hints.add("destructiveHint", JSONNode(.bool(false)))
    hints.add("idempotentHint", JSONNode(.bool(isReading)))
    hints.add("openWorldHint", JSONNode(.bool(false)))
    var tool = JSONMembers()
    tool.add("name", name)
    tool.add("title", title)
    tool.add("description", words)
    tool.add("inputSchema", schema.node)
    tool.add("annotations", hints.node)
    return tool.node
  }
}

extension ServedTool.Content {
  /// The content as answers have it.
  var node: JSONNode {
    var members = JSONMembers()
    switch self {
    case .text(let text):
      members.add("type", "text")
      members.add("text", text)
    case .png(let bytes):
      members.add("type", "image")
      members.add("data", Data(bytes).base64EncodedString())
      members.add("mimeType", "image/png")
    }
    return members.node
  }
}
