import PredicateFormat
import SimulatedApp
import Testing
import VirtualTime

@testable import AppNetwork
@testable import AppRuntime

@Suite("One query to two back ends")
struct BackEndTests {
  private static let search = RequestDefinition(
    choosing: "backEnd",
    [
      RequestVariant(
        name: "capi", "GET", "/v1/search", query: [.init("text", "text")], result: "/results"),
      RequestVariant(
        name: "fapi", "POST", "/api/v1", query: [.init("name", "'resolveSearch'")],
        body: ["params": [["bind": "text"]], "kind": "search"], result: "/results/0/result"),
    ])

  private func run(_ backEnd: FormatValue, _ rules: StubRule...) -> TinyApp {
    let app = TinyApp(
      LoaderRequestTests.app(
        Self.search, context: ["backEnd": backEnd, "text": "car"],
        sets: StubSet(name: "Default", rules: rules)))
    app.pass(.seconds(1))
    return app
  }

  @Test("one answer serves both, wrapped as each of them answers", arguments: ["capi", "fapi"])
  func oneAnswer(_ backEnd: String) {
    let app = run(.string(backEnd), Stub(loader: "items", answers: .value(["found": 3])))

    #expect(app.networkFaults == [])
    #expect(app.context("data") == ["found": 3])
    let exchange = app.session.device.network.exchanges[0]
    guard case .response(let response)? = exchange.ending else { return #expect(Bool(false)) }
    let wrapped =
      backEnd == "capi" ? #"{"results":{"found":3}}"# : #"{"results":[{"result":{"found":3}}]}"#
    #expect(response.text == wrapped)
  }

  @Test("a rule for a loader leaves other queries of the same back end alone")
  func otherQuery() {
    let app = run("fapi", Stub(loader: "items", answers: .value(1)))
    let other = NetworkRequest("POST", "/api/v1?name=resolveOther", body: Array("{}".utf8))

    #expect(app.session.device.network.shelf.match(other) == nil)
  }

  @Test("a variant that is not there fails the test")
  func unknown() {
    let app = run("xapi", Stub(loader: "items", answers: .value(1)))

    #expect(app.context("end") == "failed")
    #expect(
      app.networkFaults == [
        "The request of the loader \"items\" cannot be made at t = 0.000 s: it has no variant "
          + "\"xapi\", which was chosen, but capi, fapi."
      ])
  }

  @Test("closures answer with closures up to the limit", arguments: [0, 1])
  func nestedClosures(more: Int) {
    let app = run(
      "capi", Stub(loader: "items", answers: Self.closures(DeviceNetwork.makerLimit + 1 + more)))

    #expect(app.context("end") == (more == 0 ? "done" : "failed"))
    #expect(
      app.networkFaults.map {
        $0.hasSuffix("closures answer with closures more than 8 times, the limit.")
      }
        == (more == 0 ? [] : [true]))
  }

  /// A number of closures, each of which answers with the next; the last gives a plain answer.
  private static func closures(_ count: Int) -> StubAnswer {
    count == 0 ? .value(["found": 3]) : .made { _ in closures(count - 1) }
  }

  @Test("an answer without the result fails the loader")
  func noResult() {
    let app = run("capi", Stub("GET", "/v1/search", answers: .value(["other": 1])))

    #expect(app.context("end") == "failed")
    #expect(
      app.context("data") == [
        "message": "The answer has nothing at /results.", "status": 200, "code": "badAnswer",
        "body": .null,
      ])
  }
}
