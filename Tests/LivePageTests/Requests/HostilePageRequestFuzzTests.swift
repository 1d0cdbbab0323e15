import Foundation
import LoopbackHTTP
import SeededCases
import SimulatedApp
import Testing

@testable import LivePage

/// Any request is answered, and changes nothing but runs.
struct HostilePageRequestFuzzTests {
  private static let keys = [
    "act", "screen", "node", "x", "y", "toX", "toY", "seconds", "gesture", "direction", "position",
    "value", "text", "button", "link", "name", "loader", "session", "app", "seed", "device",
    "language", "latencies", "faults", "variant", "coordinator", "arguments", "knownScreen",
    "knownPast",
  ]
  private static let values =
    LiveAct.names.map { "\"\($0)\"" } + [
      "0", "1", "2", "5", "40", "-1", "1e308", "0.5", "9007199254740993", "null", "true", "[]",
      "{}", "\"\"", "\"s1\"", "\"s2\"", "\"up\"", "\"tap\"", "\"press\"", "\"home\"", "\"dark\"",
      "\"Screens\"", "\"Shop\"", "\"../../etc\"", "\"LoginCoordinator\"", "\"everything\"",
      "\"loader-failure=0.5\"", "\"\\u0000\"", "\"\\ud83d\\ude00<b>\"", "[\"-a\", \"b\"]",
      "[1]", "3601", "\"landscapeLeft\"", "\"signIn\"", "\"rehearsal://x\"",
    ]

  func body(_ numbers: inout SeededNumbers, _ shown: Int) -> String {
    let keys = Set((0..<numbers.below(6)).map { _ in numbers.one(of: Self.keys) })
    var members = keys.sorted().map { "\"\($0)\": \(numbers.one(of: Self.values))" }
    if numbers.below(3) > 0 { members.append("\"screen\": \(shown)") }
    var text = Array("{\(members.joined(separator: ", "))}".utf8)
    if numbers.below(10) == 0 { text[numbers.below(text.count)] = UInt8(numbers.below(128)) }
    return String(decoding: text, as: UTF8.self)
  }

  /// 20 pages with 100 requests each; `REHEARSAL_FUZZ=50` makes 100,000 requests.
  @Test func `any request gets an answer or a fault`() throws {
    let folder = Set(try FileManager.default.contentsOfDirectory(atPath: PageClient.screens))
    var (faults, answers) = (0, 0)
    for seed in FuzzCount.times(20) {
      var numbers = SeededNumbers(seed: seed)
      let client = PageClient()
      try client.start(numbers.one(of: ["ListCoordinator", "LoginCoordinator"]))
      for _ in 0..<100 {
        let isAct = numbers.below(2) == 0
        let name = isAct ? "act" : numbers.one(of: LivePageServer.requestNames + ["", "%00"])
        let body = body(&numbers, client.shown)
        let response = try client.response("POST", "/api/\(name)", body)
        let node = JSONReader.read(response.body).node
        #expect([200, 404].contains(response.status), "seed \(seed): \(name) \(body)")
        #expect(response.status == 404 || node != nil, "seed \(seed): \(name) \(body)")
        if node?.text("fault") != nil { faults += 1 } else { answers += 1 }
      }
      #expect(client.server.runCount <= LiveDesk.runLimit, "seed \(seed)")
      #expect(try client.ask("look").text("fault") == nil, "seed \(seed)")
    }
    #expect(faults > 0 && answers > 0)
    #expect(Set(try FileManager.default.contentsOfDirectory(atPath: PageClient.screens)) == folder)
  }
}
