import PredicateFormat
import Testing

@testable import SimulatedApp

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
    for seed in 0..<UInt64(1_500) {
      var draws = SeededDraws(seed: seed)
      var bytes = Array(Self.rules.utf8)
      for _ in 0...draws.below(4) {
        let place = draws.below(bytes.count)
        if draws.chance(50) { bytes[place] = draws.pick(pieces) } else { bytes.remove(at: place) }
      }
      let faults = SmallApp.faults(
        AppFiles(
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
    for seed in 0..<UInt64(3_000) {
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

  @Test("edits and names of files are made or told, never a trap")
  func edits() {
    let body = Array(#"{"a": [1, {"b": null}], "c": "text"}"#.utf8)
    let tokens = ["/a", "/0", "/-", "/b", "/1", "", "~1", "/99999999999999999999", "x"]
    for seed in 0..<UInt64(2_000) {
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
