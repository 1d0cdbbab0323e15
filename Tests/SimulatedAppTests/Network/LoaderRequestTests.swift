import PredicateFormat
import SimulatedApp
import Testing
import VirtualTime

@Suite("Loaders that make requests")
struct LoaderRequestTests {
  /// An app whose screen loads at once and keeps what comes.
  static func app(
    _ request: RequestDefinition, context: [String: FormatValue] = [:], retries: Int = 0,
    sets: StubSet...
  ) -> AppDefinition {
    var app = AppDefinition.tiny(
      [
        ScreenDefinition(
          name: "main", context: context.merging(["data": .null, "end": ""]) { own, _ in own },
          initial: "loading",
          states: [
            StateDefinition(
              name: "loading",
              on: [EventDefinition("LEAVE", [TransitionDefinition(to: "over")])],
              invoke: [
                InvocationDefinition(
                  source: "items",
                  onDone: [
                    TransitionDefinition(
                      to: "over",
                      actions: [.assign("data", "event.data"), .assign("end", "'done'")])
                  ],
                  onError: [
                    TransitionDefinition(
                      to: "over",
                      actions: [.assign("data", "event.data"), .assign("end", "'failed'")])
                  ],
                  retries: retries)
              ]),
            StateDefinition(
              name: "over", view: [ElementDefinition(.staticText, label: .bind("end"))]),
          ])
      ], loaders: [LoaderDefinition(name: "items", request: request)])
    app.stubs = StubsDefinition(defaults: sets.map(\.name), sets: sets)
    return app
  }

  private static let plain = RequestDefinition(RequestVariant("GET", "/items"))

  private func run(
    of request: RequestDefinition = plain, context: [String: FormatValue] = [:],
    retries: Int = 0, _ rules: StubRule...
  ) -> TinyApp {
    let set = StubSet(name: "Default", rules: rules)
    let app = TinyApp(Self.app(request, context: context, retries: retries, sets: set))
    app.pass(.seconds(100))
    return app
  }

  @Test("deliver the decoded body of an answer that went well")
  func success() {
    let app = run(Stub("GET", "/items", answers: .value(["items": [1, 2]])))

    #expect(app.context("end") == "done")
    #expect(app.context("data") == ["items": [1, 2]])
  }

  @Test("deliver nothing for an empty body, and a text that does not claim to be JSON")
  func otherBodies() {
    #expect(run(Stub("GET", "/items", answers: .status(204))).context("data") == .null)
    #expect(run(Stub("GET", "/items", answers: .text("hello"))).context("data") == "hello")
  }

  @Test("fail with status, code and body where the server refuses")
  func status() {
    let app = run(Stub("GET", "/items", answers: .value(["why": "no"], status: 403)))

    #expect(app.context("end") == "failed")
    #expect(
      app.context("data") == [
        "message": "HTTP status 403", "status": 403, "code": "status", "body": ["why": "no"],
      ])
  }

  @Test(
    "fail as the network does",
    arguments: [
      (.failing(.offline), "offline", "The Internet connection appears to be offline.", 0),
      (.failing(.timedOut), "timedOut", "The request timed out.", 60),
      (StubAnswer.status(200).after(.seconds(61)), "timedOut", "The request timed out.", 60),
      (
        StubAnswer(body: .text("12345678"), bytesPerSecond: 2, failure: .dropped(afterBytes: 6)),
        "droppedConnection", "The network connection was lost.", 3
      ),
      (.failing(.error(message: "no host", number: -1003)), "error", "no host", 0),
    ] as [(StubAnswer, String, String, Double)])
  func failures(_ answer: StubAnswer, _ code: String, _ message: String, _ seconds: Double) {
    let app = run(Stub("GET", "/items", answers: answer))

    #expect(
      app.context("data")
        == [
          "message": .string(message), "status": 0, "code": .string(code), "body": .null,
        ])
    let exchange = app.session.device.network.exchanges.first
    #expect(exchange?.duration == .seconds(seconds))
  }

  @Test("are tried again, and the second answer counts")
  func retries() {
    let app = run(
      retries: 1, Stub("GET", "/items", answers: .status(500), .value(["ok": true])))

    #expect(app.context("data") == ["ok": true])
    #expect(app.session.device.network.exchanges.map(\.status) == [500, 200])
  }

  @Test("take their time from the answer's law and its speed")
  func time() {
    let answer = StubAnswer.text("12345").after(.milliseconds(500)).throttled(bytesPerSecond: 10)
    let app = run(Stub("GET", "/items", answers: answer))

    #expect(app.session.device.network.exchanges[0].duration == .seconds(1))
  }

  @Test("ask with what expressions give, in the order of the definition")
  func binding() {
    let request = RequestDefinition(
      RequestVariant(
        "POST", "/items/{item.id}/x",
        query: [.init("z", "text"), .init("a", "'1'"), .init("none", "nothing")],
        headers: [.init("X-Page", "page + 1")],
        body: ["id": ["bind": "item.id"], "fixed": [1, ["bind": "text"]]]))
    let app = run(
      of: request,
      context: ["item": ["id": "a/b"], "text": "r&d", "nothing": .null, "page": 1],
      Stub(nil, "/**"))

    let asked = app.session.device.network.exchanges[0].request
    #expect(asked.url == "/items/a%2Fb/x?z=r%26d&a=1")
    #expect(asked.headers["x-page"] == "2")
    #expect(asked.text == #"{"fixed":[1,"r&d"],"id":"a/b"}"#)
  }

  @Test("are withdrawn when their state is left")
  func cancelling() {
    let set = StubSet(
      name: "Default", rules: [Stub("GET", "/items", answers: .status(200).after(.seconds(5)))])
    let app = TinyApp(Self.app(Self.plain, sets: set))

    app.send("LEAVE")

    #expect(app.session.device.network.exchanges[0].ending == .cancelled)
    #expect(app.session.nextEvent == nil)
  }

  @Test("are told to the test where no stub answers, with the nearest rules")
  func unmatched() {
    let app = run(
      Stub("GET", "/orders"), Stub("GET", "/item", named: "one"), Stub("POST", "/items"))

    #expect(app.context("data")?.member("code") == "unmatched")
    #expect(
      app.networkFaults == [
        """
        No stub answers GET /items, which the loader "items" asked for at t = 0.000 s. \
        The nearest rules:
            Default/POST /items (POST /items): the method is GET, not POST
            Default/one (GET /item): the path is "/items", not "/item"
            Default/GET /orders (GET /orders): the path is "/items", not "/orders"
            Sets, the first asked first: Default
        """
      ])
    #expect(app.networkFaults == [])
  }

  @Test("are told to the test where there are no stubs at all")
  func noStubs() {
    let app = TinyApp(Self.app(Self.plain))

    #expect(
      app.networkFaults == [
        "No stub answers GET /items, which the loader \"items\" asked for at t = 0.000 s. "
          + "There are no stubs."
      ])
  }
}

extension FormatValue {
  fileprivate func member(_ key: String) -> FormatValue? {
    if case .record(let members) = self { members[key] } else { nil }
  }
}

extension TinyApp {
  /// The failures of the network that no call has reported yet.
  var networkFaults: [String] {
    var faults: [String] = []
    while let fault = session.device.network.takeFault() { faults.append(fault) }
    return faults
  }
}
