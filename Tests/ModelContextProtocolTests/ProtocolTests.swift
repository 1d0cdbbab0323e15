import SimulatedApp
import Testing

@testable import ModelContextProtocol

/// What the protocol says, besides its tools.
@Suite struct ProtocolTests {
  private let client = SampleClient()

  @Test(
    "a version that is spoken is used, and any other is answered with the newest",
    arguments: [
      ("2024-11-05", "2024-11-05"), ("2025-06-18", "2025-06-18"), ("2099-01-01", "2025-11-25"),
    ])
  func negotiatesTheVersion(asked: String, spoken: String) {
    let answer = client.ask("initialize", #"{"protocolVersion": "\#(asked)"}"#)

    #expect(answer["result"]?["protocolVersion"]?.string == spoken)
    #expect(answer["result"]?["serverInfo"]?["name"]?.string == "rehearse")
  }

  @Test(
    "what is no request is refused with a code and a sentence",
    arguments: [
      (
        "{",
        #"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"The line is not JSON: "#
          + #"expected a key in double quotes, found the end of the file at byte 2."}}"#
      ),
      (
        "[]",
        #"{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"#
          + #""message":"A batch must have 1 to 100 messages, not 0."}}"#
      ),
      (
        "3",
        #"{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"#
          + #""message":"A message must be an object, not a number."}}"#
      ),
      (
        #"{"jsonrpc": "1.0", "id": 1, "method": "ping"}"#,
        #"{"jsonrpc":"2.0","id":1,"error":{"code":-32600,"#
          + #""message":"A message needs \"jsonrpc\": \"2.0\"."}}"#
      ),
      (
        #"{"jsonrpc": "2.0", "id": "a", "method": "tool/list"}"#,
        #"{"jsonrpc":"2.0","id":"a","error":{"code":-32601,"#
          + #""message":"There is no method \"tool/list\"; the nearest is \"tools/list\"."}}"#
      ),
      (
        #"{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "tapp"}}"#,
        #"{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"#
          + #""message":"There is no tool \"tapp\"; the nearest is \"tap\"."}}"#
      ),
    ])
  func refuses(line: String, answer: String) {
    #expect(client.line(line) == answer)
  }

  @Test func notificationsAndAnswersGetNoAnswer() {
    #expect(client.line(#"{"jsonrpc": "2.0", "method": "notifications/initialized"}"#) == nil)
    #expect(client.line(#"{"jsonrpc": "2.0", "id": 1, "result": {}}"#) == nil)
  }

  @Test func aBatchIsAnsweredInOneLine() {
    let ping = #"{"jsonrpc": "2.0", "id": 1, "method": "ping"}"#

    #expect(
      client.line("[\(ping), \(ping)]")
        == #"[{"jsonrpc":"2.0","id":1,"result":{}},{"jsonrpc":"2.0","id":1,"result":{}}]"#)
  }

  @Test func aLineThatIsTooLongIsRefused() {
    let answer = client.server.answer(to: .tooLong).map { String(decoding: $0, as: UTF8.self) }

    #expect(answer?.contains("The line has more than 4194304 bytes, which is the limit.") == true)
  }

  @Test func readsAreMarkedAsReads() {
    let tools = client.ask("tools/list")["result"]?["tools"]?.list ?? []
    let reads = tools.filter { $0["annotations"]?["readOnlyHint"]?.kind == .bool(true) }

    #expect(tools.count == 27)
    #expect(
      reads.compactMap { $0["name"]?.string } == [
        "list_apps", "list_sessions", "describe_screen", "find_elements", "read_element",
        "take_picture", "read_log", "read_requests", "read_pending", "read_journal", "write_test",
        "search_flow", "explain_failure",
      ])
  }

  @Test("a read changes neither the run nor the screen", arguments: ["Screens", "Shop"])
  func readsChangeNothing(app: String) throws {
    _ = try client.done("launch_app", #"{"app": "\#(app)"}"#)
    _ = try client.done("advance_time", #"{"seconds": 3}"#)
    let before = try (client.done("read_journal", #"{"count": 1000}"#), client.done("read_pending"))

    for tool in client.ask("tools/list")["result"]?["tools"]?.list ?? []
    where tool["annotations"]?["readOnlyHint"]?.kind == .bool(true) {
      let name = tool["name"]?.string ?? ""
      let given = name == "read_element" ? #"{"element": "e1"}"# : #"{"name": "A"}"#
      let isNamed = ["read_element", "write_test"].contains(name)
      if name != "search_flow" { _ = client.call(name, isNamed ? given : "{}") }
    }

    let after = try (client.done("read_journal", #"{"count": 1000}"#), client.done("read_pending"))
    #expect(before == after)
  }

  // MARK: - Resources and prompts

  @Test func screensRoutesAndArticlesAreResources() {
    let list = client.ask("resources/list")["result"]?["resources"]?.list ?? []
    let addresses = list.compactMap { $0["uri"]?.string }

    #expect(addresses.contains("rehearsal://screens/Shop/product"))
    #expect(addresses.contains("rehearsal://routes/Screens"))
    #expect(addresses.contains("rehearsal://articles/serving-agents"))
  }

  @Test(arguments: [
    ("rehearsal://screens/Screens/login", "\"title\": \"Login\""),
    ("rehearsal://routes/Screens", "flowchart"),
    ("rehearsal://articles/serving-agents", "# Serve apps to agents"),
    ("rehearsal://screens/Flaky/last-writer-wins/main", "\"view\""),
  ])
  func resourcesAreRead(address: String, part: String) {
    let answer = client.ask("resources/read", #"{"uri": "\#(address)"}"#)
    let text = answer["result"]?["contents"]?.list.first?["text"]?.string

    #expect(text?.contains(part) == true)
  }

  @Test(
    "nothing outside the apps is read",
    arguments: [
      "rehearsal://screens/Screens/../../Package", "rehearsal://screens/../x", "file:///etc/passwd",
      "rehearsal://screens/Shop/../app", "rehearsal://routes/..", "",
    ])
  func readsNothingElse(address: String) {
    #expect(client.ask("resources/read", #"{"uri": "\#(address)"}"#)["error"] != nil)
  }

  @Test func promptsNameTheAppAndTheFlow() {
    let answer = client.ask(
      "prompts/get",
      #"{"name": "write-a-test", "arguments": {"app": "Shop", "flow": "buy a lamp"}}"#)
    let text = answer["result"]?["messages"]?.list.first?["content"]?["text"]?.string

    #expect(text?.hasPrefix("Write a UI test of the app Shop for this flow: buy a lamp") == true)
  }
}
