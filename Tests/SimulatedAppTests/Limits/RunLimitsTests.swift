import AccessibilityTree
import PredicateFormat
import SimulatedApp
import TestFailures
import Testing
import TextInput
import VirtualTime

@testable import AppNetwork
@testable import AppRuntime
@testable import AppSession

/// How much an app may do in a run: at a limit it goes on, one above it ends or is refused.
@Suite("Limits of runs") struct RunLimitsTests {
  @Test func `so many alerts stand, and one more ends the app`() {
    let crash = { (count: Int) in
      let alert = ActionDefinition.alert(
        AlertDefinition(title: .literal("x"), buttons: [AlertDefinition.Button(label: "OK")]))
      let state = StateDefinition(name: "s", entry: Array(repeating: alert, count: count))
      return TinyApp(ScreenDefinition(name: "main", initial: "s", states: [state])).crash
    }
    #expect(crash(Covers.alertLimit) == nil)
    #expect(
      crash(Covers.alertLimit + 1) == "more than 100 alerts are open at once")
  }

  @Test func `so many events are raised at one instant, and one more ends the app`() {
    let crash = { (count: Int) in
      let again = TransitionDefinition(
        guard: "n > 1", actions: [.assign("n", "n - 1"), .raise(event: "GO", after: .zero)])
      let app = TinyApp(
        ScreenDefinition(
          name: "main", context: ["n": .integer(Int64(count))],
          on: [EventDefinition("GO", [again])], initial: "s",
          states: [StateDefinition(name: "s")]))
      app.send("GO")
      return app.crash
    }
    #expect(crash(Steps.raiseLimit) == nil)
    #expect(crash(Steps.raiseLimit + 1) == "main raised more than 10000 events at one instant")
  }

  @Test func `so many transitions are made at one instant`() {
    var steps = Steps()
    for _ in 0..<Steps.transitionLimit where !steps.countTransition(at: .start) {
      Issue.record("refused too early")
    }
    let isOneMoreFine = steps.countTransition(at: .start)
    #expect(!isOneMoreFine)
    let isLaterFine = steps.countTransition(at: .start + VirtualDuration(nanoseconds: 1))
    #expect(isLaterFine)
  }

  @Test func `so many screens open each other at one instant`() {
    let crash = { (count: Int) in
      let screens = (0..<count).map { number in
        let opens = ActionDefinition.push(screen: "s\(number + 1)", with: [:])
        return ScreenDefinition(
          name: "s\(number)", initial: "s",
          states: [StateDefinition(name: "s", entry: number + 1 < count ? [opens] : [])])
      }
      return TinyApp(.tiny(screens)).crash
    }
    #expect(crash(AppProcess.nestingLimit) == nil)
    #expect(
      crash(AppProcess.nestingLimit + 1)
        == "s32: more than 32 screens open or close each other at one instant")
  }

  @Test func `a field holds so much text`() {
    let app = TinyApp(
      Screen("main") {
        Context("text", "")
        TextField("field", binds: "text")
        State("only") {}
      })
    app.touch("field")
    let paste = { (count: Int) in
      _ = app.session.perform(.copy([String(repeating: "a", count: count)]))
      app.process?.press(PressedKey("v", holding: [.command]))
    }
    paste(TextEntry.fieldLimit)
    #expect(app.crash == nil)
    paste(1)
    #expect(app.crash == "a field has more than 1000000 bytes of text, the limit")
  }

  @Test func `attachments wait for a failure up to a limit, and are then recorded at once`() {
    let session = AppSession(
      app: CompiledApp(SampleApps.login), configuration: SessionConfiguration(isJournaling: true))
    let size = { session.device.journal?.bytes.count ?? 0 }
    let before = size()
    let attachment = Attachment(
      name: "a", type: "public.plain-text", size: 1, content: .text("b"), added: .start)
    for _ in 0..<AppSession.heldLimit { session.attach(attachment, onlyOnFailure: true) }
    #expect(size() == before)
    session.attach(attachment, onlyOnFailure: true)
    #expect(size() > before)
  }

  @Test func `taps and fingers have their limits`() {
    let app = TinyApp(
      Screen("main") {
        Button("go")
        State("only") {}
      })
    let query = Query().descendants(.button).identified(by: "go")
    let (taps, fingers) = (AppSession.tapLimit, AppSession.fingerLimit)
    let tap = { (times: Int, fingers: Int) in
      app.session.perform(.tap(times: times, fingers: fingers), on: query, title: "")
    }
    let words = AutomationFailure.impossible("1 to 1000 taps with 1 to 5 fingers can be made.")
    #expect(tap(taps, 1) == nil)
    #expect(tap(1, fingers) == nil)
    #expect(tap(taps + 1, 1) == words)
    #expect(tap(1, fingers + 1) == words)
  }

  @Test func `calls after a halt are counted up to a limit`() {
    let session = AppSession(
      app: CompiledApp(SampleApps.login), configuration: SessionConfiguration())
    for _ in 0..<AppSession.haltedCallLimit where session.countCallAfterHalt() {
      Issue.record("refused too early")
    }
    #expect(session.countCallAfterHalt())
  }

  @Test func `answers are edited so often, and once more is refused`() {
    var definition = SampleApps.login
    definition.stubs.sets = [StubSet(name: "Set", rules: [Stub("GET", "/a", named: "a")])]
    let device = TinyApp(definition).session.device
    _ = device.network.push("Set")
    let limit = StubShelf.editLimit
    for _ in 1..<limit { _ = device.network.edit("a", []) }
    #expect(device.network.edit("a", []) == nil)
    #expect(
      device.network.edit("a", [])
        == "Answers were edited \(limit) times already, which is the limit.")
  }

  @Test func `so many failures of the network wait for a call`() {
    let device = TinyApp(SampleApps.login).session.device
    for number in 0...DeviceNetwork.faultLimit { device.network.add("\(number)") }
    var told: [String] = []
    while let fault = device.network.takeFault() { told.append(fault) }
    #expect(told == (0..<DeviceNetwork.faultLimit).map(String.init))
  }

  @Test func `so many requests are kept, and further ones are counted`() {
    let network = TinyApp(SampleApps.login).session.device.network
    network.setOffline(true)
    let limit = DeviceNetwork.exchangeLimit
    for _ in 0..<limit { _ = network.begin(NetworkRequest("GET", "/a"), by: .urlSession) }
    #expect(network.exchanges.count == limit)

    let further = network.begin(NetworkRequest("GET", "/b"), by: .urlSession)
    network.finish(further)
    #expect(network.exchanges.count == limit)
    #expect(network.count == limit + 1)
  }

  /// Answers to requests of real code that are all due at once.
  private final class DueAnswers: OutsideRequests {
    var count: Int

    init(_ count: Int) { self.count = count }

    var nextDue: VirtualInstant? { count > 0 ? .start : nil }
    func settle() {}
    func release() { count -= 1 }
    func close() {}
  }

  @Test func `so many answers of real code come in a step of time, and more fail the test`() {
    let fault = { (count: Int) in
      let device = TinyApp(SampleApps.login).session.device
      device.advance(to: .start + .seconds(1), with: DueAnswers(count))
      return device.network.takeFault()
    }
    let limit = SimulatedDevice.answerLimit
    #expect(fault(limit) == nil)
    #expect(fault(limit + 1)?.hasPrefix("More than \(limit) requests were answered up to") == true)
  }

  @Test func `so many waits that were not met are kept`() {
    var waits = UnmetWaits()
    waits.isJudged = { false }
    for number in 1..<UnmetWaits.limit {
      waits.keep(TimedOutWait(words: "\(number)", file: "", line: 0, timeout: 1, lost: 1))
    }
    #expect(waits.isOpen)
    waits.keep(TimedOutWait(words: "last", file: "", line: 0, timeout: 1, lost: 1))
    #expect(!waits.isOpen)
  }

  @Test func `a failure says until when a query matched, if that is in so many looks`() {
    let sight = { (looksSince: Int) in
      var looks = LookResults()
      let app = TinyApp(
        Screen("main") {
          Context("n", 0)
          Text(.bind("n"), id: "n")
          On("MORE", do: .assign("n", "n + 1"))
          State("only") {}
        })
      for number in 0...looksSince {
        if number > 0 { app.send("MORE") }
        if let snapshot = app.session.device.snapshot {
          looks.keep(snapshot, at: .start + .seconds(Double(number)))
        }
      }
      return looks.lastSight(of: Query().descendants(.staticText).identified(by: "0"))
    }
    let limit = LookResults.treeLimit
    #expect(
      sight(limit - 1) == "it was there at t = 0.000 s, and gone at t = 1.000 s")
    #expect(sight(limit) == nil)
  }

  @Test func `a failure lists so many elements that a query chose from, and counts the others`() {
    let failure = { (count: Int) in
      let app = TinyApp(
        Screen("main") {
          Context("rows", .list((0..<count).map { .integer(Int64($0)) }))
          Text(.bind("item")).forEach("rows")
          State("only") {}
        })
      let query = Query().descendants(.staticText).identified(by: "none")
      return app.session.perform(.tap, on: query, title: "")?.message(.acting("tap")) ?? ""
    }
    let limit = QueryMiss.rowLimit
    let rows = { (text: String) in
      text.split(separator: "\n").count { $0.hasPrefix("    StaticText, ") }
    }
    #expect(rows(failure(limit)) == rows(failure(limit + 1)))
    #expect(failure(limit + 1).contains("... 1 more"))
    #expect(!failure(limit).contains("... "))
  }
}
