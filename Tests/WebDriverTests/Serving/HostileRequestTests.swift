import Foundation
import SeededCases
import Testing
import WebDriver

/// Any request is answered, and changes nothing outside of its session.
struct HostileRequestFuzzTests {
  private static let values = [
    "1", "-1", "1e300", "null", "true", "[]", "{}", "\"\"", "\"e1\"", "\"e999999\"", "[1, [2]]",
    "\"//*[@name='a']\"", "\"**/XCUIElementTypeCell[1]\"", "\"label == 'a'\"", "\"xpath\"",
    "\"-ios class chain\"", "\"-ios predicate string\"", "\"accessibility id\"", "\"ListView\"",
    "\"../../../../etc/passwd\"", "\"mobile: swipe\"", "\"mobile: scroll\"", "\"mobile: source\"",
    "\"rehearsal: advance\"", "\"down\"", "\"\\u0000\"", "\"\\ud83d\\ude00\"", "9007199254740993",
    #"[{"type": "pointer", "actions": [{"type": "pointerDown"}, {"type": "pointerUp"}]}]"#,
    "{\"origin\": {\"ELEMENT\": \"e1\"}, \"x\": 1, \"y\": 1e9}", "\"cloud.mokumoku.sample\"",
    "[{\"seconds\": 3601}]", "[{\"direction\": \"up\", \"elementId\": \"e1\"}]",
  ]
  private static let keys = [
    "using", "value", "text", "script", "args", "actions", "x", "y", "name", "bundleId", "seconds",
    "settings", "direction", "elementId", "content", "scale", "velocity", "orientation", "url",
    "implicit", "duration", "fromX", "fromY", "toX", "toY", "capabilities", "arguments", "keys",
  ]

  func body(_ numbers: inout SeededNumbers) -> String {
    let keys = Set((0..<numbers.below(5)).map { _ in numbers.one(of: Self.keys) })
    let members = keys.sorted().map { "\"\($0)\": \(numbers.one(of: Self.values))" }
    var text = Array("{\(members.joined(separator: ", "))}".utf8)
    if numbers.below(8) == 0 { text[numbers.below(text.count)] = UInt8(numbers.below(128)) }
    return String(decoding: text, as: UTF8.self)
  }

  func request(
    _ session: String, _ numbers: inout SeededNumbers
  ) -> (method: String, path: String) {
    let route = numbers.one(of: WebDriverServer.routes)
    let ids = ["e1", "e2", "e3", "0", "e-1", "%00", "x"]
    let names = ["name", "rect", "visible", "colour", "%C3%A9"]
    var parts = route.path.split(separator: "/").map { part in
      part == ":id" ? numbers.one(of: ids) : part == ":name" ? numbers.one(of: names) : String(part)
    }
    switch numbers.below(20) {
    case 0: parts.append("more")
    case 1: parts.removeLast()
    case 2: parts.shuffle(using: &numbers)
    default: break
    }
    let method = numbers.below(20) == 0 ? numbers.one(of: ["PUT", "DELETE", "GET"]) : route.method
    let start = numbers.below(30) == 0 ? "/session/s999/" : session + "/"
    return (method, start + parts.joined(separator: "/"))
  }

  /// 40 sessions with 50 requests each; `REHEARSAL_FUZZ=50` makes 100,000 requests.
  @Test func `any request gets an answer or an error`() throws {
    var errors = 0
    for seed in FuzzCount.times(40) {
      var numbers = SeededNumbers(seed: seed)
      let client = SampleClient()
      let session = try client.open(numbers.one(of: ["ListCoordinator", "LoginCoordinator"]))
      _ = try client.find(session, "class name", "XCUIElementTypeWindow")
      for _ in 0..<50 {
        let (method, path) = request(session, &numbers)
        let answer = try client.ask(method, path, method == "GET" ? "" : body(&numbers))
        #expect([200, 400, 404, 500].contains(answer.status), "seed \(seed): \(method) \(path)")
        guard answer.status != 200 else { continue }
        errors += 1
        #expect(answer.value.text("error") != nil, "seed \(seed): \(method) \(path)")
      }
      #expect(client.server.sessionCount <= 1, "seed \(seed)")
    }
    #expect(errors > 0)
  }
}
