import SeededCases

/// Makes messages: some by a grammar of requests with wrong parts, some by changing bytes.
struct HostileMessages {
  private var numbers: SeededNumbers
  private var last = Array(#"{"jsonrpc":"2.0","id":1,"method":"ping","params":{}}"#.utf8)

  init(seed: UInt64) { numbers = SeededNumbers(seed: seed + 1) }

  mutating func next() -> [UInt8] {
    let bytes = numbers.below(3) == 0 ? mutated() : Array(message().utf8)
    if bytes.count < 100_000 { last = bytes }
    return bytes
  }

  private static let methods = [
    "initialize", "ping", "tools/list", "tools/call", "resources/list", "resources/read",
    "prompts/get", "prompts/list", "notifications/cancelled", "", "tools/çall", "rpc.discover",
  ]
  private static let tools = [
    "list_apps", "launch_app", "list_sessions", "close_session", "describe_screen", "find_elements",
    "read_element", "take_picture", "tap", "press", "swipe", "type_text", "adjust", "answer_alert",
    "open_link", "use_device", "fail_loader", "advance_time", "go_back_in_time", "branch_session",
    "read_log", "read_requests", "read_pending", "read_journal", "write_test", "explain_failure",
  ]
  private static let keys = [
    "app", "session", "element", "text", "direction", "seconds", "until", "shows", "timeout",
    "after",
    "instant", "actions", "x", "y", "kind", "predicate", "type", "limit", "name", "button", "link",
    "loader", "device", "faults", "seed", "arguments", "environment", "coordinator", "from",
    "count",
    "scale", "describe", "position", "value", "action", "variant",
  ]
  private static let values = [
    #""e1""#, #""e99999999999999999999""#, #""s1""#, #""Screens""#, #""../..""#, #""\u0000""#, "0",
    "-1",
    "1e308", "-1e-308", "9223372036854775807", "1.5", "true", "null", "[]", "{}", #"["a","b"]"#,
    #"{"a":"b"}"#, #""up""#, #""tap""#, #""ListView""#, #""First""#, #""label CONTAINS '\\'""#,
    #""SUBQUERY(children, $x, $x == 1).@count > 0""#, #""loader-failure=1e9""#, #""home""#,
    #""text""#,
    #""NaN""#, #""😀‮é""#, "3", "10", "0.5", #""sample://content/%00""#, #""ListCoordinator""#,
    "[[[[[[[[[[[[]]]]]]]]]]]]", #""button""#, #""rehearsal://screens/../x""#,
  ]

  private mutating func pick(_ list: [String]) -> String { list[numbers.below(list.count)] }

  private mutating func message() -> String {
    let isCall = numbers.below(4) > 0
    let method = isCall ? "tools/call" : pick(Self.methods)
    var params = arguments()
    if isCall { params = #"{"name": "\#(pick(Self.tools))", "arguments": \#(params)}"# }
    let id = numbers.below(6) == 0 ? pick(Self.values) : "7"
    let message = #"{"jsonrpc": "2.0", "id": \#(id), "method": "\#(method)", "params": \#(params)}"#
    return numbers.below(20) == 0 ? "[\(message),\(message)]" : message
  }

  private mutating func arguments() -> String {
    if numbers.below(12) == 0 { return pick(Self.values) }
    let members = (0..<numbers.below(5)).map { _ in "\"\(pick(Self.keys))\": \(pick(Self.values))" }
    return "{\(members.joined(separator: ", "))}"
  }

  private mutating func mutated() -> [UInt8] {
    var bytes = last
    for _ in 0...numbers.below(4) {
      let place = numbers.below(bytes.count + 1)
      switch numbers.below(4) {
      case 0 where place < bytes.count: bytes.remove(at: place)
      case 1 where place < bytes.count: bytes[place] = UInt8(numbers.below(256))
      case 2: bytes.insert(UInt8(numbers.below(256)), at: place)
      default: bytes.insert(contentsOf: Array("[{\"".utf8), at: place)
      }
    }
    return bytes
  }
}
