import SimulatedApp
import VirtualTime

extension BuilderTable {
  private static let request = RequestVariant(
    name: "main", "POST", "/v1", query: [.init("a", "1")], headers: [.init("b", "'c'")],
    body: ["d": 1], result: "/items")

  static let network: [BuilderRow] = [
    .app("loader", "latency failureRate result error", at: "loaders/feed") {
      Loader(
        "feed", latency: .exponential(mean: .seconds(1)), failureRate: 0.5, result: "a",
        error: "b")
    },
    .app("loader", "request", at: "loaders/feed") { Loader("feed", request: request) },
    .app(
      "request", "method url query headers body result timeout", at: "loaders/feed/request"
    ) { Loader("feed", request: request, timeout: .seconds(5)) },
    .app("requestChoice", "choose variants timeout", at: "loaders/feed/request") {
      Loader("feed", choosing: "backEnd", timeout: .seconds(5), requests: request)
    },
    .app(
      "requestVariant", "method url query headers body result",
      at: "loaders/feed/request/variants/main"
    ) { Loader("feed", choosing: "backEnd", requests: request) },
    .stub("", "rules", at: "") { Stub("GET", "/v1") },
    .stub("rule", "name method url query headers body where answer", at: "rules/0") {
      Stub(
        "GET", "/v1", named: "a", query: ["b": "c"], headers: ["d": nil], body: ["e": 1],
        where: "1 == 1", answers: .status(500))
    },
    .stub("rule", "loader", at: "rules/0") { Stub(loader: "feed") },
    .stub("bodyAnswer", "status headers body latency throttle times", at: "rules/0/answer") {
      Stub(
        "GET", "/v1",
        answers: .value(["a": 1], status: 201).header("b", "c").after(.seconds(1))
          .throttled(bytesPerSecond: 9).times(2))
    },
    .stub("bodyAnswer", "failure", at: "rules/0/answer") {
      Stub("GET", "/v1", answers: .failing(.offline))
    },
    .stub("fileAnswer", "status headers file latency throttle times", at: "rules/0/answer") {
      Stub(
        "GET", "/v1",
        answers: .file("a.json", status: 201).header("b", "c").after(.seconds(1))
          .throttled(bytesPerSecond: 9).times(2))
    },
    .stub("fileAnswer", "failure", at: "rules/0/answer") {
      Stub("GET", "/v1", answers: StubAnswer(body: .file("a"), failure: .timedOut))
    },
    .stub("droppedConnection", "droppedAfter", at: "rules/0/answer/failure") {
      Stub("GET", "/v1", answers: .failing(.dropped(afterBytes: 9)))
    },
    .stub("networkError", "error code", at: "rules/0/answer/failure") {
      Stub("GET", "/v1", answers: .failing(.error(message: "no", number: -1_005)))
    },
  ]
}
