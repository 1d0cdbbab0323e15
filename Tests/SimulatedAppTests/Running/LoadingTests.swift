import PredicateFormat
import SimulatedApp
import Testing
import VirtualTime

@Suite("Loaders")
struct LoadingTests {
  private static func loader(
    _ name: String = "feed", failureRate: Double = 0, after latency: LatencyDistribution = oneSecond
  ) -> LoaderDefinition {
    LoaderDefinition(
      name: name, latency: latency, failureRate: failureRate, result: "result", error: "error")
  }

  private static let oneSecond: LatencyDistribution = .fixed(.seconds(1))

  /// A state that loads, states for both outcomes, and one to go to while it loads.
  private static func screen(_ invocation: InvocationDefinition) -> ScreenDefinition {
    Screen("main") {
      On("late.feed", do: .assign("late", "event.data"), .assign("failed", "event.failed"))
      StateDefinition(name: "loading", on: [On("LEAVE", to: "away")], invoke: [invocation])
      State("done") {}
      State("wrong") {}
      State("away") {}
    }
  }

  private static let usual = Invoke(
    "feed", onDone: .to("done", do: .assign("got", "event.data")),
    onError: .to("wrong", do: .assign("got", "event.data")))

  @Test("a result arrives after the latency, as event.data")
  func done() {
    let app = TinyApp(loaders: [Self.loader()], Self.screen(Self.usual))
    #expect(app.trace.last == "feed #1")
    app.pass(.nanoseconds(999_999_999))
    #expect(app.state == "loading")
    #expect(
      app.traced { app.pass(.nanoseconds(1)) } == [
        "feed done", "-loading", "got=result", "+done",
      ])
  }

  @Test("a failure rate of 1 always fails, one of 0 never, and neither draws", arguments: 1...20)
  func certainties(seed: UInt64) {
    for (rate, state) in [(0.0, "done"), (1.0, "wrong")] {
      let app = TinyApp(
        loaders: [Self.loader(failureRate: rate)], seed: Seed(seed), Self.screen(Self.usual))
      app.pass(.seconds(1))
      #expect(app.state == state)
      #expect(app.session.device.choices.choiceCount == 0)
    }
  }

  @Test("a failure is tried again so many times, after the pause, before it counts")
  func retries() {
    var invocation = Self.usual
    invocation.retries = 2
    invocation.retryDelay = .seconds(0.5)
    let app = TinyApp(loaders: [Self.loader(failureRate: 1)], Self.screen(invocation))
    app.forget()
    app.pass(.seconds(1))
    #expect(app.trace == ["feed failed"])
    app.pass(.seconds(0.5))
    #expect(app.trace == ["feed failed", "feed #2"])
    app.pass(.nanoseconds(2_499_999_999))
    #expect(app.state == "loading")
    #expect(app.traced { app.pass(.nanoseconds(1)) }.first == "feed failed")
    #expect(app.state == "wrong")
  }

  @Test("a loader that is cancelled promptly never arrives, and leaves nothing pending")
  func prompt() {
    let app = TinyApp(loaders: [Self.loader()], Self.screen(Self.usual))
    #expect(app.traced { app.send("LEAVE") } == ["LEAVE", "feed cancelled", "-loading", "+away"])
    #expect(app.session.nextEvent == nil)
  }

  @Test("one cancelled promptly between two attempts makes no other")
  func promptBetweenAttempts() {
    var invocation = Self.usual
    invocation.retries = 1
    invocation.retryDelay = .seconds(1)
    let app = TinyApp(loaders: [Self.loader(failureRate: 1)], Self.screen(invocation))
    app.pass(.seconds(1.5))
    app.send("LEAVE")
    #expect(app.traced { app.pass(.seconds(9)) } == [])
  }

  @Test("one that is cancelled late arrives as an event of its own", arguments: [0.0, 1.0])
  func late(failureRate: Double) {
    var invocation = Self.usual
    invocation.cancellation = .late
    invocation.retries = 3
    let app = TinyApp(loaders: [Self.loader(failureRate: failureRate)], Self.screen(invocation))
    app.send("LEAVE")
    let outcome =
      failureRate == 1
      ? ("feed failed late", "late=error", "failed=1")
      : (
        "feed done late", "late=result", "failed=0"
      )
    #expect(
      app.traced { app.pass(.seconds(9)) } == [outcome.0, "late.feed", outcome.1, outcome.2])
    #expect(app.state == "away")
  }

  @Test("one that is not cancelled arrives as if its state were still active")
  func none() {
    var invocation = Self.usual
    invocation.cancellation = .none
    let app = TinyApp(loaders: [Self.loader()], Self.screen(invocation))
    app.send("LEAVE")
    app.pass(.seconds(1))
    #expect(app.state == "done")
    #expect(app.context("got") == "result")
  }

  @Test("its target is looked for where the loader's state stands, not where the app is")
  func noneElsewhere() {
    let loading = StateDefinition(
      name: "loading",
      invoke: [Invoke("feed", onDone: "done", cancellation: .none)])
    let app = TinyApp(
      loaders: [Self.loader()],
      ScreenDefinition(
        name: "main", on: [On("LEAVE", to: "away")], initial: "group",
        states: [
          StateDefinition(name: "group", states: [loading, StateDefinition(name: "done")]),
          StateDefinition(name: "away", states: [StateDefinition(name: "deep")]),
        ]))
    app.send("LEAVE")
    #expect(app.state == "away.deep")
    app.pass(.seconds(1))
    #expect(app.crash == nil)
    #expect(app.state == "group.done")
  }

  @Test(
    "a result for a screen that is gone changes nothing",
    arguments: [
      InvocationDefinition.Cancellation.prompt, .late, .none,
    ])
  func screenGone(cancellation: InvocationDefinition.Cancellation) {
    var invocation = Self.usual
    invocation.cancellation = cancellation
    var second = Self.screen(invocation)
    second.name = "second"
    second.on.append(On("BACK", do: .pop))
    let app = TinyApp(
      loaders: [Self.loader()],
      Screen("main") {
        On("OPEN", do: .push("second"))
        State("only") {}
      }, second)
    app.send("OPEN")
    app.send("BACK")
    app.pass(.seconds(5))
    #expect(app.openScreens == ["main"])
    #expect(app.state == "only")
    #expect(app.crash == nil)
    #expect(app.process?.runs.isEmpty == true)
  }

  @Test("two results at one instant arrive in the order in which they were asked for")
  func sameInstant() {
    let keep = TransitionDefinition(actions: [.assign("last", "event.data")])
    let app = TinyApp(
      loaders: [
        LoaderDefinition(name: "one", latency: Self.oneSecond, result: "one"),
        LoaderDefinition(name: "two", latency: Self.oneSecond, result: "two"),
      ],
      Screen("main") {
        StateDefinition(
          name: "loading", invoke: [Invoke("two", onDone: keep), Invoke("one", onDone: keep)])
      })
    #expect(
      app.traced { app.pass(.seconds(1)) } == ["two done", "last=two", "one done", "last=one"])
  }

  @Test("entering the state again starts its loader anew")
  func anew() {
    let app = TinyApp(
      loaders: [Self.loader()],
      Screen("main") {
        StateDefinition(
          name: "loading", on: [On("RETRY", to: "loading")],
          invoke: [Invoke("feed", onDone: "done")])
        State("done") {}
      })
    app.pass(.seconds(0.9))
    app.send("RETRY")
    app.pass(.seconds(0.9))
    #expect(app.state == "loading")
    app.pass(.seconds(0.1))
    #expect(app.state == "done")
  }

  @Test("each loader draws from streams of its own: another one beside it shifts nothing")
  func streams() {
    let law = LatencyDistribution.uniform(from: .milliseconds(1), through: .seconds(9))
    func draws(_ names: [String]) -> [JournalFact] {
      let screen = Screen("main") {
        StateDefinition(name: "loading", invoke: names.map { Invoke($0, onDone: nil) })
      }
      let session = AppSession(
        app: CompiledApp(
          .tiny([screen], loaders: names.map { Self.loader($0, failureRate: 0.5, after: law) })),
        configuration: SessionConfiguration(seed: 99, timing: .zero, isJournaling: true))
      var facts: [JournalFact] = []
      session.device.watch = { fact in
        if case .drew(let source, _, _, _) = fact, source.hasPrefix("loader.feed") {
          facts.append(fact)
        }
      }
      _ = session.launch(arguments: [], environment: [:])
      session.advance(by: .seconds(10))
      return facts
    }
    let alone = draws(["feed"])
    #expect(alone.count == 2)
    #expect(draws(["other", "feed", "third"]) == alone)
  }

  @Test("an unknown loader is told of when the app is compiled")
  func unknown() {
    let screen = Screen("main") {
      StateDefinition(name: "loading", invoke: [Invoke("fede", onDone: nil)])
    }
    #expect(CompiledApp(.tiny([screen])).errors == ["main: there is no loader \"fede\""])
  }
}
