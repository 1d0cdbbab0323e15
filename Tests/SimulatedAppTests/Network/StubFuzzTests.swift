import PredicateFormat
import SeededCases
import SimulatedApp
import Testing

@testable import AppFiles

@Suite("Stubs under random input")
struct StubFuzzTests {
  private static let rules = """
    { "rules": [{ "name": "a", "method": "GET", "url": "/v1/{id}/**", "query": { "p": "2*" },
      "headers": { "X": null }, "body": { "a": [1] }, "where": "json.a[0] == 1",
      "answer": [{ "status": 500, "times": 2 }, { "file": "GET_a.json", "latency": "2s" },
        { "failure": { "droppedAfter": 3 }, "throttle": 9, "body": { "$date": "+1d" } }] }] }
    """

  @Test("files of rules are read or told, never a trap")
  func files() throws {
    let pieces = Array("{}[]\",:*?/%\\$0-1e9 \n".utf8) + [0xFF, 0xC3]
    for seed in FuzzCount.times(500) {
      var draws = SeededDraws(seed: seed)
      var bytes = Array(Self.rules.utf8)
      for _ in 0...draws.below(4) {
        let place = draws.below(bytes.count)
        if draws.chance(50) { bytes[place] = draws.pick(pieces) } else { bytes.remove(at: place) }
      }
      let faults = SmallApp.faults(
        AppFileSet(
          [
            .init(name: "app.json", content: .success(Array(SmallApp.app.utf8))),
            .init(name: "main.json", content: .success(Array("{}".utf8))),
          ],
          stubs: [
            .init(name: "Stubs/S/rules.json", content: .success(bytes)),
            .init(name: "Stubs/S/GET_a.json", content: .success(Array("{}".utf8))),
          ]))
      for fault in faults { try #require(fault.contains("Stubs/S/"), "seed \(seed): \(fault)") }
    }
  }

  private static let words = [
    "/", "a", "*", "{x}", "**", "?", "=", "&", "%", "%2F", "é", "://", "#",
  ]

  @Test("requests and patterns are compared, never a trap")
  func matching() {
    for seed in FuzzCount.times(1_000) {
      var draws = SeededDraws(seed: seed)
      let url = "/" + draws.list(8) { $0.pick(Self.words) }.joined()
      let request = NetworkRequest(
        "GET", draws.list(10) { $0.pick(Self.words) }.joined(),
        body: draws.list(9) { UInt8($0.below(256)) })
      let rule = StubRule(
        url: url, query: [.init("a", draws.pick(Self.words))], body: draws.sometimes { $0.value() },
        where: draws.sometimes { $0.pick(["json.a == 1", "url LIKE '*'", "query.a.b.c > 1"]) })
      var shelf = StubShelf()
      shelf.push(CompiledStubSet(StubSet(name: "S", rules: [rule]), loaders: []))
      if shelf.match(request) == nil {
        let missed = UnmatchedRequest(
          request: request, source: .urlSession, instant: .start, shelf: shelf)
        #expect(missed.words.hasPrefix("No stub answers GET "), "seed \(seed)")
      }
    }
  }

  private static let bodies: [[UInt8]] =
    ["", "{", "{\"a\": ", "[[[[", "\"\\ud800\"", "1e999", "nul", "{\"a\": 1, \"a\": 2}", "\u{0}"]
    .map { Array($0.utf8) } + [
      [0xFF, 0xFE], Array(repeating: 0x5B, count: 5_000), Array(repeating: 0x20, count: 100_000),
    ]
  private static let odd = [
    "", "//", "/../..", "/%", "/%2", "/%zz", "/%00", "?", "?&&=&", "#", "://", "https://", "/\u{0}",
    "/é\u{301}", "/a%C3", "/{x}", "/**", "\n", "?a=%F0%9F%98",
    String(repeating: "/a", count: 2_000),
    "/" + String(repeating: "%41", count: 2_000), "?" + String(repeating: "a=b&", count: 1_000),
  ]

  @Test("requests with broken bodies, huge headers and odd paths get an answer or none")
  func requests() {
    let rules = [
      StubRule("GET", "/{x}/**", headers: ["x-1": "*a*"]), StubRule(nil, "/**", body: ["a": 1]),
      StubRule(nil, "/**", body: "*{*"), StubRule(nil, "/*", where: "json.a.b[3] == headers.x1"),
    ]
    for seed in FuzzCount.times(15) {
      var draws = SeededDraws(seed: seed)
      let headers = (0..<draws.below(60)).map { number in
        NetworkField("X-\(number)", String(repeating: "a", count: draws.pick([0, 9, 20_000])))
      }
      let request = NetworkRequest(
        draws.pick(["GET", "", "ß", "\u{0}"]), draws.list(3) { $0.pick(Self.odd) }.joined(),
        headers: NetworkHeaders(headers), body: draws.pick(Self.bodies))
      var shelf = StubShelf()
      shelf.push(CompiledStubSet(StubSet(name: "S", rules: rules), loaders: []))
      guard shelf.match(request) == nil else { continue }
      let missed = UnmatchedRequest(
        request: request, source: .urlSession, instant: .start, shelf: shelf)
      #expect(!missed.words.isEmpty, "seed \(seed)")
    }
  }

  @Test("edits and names of files are made or told, never a trap")
  func edits() {
    let body = Array(#"{"a": [1, {"b": null}], "c": "text"}"#.utf8)
    let tokens = ["/a", "/0", "/-", "/b", "/1", "", "~1", "/99999999999999999999", "x"]
    for seed in FuzzCount.times(700) {
      var draws = SeededDraws(seed: seed)
      var edited = EditedBody(body, now: 0)
      for _ in 0..<3 {
        let pointer = draws.list(4) { $0.pick(tokens) }.joined()
        let edit: ResponseEdit = draws.chance(50) ? .remove(pointer) : .set(pointer, draws.value())
        try? edited.make(edit)
      }
      #expect(JSONReader.read(edited.content).faults.isEmpty, "seed \(seed)")
      _ = ResponseFileName("GET_" + draws.list(8) { $0.pick(Self.words) }.joined() + ".json")
    }
  }
}
