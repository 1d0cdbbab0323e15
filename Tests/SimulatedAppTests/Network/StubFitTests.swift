import PredicateFormat
import SimulatedApp
import Testing

@testable import AppCompiling

@Suite("Comparing a request with a rule")
struct StubFitTests {
  private func fit(_ rule: StubRule, _ request: NetworkRequest, count: Int = 1) throws -> StubFit {
    let set = CompiledStubSet(StubSet(name: "Set", rules: [rule]), loaders: [])
    return try #require(set.rules.first).fit(request, count: count)
  }

  private func words(_ rule: StubRule, _ request: NetworkRequest) throws -> [String] {
    guard case .differs(let differences) = try fit(rule, request) else { return [] }
    return differences.map(\.words)
  }

  private let request = NetworkRequest(
    "POST", "https://a.com/v1/items?page=2&page=3&q=red%20car",
    headers: ["Authorization": "Bearer abc", "X-Kind": "test"],
    body: Array(#"{"isWhite": false, "list": [1, {"a": "b"}], "n": 2.0}"#.utf8))

  @Test("fits, whatever else the request has")
  func fits() throws {
    let rule = StubRule(
      "POST", "/v1/{kind}", query: ["page": "3", "q": "red*", "debug": nil],
      headers: ["authorization": "Bearer *", "Cookie": nil],
      body: ["isWhite": false, "list": [1, ["a": "b"]], "n": 2],
      where: "json.list[0] == 1 AND headers.xKind == 'test' AND parameters.kind == 'items'"
        + " AND query.q CONTAINS 'car' AND count == 1 AND body CONTAINS 'isWhite'")

    #expect(try fit(rule, request) == .fits(["kind": "items"]))
  }

  @Test("tells method and path, and nothing further")
  func methodAndPath() throws {
    let rule = StubRule("GET", "/v1/itms", query: ["page": "9"])

    #expect(
      try words(rule, request) == [
        "the method is POST, not GET", "the path is \"/v1/items\", not \"/v1/itms\"",
      ])
  }

  @Test("tells query, headers and body")
  func parts() throws {
    let rule = StubRule(
      nil, "/v1/items", query: ["page": "9", "size": "1", "q": nil], headers: ["X-Kind": "a"],
      body: ["list": [1, ["a": "c"]]])

    #expect(
      try words(rule, request) == [
        "the query \"page\" is \"2\", not \"9\"",
        "the query \"size\" is missing, not \"1\"",
        "the query \"q\" is \"red car\", not missing",
        "the header \"X-Kind\" is \"test\", not \"a\"",
        "the body has \"b\" at \"/list/1/a\", not \"c\"",
      ])
  }

  @Test("tells a body that is no JSON, or another text")
  func bodies() throws {
    let plain = NetworkRequest("POST", "/", body: Array("hello".utf8))

    #expect(
      try words(StubRule(nil, "/", body: ["a": 1]), plain) == [
        "the body has nothing, not {\"a\":1}"
      ])
    #expect(
      try words(StubRule(nil, "/", body: "bye*"), plain) == ["the body has \"hello\", not \"bye*\""]
    )
    #expect(try words(StubRule(nil, "/", body: "*ell*"), plain) == [])
  }

  @Test("tells a predicate that does not hold, or has no answer")
  func predicates() throws {
    #expect(
      try words(StubRule(nil, "/v1/items", where: "json.isWhite == YES"), request)
        == ["the predicate json.isWhite == YES is not true"])
    #expect(
      try words(StubRule(nil, "/v1/items", where: "json.list + 1 == 2"), request)
        == ["the predicate json.list + 1 == 2 is not true"])
  }

  /// The words about a request that none of some rules answers.
  private func unmatched(_ rules: [StubRule]) -> String {
    var shelf = StubShelf()
    shelf.push(CompiledStubSet(StubSet(name: "Set", rules: rules), loaders: []))
    return UnmatchedRequest(request: request, source: .urlSession, instant: .start, shelf: shelf)
      .words
  }

  @Test("a request without an answer names so many rules")
  func nearest() {
    let named = { (count: Int) in
      unmatched((0..<count).map { StubRule("GET", "/v1/items\($0)") })
        .split(separator: "\n").count { $0.contains("the method is POST, not GET") }
    }
    #expect(named(UnmatchedRequest.nearestLimit) == UnmatchedRequest.nearestLimit)
    #expect(named(UnmatchedRequest.nearestLimit + 1) == UnmatchedRequest.nearestLimit)
  }

  @Test("a request without an answer is compared with so many rules")
  func compared() {
    let words = { (place: Int) in
      let others = Array(repeating: StubRule("GET", "/a/b/c/d"), count: place - 1)
      return unmatched(others + [StubRule("GET", "/v1/items")])
    }
    let limit = UnmatchedRequest.lookLimit
    #expect(words(limit).contains("(GET /v1/items)"))
    #expect(words(limit).contains(" The nearest rules:\n"))
    #expect(!words(limit + 1).contains("(GET /v1/items)"))
    #expect(
      words(limit + 1)
        .contains(" The nearest rules among the first \(limit) (1 more were not compared):\n"))
  }
}
